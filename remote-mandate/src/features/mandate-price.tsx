import type { ReactNode } from 'react';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import { formatPrice } from '@pignon/shared/i18n';
import { MaskedValue, Price } from '@pignon/shared/ui/core';

type PricedMandate = Pick<MandateSummary, 'price' | 'transactionType'>;

/** Price of a mandate; hidden from customers. */
export function MandatePrice({ mandate: { price, transactionType } }: { mandate: PricedMandate }): ReactNode {
  const priceNode = <Price euros={price} transaction={transactionType} />;
  return price === null ? priceNode : <MaskedValue like={formatPrice(price, transactionType)}>{priceNode}</MaskedValue>;
}
