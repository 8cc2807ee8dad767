import type { ReactNode } from 'react';
import { saleFees } from '@pignon/shared/domain/mandate/sale-fees';
import { FEE_TYPES, type FeeType } from '@pignon/shared/domain/property/property.enums';
import { formatEuro, useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { MaskedValue } from '@pignon/shared/ui/core';
import { ComputedValue, NumberField, SelectField } from '@pignon/shared/ui/form';

const FROM = ['price', 'feeType', 'commissionRate'];
const WHOLE = 100;

function feesFrom(price: unknown, feeType: unknown, rate: unknown) {
  const typed = typeof price === 'number' && typeof rate === 'number' && rate <= WHOLE && rate >= 0;
  return typed ? saleFees({ price, feeType: feeType as FeeType, commissionRate: rate }) : null;
}

const masked = (text: string): ReactNode => (
  <MaskedValue>
    <span>{text}</span>
  </MaskedValue>
);

/** Who pays which fees, and what they come to as one types; hidden from customers, the rate too. */
export function FeeFields(): ReactNode {
  const { t } = useTranslation('mandate');
  const hidden = usePrivacy();
  return (
    <>
      <SelectField
        name="feeType"
        label={t('price.feeType')}
        options={FEE_TYPES.map((value) => ({ value, label: t(`payer.${value}`) }))}
      />
      {hidden ? (
        <ComputedValue
          label={t('price.rate')}
          from={['commissionRate']}
          compute={(rate) => masked(`${String(rate)} %`)}
        />
      ) : (
        <NumberField name="commissionRate" label={t('price.rate')} unit="%" required />
      )}
      <ComputedValue
        label={t('price.fees')}
        from={FROM}
        compute={(...values) => {
          const fees = feesFrom(...(values as [unknown, unknown, unknown]));
          return fees && masked(formatEuro(fees.fees));
        }}
        hint={t('price.feesHint')}
      />
      <ComputedValue
        label={t('price.net')}
        from={FROM}
        compute={(...values) => {
          const fees = feesFrom(...(values as [unknown, unknown, unknown]));
          return fees && masked(formatEuro(fees.netToSeller));
        }}
      />
    </>
  );
}
