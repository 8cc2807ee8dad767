import type { ReactNode } from 'react';
import type { SlotProps } from '@pignon/shared/contract';
import { NewCustomers } from '../features/price-drop/new-customers';

/** After a price was lowered: who newly matches the property, and how to tell them. */
export function Slot(drop: SlotProps<'property.priceDrop'>): ReactNode {
  return <NewCustomers {...drop} />;
}
