import type { ReactNode } from 'react';
import { DWELLINGS } from '@pignon/shared/domain/property/property-groups';
import { LEASE_TYPES, type LeaseType, type PropertyType } from '@pignon/shared/domain/property/property.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { NumberField, SelectField, useFormValue } from '@pignon/shared/ui/form';
import { useFieldLabels } from '../../field-labels';

/** The lease that a dwelling is let by, and for how long. */
export function LeaseFields(): ReactNode {
  const { t } = useTranslation('property');
  const { field } = useFieldLabels();
  const type = useFormValue('propertyType') as PropertyType;
  const leaseType = (useFormValue('rentalInfo.leaseType') ?? 'STANDARD') as LeaseType;
  const furnished = useFormValue('rentalInfo.furnished') === true;
  if (!DWELLINGS.includes(type)) return null;
  const term = leaseType === 'STANDARD' || leaseType === 'SHARED' ? (furnished ? 'FURNISHED' : 'BARE') : leaseType;
  return (
    <>
      <SelectField
        {...field('rentalInfo.leaseType')}
        options={LEASE_TYPES.map((value) => ({ value, label: t(`leaseType.${value}`) }))}
      />
      <NumberField {...field('rentalInfo.leaseMonths')} unit={t('form.months')} hint={t(`form.leaseTerm.${term}`)} />
    </>
  );
}
