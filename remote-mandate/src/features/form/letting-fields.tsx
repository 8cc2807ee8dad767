import type { ReactNode } from 'react';
import type { LettingCap } from '@pignon/shared/domain/mandate/letting/letting-terms';
import { formatEuro, useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { FormSection, NumberField, SwitchField } from '@pignon/shared/ui/form';

interface LettingFieldsProps {
  /** Cap of the tenant's fees; undefined when none applies. */
  cap: LettingCap | undefined;
  /** Before the path of each field: `changes.` of an amendment. */
  at?: string;
}

/** Fees of landlord and tenant with their caps; the landlord's are hidden from customers. */
function Fees({ cap, at }: Required<LettingFieldsProps>): ReactNode {
  const { t } = useTranslation('mandate');
  const hidden = usePrivacy();
  const max = (euros: number | undefined) =>
    euros === undefined ? undefined : t('letting.cap', { most: formatEuro(euros) });
  return (
    <>
      {!hidden && (
        <>
          <NumberField
            name={`${at}letting.landlordFee`}
            label={t('field.letting.landlordFee')}
            unit="€"
            hint={t('letting.feeHint')}
          />
          <NumberField
            name={`${at}letting.landlordInventoryFee`}
            label={t('field.letting.landlordInventoryFee.short')}
            unit="€"
          />
          <NumberField
            name={`${at}letting.negotiationFee`}
            label={t('field.letting.negotiationFee.short')}
            unit="€"
            hint={t('letting.negotiationHint')}
          />
        </>
      )}
      <NumberField
        name={`${at}letting.tenantFee`}
        label={t('field.letting.tenantFee')}
        unit="€"
        hint={max(cap?.total) ?? t('letting.feeHint')}
      />
      <NumberField
        name={`${at}letting.inventoryFee`}
        label={t('field.letting.inventoryFee.short')}
        unit="€"
        hint={max(cap?.inventory)}
      />
    </>
  );
}

/** Terms of a letting except its rent. */
export function LettingFields({ cap, at = '' }: LettingFieldsProps): ReactNode {
  const { t } = useTranslation('mandate');
  return (
    <FormSection title={t('field.letting')} lead={t('letting.lead')}>
      <NumberField
        name={`${at}letting.monthlyExpenses`}
        label={t('field.letting.monthlyExpenses')}
        unit="€"
        hint={t('letting.within')}
      />
      <NumberField name={`${at}letting.deposit`} label={t('field.letting.deposit')} unit="€" />
      <SwitchField name={`${at}letting.furnished`} label={t('field.letting.furnished')} />
      <Fees cap={cap} at={at} />
    </FormSection>
  );
}
