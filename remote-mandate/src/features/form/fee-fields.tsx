import type { ReactNode } from 'react';
import { saleFees, type MandateFees } from '@pignon/shared/domain/mandate/sale-fees';
import { HALF } from '@pignon/shared/domain/property/price/fee-terms';
import { FEE_TYPES, type FeeType } from '@pignon/shared/domain/property/property.enums';
import { formatEuro, useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { MaskedValue } from '@pignon/shared/ui/core';
import { ComputedValue, NumberField, SelectField, useFormValue } from '@pignon/shared/ui/form';

const FROM = ['price', 'feeType', 'commissionRate', 'commissionAmount', 'buyerShare'];

interface AtProps {
  /** Before the path of each field: `changes.` of an amendment. */
  at?: string;
}
const WHOLE = 100;

const isPercent = (value: unknown): value is number => typeof value === 'number' && value <= WHOLE && value >= 0;

/** Computes the fees from the typed values; null while one is missing. */
function feesFrom([price, feeType, rate, sum, share]: unknown[]) {
  const isSum = typeof sum === 'number' && sum >= 0;
  if (typeof price !== 'number' || (!isSum && !isPercent(rate))) return null;
  const terms: MandateFees = {
    price,
    feeType: feeType as FeeType,
    commissionRate: isPercent(rate) ? rate : 0,
    commissionAmount: isSum ? sum : null,
    buyerShare: isPercent(share) ? share : HALF,
  };
  return saleFees(terms);
}

const masked = (text: string): ReactNode => (
  <MaskedValue>
    <span>{text}</span>
  </MaskedValue>
);

/** Rate or amount of the fees, and each party's share. */
function Terms({ at }: Required<AtProps>): ReactNode {
  const { t } = useTranslation('mandate');
  const isShared = useFormValue(`${at}feeType`) === 'SHARED';
  return (
    <>
      <NumberField name={`${at}commissionRate`} label={t('field.commissionRate')} unit="%" required />
      <NumberField
        name={`${at}commissionAmount`}
        label={t('field.commissionAmount')}
        unit="€"
        hint={t('price.sumHint')}
      />
      {isShared && (
        <NumberField
          name={`${at}buyerShare`}
          label={t('field.buyerShare')}
          unit="%"
          hint={t('price.shareHint')}
          required
        />
      )}
    </>
  );
}

/** Payer and amount of the fees, computed while typing; hidden from customers, rate included. */
export function FeeFields({ at = '' }: AtProps): ReactNode {
  const { t } = useTranslation('mandate');
  const hidden = usePrivacy();
  const from = FROM.map((path) => at + path);
  return (
    <>
      <SelectField
        name={`${at}feeType`}
        label={t('field.feeType')}
        options={FEE_TYPES.map((value) => ({ value, label: t(`feeType.${value}`) }))}
      />
      {hidden ? (
        <ComputedValue
          label={t('field.commissionRate')}
          from={[`${at}commissionRate`]}
          compute={(rate) => masked(`${String(rate)} %`)}
        />
      ) : (
        <Terms at={at} />
      )}
      <ComputedValue
        label={t('price.fees')}
        from={from}
        compute={(...values) => {
          const fees = feesFrom(values);
          return fees && masked(formatEuro(fees.fees));
        }}
        hint={t('price.feesHint')}
      />
      <ComputedValue
        label={t('price.net')}
        from={from}
        compute={(...values) => {
          const fees = feesFrom(values);
          return fees && masked(formatEuro(fees.netToSeller));
        }}
      />
    </>
  );
}
