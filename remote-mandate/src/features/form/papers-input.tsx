import type { ReactNode } from 'react';
import type { MandateFields } from '@pignon/shared/domain/mandate/mandate.schema';
import { useTranslation } from '@pignon/shared/i18n';
import type { Control } from '@pignon/shared/ui/form';
import { useRequiredPapers } from '../../data/required-papers';
import styles from './form.module.css';

interface PapersBoxProps extends Control<MandateFields['diagnosis']> {
  /** Reference of the property, which decides the requested documents. */
  reference: string;
}

/** Checklist of the documents that principals hand over. */
export function PapersInput({ reference, id, value = {}, onChange }: PapersBoxProps): ReactNode {
  const { t } = useTranslation('mandate');
  const papers = useRequiredPapers(reference, value);
  return (
    <div id={id} className={styles.papers} role="group" aria-label={t('papers.title')}>
      {papers.map((paper) => (
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
