import type { ReactNode } from 'react';
import type { FeeStep } from '@pignon/shared/domain/agency/agency.schema';
import { TRANSACTION_TYPES } from '@pignon/shared/domain/property/property.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { NumberField, RepeatedFields, SelectField } from '@pignon/shared/ui/form';

const MAX_STEPS = 100;
const NEW_STEP: FeeStep = { kind: 'SALE', upTo: null, percent: null, amount: null };

/** Steps of the fee scale: a share or an amount up to a price. */
export function FeeScaleFields(): ReactNode {
  const { t } = useTranslation('admin');
  const line = (number: number) => t('agency.step', { number });
  return (
    <RepeatedFields
      name="feeScale"
      empty={NEW_STEP}
      most={MAX_STEPS}
      movable
      addLabel={t('agency.addStep')}
      lineLabel={line}
    >
      {(path) => (
        <>
          <SelectField
            name={`${path}.kind`}
            label={t('field.agency.feeScale.*.kind.short')}
            options={TRANSACTION_TYPES.map((value) => ({ value, label: t(`transactionType.${value}`) }))}
          />
          <NumberField
            name={`${path}.upTo`}
            label={t('field.agency.feeScale.*.upTo.short')}
            unit="€"
            hint={t('agency.stepNoLimit')}
          />
          <NumberField name={`${path}.percent`} label={t('field.agency.feeScale.*.percent.short')} unit="%" />
          <NumberField name={`${path}.amount`} label={t('field.agency.feeScale.*.amount.short')} unit="€" />
        </>
      )}
    </RepeatedFields>
  );
}
