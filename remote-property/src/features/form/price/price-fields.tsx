import { useId, type ReactNode } from 'react';
import type { Location } from '@pignon/shared/domain/common/geo/location.schema';
import { feePercent } from '@pignon/shared/domain/property/price/fees';
import { feesWithoutVat } from '@pignon/shared/domain/property/price/vat';
import type { Rounding } from '@pignon/shared/domain/property/price/price-rounding';
import type { PriceAnchor } from '@pignon/shared/domain/property/price/price-terms';
import { FEE_TYPES, type FeeType } from '@pignon/shared/domain/property/property.enums';
import { formatEuro, formatPercent, useTranslation } from '@pignon/shared/i18n';
import { SelectBox } from '@pignon/shared/ui/core';
import { FormField, NumberBox, useFormValue, type Control } from '@pignon/shared/ui/form';
import { useFieldLabels } from '../../field-labels';
import { useVatNote } from '../../vat-note';
import { usePrice } from './price-context';
import styles from '../form.module.css';

type InputProps = Pick<Control<unknown>, 'id' | 'aria-describedby' | 'aria-invalid' | 'aria-required'>;

function NetBox({ id, ...aria }: InputProps): ReactNode {
  const { fees, payer, raw, typeAmount } = usePrice();
  return (
    <NumberBox
      id={id}
      aria-describedby={aria['aria-describedby']}
      aria-invalid={aria['aria-invalid']}
      unit="€"
      value={raw ?? (payer === null ? null : (fees?.netToSeller ?? null))}
      onChange={(typed) => typeAmount('NET', typed)}
    />
  );
}

/** Rate of fees; computed and rounded when the fees are a sum. */
function RateBox({ id, value, ...aria }: Control<number | null>): ReactNode {
  const { fees, isSum, typeRate } = usePrice();
  const displayedValue = isSum && fees ? feePercent(fees) : value;
  return <NumberBox {...aria} id={id} unit="%" value={displayedValue} onChange={typeRate} />;
}

function FeesBox({ id, value: _, ...aria }: Control<number | null>): ReactNode {
  const { fees, rawSum, typeFees } = usePrice();
  return (
    <NumberBox {...aria} id={id} unit="€" value={rawSum ?? fees?.fees ?? null} onChange={typeFees} disabled={!fees} />
  );
}

function ShareBox({ id, value, ...aria }: Control<number | null>): ReactNode {
  const { typeShare } = usePrice();
  return <NumberBox {...aria} id={id} unit="%" value={value} onChange={typeShare} />;
}

function PayerBox({ id }: InputProps): ReactNode {
  const { t } = useTranslation('property');
  const { payer, choosePayer } = usePrice();
  const options = FEE_TYPES.map((value) => ({ value, label: t(`feeType.${value}`) }));
  return (
    <SelectBox
      id={id}
      options={options}
      value={payer ?? ''}
      placeholder={payer === null ? t('form.payerUnknown') : undefined}
      onChange={(next) => choosePayer(next as FeeType)}
    />
  );
}

/** A computed amount that may be typed as well: the price then follows. */
function Amount(props: {
  label: string;
  value: number | null;
  onChange: (typed: number | string | null) => void;
  hint?: ReactNode;
  disabled?: boolean;
}): ReactNode {
  const id = useId();
  const { label, hint, ...box } = props;
  return (
    <div className={`${styles.amount} pg-form-field`}>
      <label className="pg-form-label" htmlFor={id}>
        {label}
      </label>
      <NumberBox {...box} id={id} unit="€" aria-describedby={hint ? `${id}h` : undefined} />
      {hint && (
        <div id={`${id}h`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}

/** Nearest round amounts of a computed one, with their effect on the others. */
function Roundings({ which }: { which: PriceAnchor }): ReactNode {
  const { t } = useTranslation('property');
  const { roundings, round } = usePrice();
  const offeredRoundings = roundings(which);
  if (offeredRoundings.length === 0) return null;
  const effectText = ({ gives, fees: { fees, price, netToSeller } }: Rounding) =>
    t(`form.rounded.${gives}`, { amount: formatEuro({ FEES: fees, PRICE: price, NET: netToSeller }[gives]) });
  return (
    <div className={styles.roundings} role="group" aria-label={t('form.round')}>
      <span aria-hidden>{t('form.round')}</span>
      {offeredRoundings.map((rounding) => (
        <button key={rounding.amount} type="button" onClick={() => round(which, rounding)}>
          <strong>{formatEuro(rounding.amount)}</strong> <small>{effectText(rounding)}</small>
        </button>
      ))}
    </div>
  );
}

/** Net and displayed price; typing one computes the other. */
export function PriceAmounts(): ReactNode {
  const { t } = useTranslation('property');
  const { label, heading } = useFieldLabels();
  const { fees, payer, typeAmount } = usePrice();
  const feesText =
    fees && payer && t(`form.feesSaid.${payer}`, { fees: formatEuro(fees.fees), buyer: formatEuro(fees.buyerPart) });
  return (
    <>
      <div>
        <FormField name="financialInfo.priceNoFees" label={heading('netToSeller')} hint={t('form.netHint')} required>
          <NetBox />
        </FormField>
        <Roundings which="NET" />
      </div>
      <div>
        <Amount
          label={label('price')}
          value={fees?.price ?? null}
          onChange={(typed) => typeAmount('PRICE', typed)}
          hint={feesText ?? t('form.displayedHint')}
        />
        <Roundings which="PRICE" />
      </div>
    </>
  );
}

/** Parts of buyer and seller, in percent or euros. */
function Parts(): ReactNode {
  const { t } = useTranslation('property');
  const { field } = useFieldLabels();
  const { fees, typePart } = usePrice();
  return (
    <>
      <FormField {...field('financialInfo.buyerShare')} hint={t('form.buyerShareHint')}>
        <ShareBox />
      </FormField>
      <Amount
        label={t('feeType.BUYER')}
        value={fees?.buyerPart ?? null}
        onChange={(typed) => typePart('BUYER', typed)}
        disabled={!fees}
        hint={t('form.partHint')}
      />
      <Amount
        label={t('feeType.SELLER')}
        value={fees?.sellerPart ?? null}
        onChange={(typed) => typePart('SELLER', typed)}
        disabled={!fees}
      />
    </>
  );
}

/** Payer and amount of the fees, typed as a rate or a sum. */
export function FeeAmounts(): ReactNode {
  const { t } = useTranslation('property');
  const { label, field } = useFieldLabels();
  const { fees, payer, isSum } = usePrice();
  const place = useFormValue('location') as Location | null | undefined;
  const note = useVatNote(place);
  const amount = fees && formatEuro(feesWithoutVat(fees.fees, place ?? { insee: null }));
  const withoutVat = amount && t('form.feesHint', { amount });
  const feesHint = withoutVat && note ? `${withoutVat} (${note})` : withoutVat;
  return (
    <>
      <FormField {...field('financialInfo.feeType')} hint={payer === null ? t('fees.unknown') : undefined}>
        <PayerBox />
      </FormField>
      <FormField {...field('financialInfo.commissionRate')} hint={t(isSum ? 'form.rateOfSum' : 'form.rateHint')}>
        <RateBox />
      </FormField>
      <FormField
        name="financialInfo.commissionAmount"
        label={label('fees')}
        hint={feesHint ? (isSum ? `${feesHint}. ${t('form.feesStay')}` : feesHint) : t('form.feesFirst')}
      >
        <FeesBox />
      </FormField>
      {payer === 'SHARED' && <Parts />}
      <div className="pg-form-computed">
        <span className="pg-form-label">{t('form.advertised')}</span>
        <output className="pg-tabular">
          {fees && payer
            ? fees.displayedPercent === null
              ? t('form.advertisedNone')
              : formatPercent(fees.displayedPercent)
            : '–'}
        </output>
      </div>
    </>
  );
}
