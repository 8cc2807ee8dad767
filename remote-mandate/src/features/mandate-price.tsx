import type { ReactNode } from 'react';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Money } from '@pignon/shared/ui/core';
import styles from './mandate.module.css';

/** The price a mandate is given at; a rent says that it is monthly. */
export function MandatePrice({ mandate: { price, transactionType } }: { mandate: MandateSummary }): ReactNode {
  const { t } = useTranslation('mandate');
  return (
    <span className={styles.end}>
      <Money euros={price} />
      {transactionType === 'RENT' && price !== null && <span className={styles.soft}>{t('property.perMonth')}</span>}
    </span>
  );
}
