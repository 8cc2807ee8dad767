import type { ReactNode } from 'react';
import { MANDATE_MONTHS } from '@pignon/shared/domain/property/import/import.enums';
import type { ListedMandateTerms } from '@pignon/shared/domain/property/import/import.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Field, SelectBox } from '@pignon/shared/ui/core';
import styles from './import.module.css';

/** Preset terms of the mandates. */
const DEFAULT_TERMS: ListedMandateTerms = { durationMonths: 12, renewal: true };

interface MandateTermsProps {
  /** Number of lines with a mandate number. */
  count: number;
  /** Null while they are not registered. */
  terms: ListedMandateTerms | null;
  onChange: (terms: ListedMandateTerms | null) => void;
}

/** Whether the mandates of the file are entered into the register, and their duration. */
export function MandateTerms({ count, terms, onChange }: MandateTermsProps): ReactNode {
  const { t } = useTranslation('property');
  return (
    <fieldset className={styles.mandates}>
      <legend>{t('import.mandates', { count })}</legend>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={terms !== null}
          onChange={() => onChange(terms === null ? DEFAULT_TERMS : null)}
        />
        {t('import.enterMandates')}
      </label>
      <p>{t('import.mandatesText')}</p>
      {terms !== null && (
        <>
          <Field label={t('import.duration')}>
            {(ids) => (
              <SelectBox
                {...ids}
                value={String(terms.durationMonths)}
                options={MANDATE_MONTHS.map((months) => ({
                  value: String(months),
                  label: t('import.months', { count: months }),
                }))}
                onChange={(value) => {
                  const durationMonths = MANDATE_MONTHS.find((months) => String(months) === value);
                  if (durationMonths) onChange({ ...terms, durationMonths });
                }}
              />
            )}
          </Field>
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={terms.renewal}
              onChange={() => onChange({ ...terms, renewal: !terms.renewal })}
            />
            {t('import.renewal')}
          </label>
        </>
      )}
    </fieldset>
  );
}
