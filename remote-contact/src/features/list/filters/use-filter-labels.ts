import { useTranslation } from '@pignon/shared/i18n';
import { headingKey } from '../../heading-key';
import { ANY } from '../contact-list';
import type { Choice } from './person-filters';

/** Returns the labels of the filters and their values. */
export function useFilterLabels() {
  const { t } = useTranslation('contact');
  const names: Readonly<Record<Choice, string>> = {
    followUp: t(headingKey('nextFollowUp')),
    silence: t('filter.silence'),
    mail: t('filter.mail'),
  };
  const labels: Readonly<Record<Choice, (value: string) => string>> = {
    followUp: (value) => t(`followUpFilter.${value}`),
    silence: (value) => t('filter.years', { count: Number(value) }),
    mail: (value) => t(`mailFilter.${value}`),
  };
  return {
    nameOf: (name: Choice) => names[name],
    labelOf: (name: Choice, value: string) => (value === ANY ? t('filter.any') : labels[name](value)),
    /** Text of an active filter: "Sans nouvelles : depuis 3 ans". */
    chipOf: (name: Choice, value: string) => t('chip.choice', { name: names[name], value: labels[name](value) }),
  };
}
