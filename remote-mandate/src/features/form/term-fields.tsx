import type { ReactNode } from 'react';
import { agencyPlace } from '@pignon/shared/domain/agency/agency-place';
import { dayOf } from '@pignon/shared/domain/common/day';
import type { Placed } from '@pignon/shared/domain/commune/territory';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import { ComputedValue, DateField, FormSection, NumberField, SwitchField, useFormValue } from '@pignon/shared/ui/form';
import { useAgency } from '../../data/agency.queries';
import { plannedTerms } from './mandate-values';

const FROM = ['type', 'register', 'startDate', 'endDate', 'durationMonths', 'irrevocableUntil', 'offPremises'] as const;

const planned = (values: readonly unknown[], place: Placed) =>
  plannedTerms(Object.fromEntries(FROM.map((path, index) => [path, values[index]])), dayOf(), place);

/** Duration of the mandate, with the dates that would follow from signing today. */
export function TermFields(): ReactNode {
  const { t } = useTranslation('mandate');
  const offPremises = useFormValue('offPremises') === true;
  const place = agencyPlace(useAgency().data);
  const delegated = useFormValue('type') === 'PARTNER';
  const computedDays = (key: 'end' | 'irrevocable' | 'withdrawal') =>
    function ComputedDays(...values: unknown[]) {
      const day = planned(values, place)[key];
      return day && formatDate(day);
    };
  return (
    <FormSection title={t('terms.title')} lead={t('form.termsLead')}>
      <DateField name="startDate" label={t('field.startDate')} hint={t('form.startHint')} />
      <NumberField
        name="durationMonths"
        label={t('field.durationMonths.short')}
        unit={t('form.months')}
        hint={t('form.durationHint')}
      />
      <DateField name="endDate" label={t('field.endDate')} hint={t('form.endHint')} />
      <ComputedValue label={t('form.plannedEnd')} from={FROM} compute={computedDays('end')} hint={t('form.ifToday')} />
      <DateField name="irrevocableUntil" label={t('field.irrevocableUntil')} hint={t('form.irrevocableHint')} />
      <ComputedValue
        label={t('form.plannedIrrevocable')}
        from={FROM}
        compute={computedDays('irrevocable')}
        hint={t('form.ifToday')}
      />
      {!delegated && <SwitchField name="renewal" label={t('field.renewal')} hint={t('form.renewalHint')} />}
      <SwitchField name="offPremises" label={t('field.offPremises')} hint={t('form.offPremisesHint')} />
      {offPremises && (
        <>
          <SwitchField name="immediateExecution" label={t('field.immediateExecution')} hint={t('form.immediateHint')} />
          <ComputedValue
            label={t('field.withdrawalUntil')}
            from={FROM}
            compute={computedDays('withdrawal')}
            hint={t('form.ifToday')}
          />
        </>
      )}
    </FormSection>
  );
}
