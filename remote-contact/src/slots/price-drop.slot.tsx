import type { ReactNode } from 'react';
import type { SlotProps } from '@pignon/shared/contract';
import { NewCustomers } from '../features/price-drop/new-customers';

/** After a price drop: newly matching customers, and ways to tell them. */
export function Slot(drop: SlotProps<'property.priceDrop'>): ReactNode {
  return <NewCustomers {...drop} />;
}
