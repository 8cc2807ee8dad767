import type { ReactNode } from 'react';
import { MANDATE_PAPERS } from '@pignon/shared/domain/mandate/mandate.enums';
import type { MandateFields } from '@pignon/shared/domain/mandate/mandate.schema';
import { useTranslation } from '@pignon/shared/i18n';
import type { Control } from '@pignon/shared/ui/form';
import styles from './form.module.css';

/** A box to tick for each paper that the principals hand over. */
export function PapersBox({ id, value = {}, onChange }: Control<MandateFields['diagnosis']>): ReactNode {
  const { t } = useTranslation('mandate');
  return (
    <div id={id} className={styles.papers} role="group" aria-label={t('papers.title')}>
      {MANDATE_PAPERS.map((paper) => (
        <label key={paper}>
          <input
            type="checkbox"
            checked={value[paper] ?? false}
            onChange={({ target }) => onChange?.({ ...value, [paper]: target.checked })}
          />
          {t(`paper.${paper}`)}
        </label>
      ))}
    </div>
  );
}
