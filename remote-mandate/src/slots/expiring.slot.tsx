import type { ReactNode } from 'react';
import type { CallInput } from '@pignon/shared/api';
import { shortTitle } from '@pignon/shared/domain/property/title';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { DateText, FileSignatureIcon, Panel, PanelContent, PanelList } from '@pignon/shared/ui/core';
import { useMandates } from '../data/mandate.queries';
import { DaysLeftText } from '../features/term';
import styles from '../features/mandate.module.css';

const DAYS = 30;
const SHOWN = 5;
const EXPIRING: CallInput<'POST mandate/find'>['body'] = {
  dto: { status: ['RUNNING'], expiringWithinDays: DAYS },
  pageSize: SHOWN,
  order: { property: 'endDate', direction: 'ASC' },
};

/** The running mandates whose term is near, the nearest first. */
export function Slot(): ReactNode {
  const { t } = useTranslation('mandate');
  const query = useMandates(EXPIRING);
  return (
    <Panel
      title={t('expiring.title', { count: DAYS })}
      icon={<FileSignatureIcon />}
      count={query.data?.page.totalElements}
      action={<Link to={`/mandate/list?status=running&expiring=${DAYS}&sort=endDate.asc`}>{t('action.seeAll')}</Link>}
    >
      <PanelContent
        query={query}
        isEmpty={({ content }) => content.length === 0}
        empty={t('expiring.empty', { count: DAYS })}
      >
        {({ content }) => (
          <PanelList>
            {content.map((mandate) => (
              <li key={mandate.id} className={styles.line}>
                <span className={styles.stack}>
                  <Link to={`/property/${encodeURIComponent(mandate.propertyRef)}`} title={mandate.propertyTitle}>
                    {shortTitle(mandate.propertyTitle || mandate.propertyRef)}
                  </Link>
                  <span className={styles.soft}>{[mandate.city, mandate.propertyRef].filter(Boolean).join(' · ')}</span>
                </span>
                <span className={styles.end}>
                  <DateText iso={mandate.endDate} />
                  <DaysLeftText mandate={mandate} />
                </span>
              </li>
            ))}
          </PanelList>
        )}
      </PanelContent>
    </Panel>
  );
}
