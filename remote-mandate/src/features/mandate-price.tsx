import type { ReactNode } from 'react';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import { Price } from '@pignon/shared/ui/core';

/** The price a mandate is given at. */
export function MandatePrice({ mandate: { price, transactionType } }: { mandate: MandateSummary }): ReactNode {
  return <Price euros={price} transaction={transactionType} />;
}
