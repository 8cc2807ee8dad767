import type { ReactNode } from 'react';
import type { Criterion } from '@pignon/shared/domain/contact/criterion.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { FormField, FormSection, useFormValue, type Check } from '@pignon/shared/ui/form';
import { useCityNames } from '../../data/city.queries';
import { citiesOf, searchSentences } from '../criteria/criterion-sentence';
import { CriteriaInput } from './criteria-input';
import { boundsAt, RANGES } from './search-values';
import styles from './contact-form.module.css';

/** Criteria in the words shown to the customer. */
function Sentence(): ReactNode {
  const { t } = useTranslation('contact');
  const filters = (useFormValue('filters') ?? []) as readonly Criterion[];
  const cityName = useCityNames(citiesOf(filters));
  const sentence = searchSentences(filters, t, cityName).join(' · ');
  return (
    <p className={styles.sentence} role="status">
      {sentence || t('form.noSearch')}
    </p>
  );
}

/** Refuses a range whose minimum is above its maximum. */
export function useInvertedBounds(): Check {
  const { t } = useTranslation('contact');
  return (value) => {
    const filters = value as readonly Criterion[];
    const invertedRange = RANGES.find((key) => {
      const [min, max] = boundsAt(filters, key);
      return min !== null && max !== null && min > max;
    });
    return invertedRange && t('form.invertedBounds', { name: t(`form.range.${invertedRange}`) });
  };
}

/** Search criteria of a customer. */
export function SearchSection(): ReactNode {
  const { t } = useTranslation('contact');
  const bounds = useInvertedBounds();
  return (
    <FormSection title={t('form.search')} lead={t('form.searchLead')}>
      <FormField name="filters" label={t('form.criteria')} check={bounds} wide>
        <CriteriaInput />
      </FormField>
      <div className="pg-form-wide">
        <Sentence />
      </div>
    </FormSection>
  );
}
