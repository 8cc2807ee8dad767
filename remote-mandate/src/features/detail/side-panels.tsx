import type { ReactNode } from 'react';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import {
  CircleCheckIcon,
  CircleIcon,
  Facts,
  FileTextIcon,
  HouseIcon,
  Panel,
  PanelContent,
  Price,
  PropertyStatusTag,
} from '@pignon/shared/ui/core';
import { useMandateProperty } from '../../data/mandate-property.queries';
import { useRequiredPapers } from '../../data/required-papers';
import styles from './detail.module.css';

/** The property that was entrusted. */
export function PropertyPanel({ reference }: { reference: string }): ReactNode {
  const { t } = useTranslation('mandate');
  const query = useMandateProperty(reference);
  return (
    <Panel
      title={t('field.propertyRef')}
      icon={<HouseIcon />}
      action={<Link to={paths.property(reference)}>{t('detail.seeProperty')}</Link>}
    >
      <PanelContent query={query} isEmpty={() => false} empty={null}>
        {({ title, propertyType, location, propertyStatus, price, transactionType }) => (
          <Facts
            facts={[
              { label: t('detail.reference'), value: <span className="pg-tabular">{reference}</span> },
              { label: t('field.propertyTitle.short'), value: title || t(`propertyType.${propertyType}`) },
              { label: t('field.city'), value: location.city },
              { label: t('field.status'), value: <PropertyStatusTag status={propertyStatus} /> },
              { label: t('detail.listed'), value: <Price euros={price} transaction={transactionType} /> },
            ]}
          />
        )}
      </PanelContent>
    </Panel>
  );
}

/** Documents handed over by the principals. */
export function PapersPanel({ diagnosis, propertyRef }: Pick<Mandate, 'diagnosis' | 'propertyRef'>): ReactNode {
  const { t } = useTranslation('mandate');
  const papers = useRequiredPapers(propertyRef, diagnosis);
  const availablePapers = papers.filter((paper) => diagnosis[paper] === true);
  return (
    <Panel title={t('papers.title')} icon={<FileTextIcon />} count={availablePapers.length}>
      <ul className={styles.papers}>
        {papers.map((paper) =>
          availablePapers.includes(paper) ? (
            <li key={paper}>
              <CircleCheckIcon />
              {t(`paper.${paper}`)}
            </li>
          ) : (
            <li key={paper} className={styles.missing}>
              <CircleIcon />
              <span>
                {t(`paper.${paper}`)} <span className="pg-hidden">{t('papers.missing')}</span>
              </span>
            </li>
          ),
        )}
      </ul>
    </Panel>
  );
}
