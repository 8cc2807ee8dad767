import { bus } from '@pignon/shared/bus';
import { isPriceDrop } from '@pignon/shared/domain/matching/price-drop';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { createStore } from '@pignon/shared/state';

export interface Drop {
  reference: string;
  before: number;
  after: number;
}

/** Last lowered price of this tab, until its page has shown it. */
export const priceDropStore = createStore<Drop | null>(null);

/**
 * Call after saving a property, with its price before: its page then shows newly matching customers. A first, raised or
 * equal price is ignored.
 */
export function recordPriceDrop({ reference, price: after }: Property, before: number | null): void {
  if (before === null || after === null || !isPriceDrop(before, after)) return;
  const drop = { reference, before, after };
  bus.publish('property.priceDropped', drop);
  priceDropStore.set(drop);
}
