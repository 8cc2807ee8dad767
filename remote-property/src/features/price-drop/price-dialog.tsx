import { useEffect, useId, useState } from 'react';
import { ProblemError, useCall } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import { MAX_RANKED_CONTACTS } from '@pignon/shared/domain/matching/matching.limits';
import { isPriceDrop } from '@pignon/shared/domain/matching/price-drop';
import { basePrice } from '@pignon/shared/domain/property/price/price-change';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { formatEuro, formatPercent, formatPrice, locale, useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Dialog, Field, Input, sentenceOf } from '@pignon/shared/ui/core';
import { useFieldLabels } from '../field-labels';
import { usePropertyChange } from '../../data/property-changes';
import { FactList } from '../detail/sections/section';
import { saleTerms } from '../detail/price/sale-terms';
import { recordPriceDrop } from './last-price-drop';
import { changeOf, readNewPrice, type NewPrice, type Side } from './new-price';
import styles from './price-drop.module.css';

/** Longer than a pause between two digits. */
const PAUSE_MS = 350;

const isStale = (error: unknown) => error instanceof ProblemError && error.code === 'STALE';
const priceInputText = (euros: number | null) =>
  euros === null ? '' : new Intl.NumberFormat(locale(), { maximumFractionDigits: 2 }).format(euros);

/** Counts the additional customers that the new price matches, after typing pauses. */
function NewcomersCount({ property, after }: { property: Property; after: number }) {
  const { t } = useTranslation('property');
  const [requestedPrice, setRequestedPrice] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRequestedPrice(after), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [after]);
  const { reference, price } = property;
  const before = price ?? 0;
  const { data } = useCall(
    'POST property/{reference}/newly-matching',
    { params: { reference }, body: { before, after: requestedPrice ?? 0 } },
    { enabled: isPriceDrop(price, requestedPrice) },
  );
  if (!isPriceDrop(price, after) || requestedPrice !== after || !data) return null;
  return t(data.length >= MAX_RANKED_CONTACTS ? 'drop.countOrMore' : 'drop.count', { count: data.length });
}

/** Result of the new price: difference from today's, and the fees of a sale. */
function Outcome({ property, next }: { property: Property; next: NewPrice }) {
  const { t } = useTranslation('property');
  const { label, heading } = useFieldLabels();
  const change = changeOf(property.price, next.displayed);
  const terms = property.transactionType === 'SALE' ? saleTerms({ ...property, ...next.patch }) : null;
  return (
    <>
      <FactList
        facts={[
          change !== null &&
            change !== 0 && {
              label: t('drop.change'),
              value: t(change < 0 ? 'price.down' : 'price.up', { percent: formatPercent(Math.abs(change)) }),
            },
          terms?.fees != null && { label: label('fees'), value: formatEuro(terms.fees) },
          terms?.netToSeller != null && { label: heading('netToSeller'), value: formatEuro(terms.netToSeller) },
        ]}
      />
      <p className={styles.count} role="status">
        <NewcomersCount property={property} after={next.displayed} />
      </p>
    </>
  );
}

/** Changes the price: displayed or net; the other one is computed. */
export function PriceDialog({ property, onClose }: { property: Property; onClose: () => void }) {
  const { t } = useTranslation('property');
  const { label } = useFieldLabels();
  const form = useId();
  const [typed, setTyped] = useState<{ side: Side; text: string }>({
    side: 'displayed',
    text: priceInputText(property.price),
  });
  const [checked, setChecked] = useState(false);
  const { mutate, isPending, error } = usePropertyChange(property, (after) => {
    bus.publish('notice.raised', {
      message: t('drop.saved', { price: formatPrice(after.price ?? 0, after.transactionType) }),
    });
    recordPriceDrop(after, property.price);
    onClose();
  });
  const next = readNewPrice(typed.text, typed.side, property);
  const rental = property.transactionType === 'RENT';
  const hasTwo = rental ? property.financialInfo.monthlyExpenses !== null : property.financialInfo.feeType !== 'SELLER';
  const save = () => {
    setChecked(true);
    if (!next) return;
    if (next.base === basePrice(property)) onClose();
    else mutate(next.patch);
  };
  const field = (side: Side, label: string) => (
    <Field
      label={label}
      error={checked && !next && typed.side === side ? t(rental ? 'drop.badRent' : 'drop.badPrice') : undefined}
    >
      {(ids) => (
        <Input
          {...ids}
          data-begin={side === 'displayed' || undefined}
          inputMode="decimal"
          autoComplete="off"
          suffix="€"
          value={typed.side === side ? typed.text : priceInputText(next?.[side] ?? null)}
          invalid={checked && !next && typed.side === side}
          onChange={(event) => setTyped({ side, text: event.target.value })}
          onFocus={(event) => event.target.select()}
        />
      )}
    </Field>
  );
  return (
    <Dialog
      open
      title={t(rental ? 'drop.changeRent' : 'drop.changePrice')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('drop.cancel')}</Button>
          <Button type="primary" htmlType="submit" form={form} loading={isPending}>
            {t('drop.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className={styles.fields}>
          {field('displayed', label('price', rental))}
          {hasTwo && field('base', label(rental ? 'rentalInfo.rent' : 'financialInfo.priceNoFees'))}
        </div>
        {next && <Outcome property={property} next={next} />}
        {error && (
          <Alert type="error" title={isStale(error) ? t('drop.stale') : (sentenceOf(error) ?? t('state.error'))} />
        )}
      </form>
    </Dialog>
  );
}
