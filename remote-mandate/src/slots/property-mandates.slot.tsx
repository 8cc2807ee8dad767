import type { ReactNode } from 'react';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import {
  FileSignatureIcon,
  MandateStatusTag,
  MandateTypeTag,
  Panel,
  PanelContent,
  PanelList,
} from '@pignon/shared/ui/core';
import { useMandates } from '../data/mandate.queries';
import { MandatePrice } from '../features/mandate-price';
import { Principals } from '../features/principals';
import { Term } from '../features/term';
import styles from '../features/mandate.module.css';

const SHOWN = 20;

/** The mandates of a property, the latest first. */
export function Slot({ reference }: { reference: string }): ReactNode {
  const { t } = useTranslation('mandate');
  const query = useMandates({
    dto: { propertyRef: reference },
    pageSize: SHOWN,
    pageNumber: 0,
    order: { property: 'createdTime', direction: 'DESC' },
  });
  const total = query.data?.page.totalElements;
  return (
    <Panel
      title={t('list.title')}
      icon={<FileSignatureIcon />}
      count={total}
      action={
        total ? (
          <Link to={`/mandate/list?status=any&property=${encodeURIComponent(reference)}`}>{t('action.seeAll')}</Link>
        ) : undefined
      }
    >
      <PanelContent query={query} isEmpty={({ content }) => content.length === 0} empty={t('panel.empty')}>
        {({ content }) => (
          <PanelList>
            {content.map((mandate) => (
              <li key={mandate.id} className={styles.line}>
                <span className={styles.stack}>
                  <span className={styles.tags}>
                    <MandateTypeTag type={mandate.type} />
                    <MandateStatusTag status={mandate.status} />
                  </span>
                  {mandate.registerNumber !== null && (
                    <span className={styles.soft}>
                      {t('panel.register', { number: formatNumber(mandate.registerNumber) })}
                    </span>
                  )}
                  <Principals mandate={mandate} />
                </span>
                <span className={styles.end}>
                  <MandatePrice mandate={mandate} />
                  <Term mandate={mandate} />
                </span>
              </li>
            ))}
          </PanelList>
        )}
      </PanelContent>
    </Panel>
  );
}
