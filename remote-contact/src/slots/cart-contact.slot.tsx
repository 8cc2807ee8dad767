import type { ReactNode } from 'react';
import type { SlotProps } from '@pignon/shared/contract';
import { ContactLineById } from '../features/contact-line-by-id';

/** A contact in the cart. */
export function Slot({ contactId, dense }: SlotProps<'cart.contact'>): ReactNode {
  return <ContactLineById contactId={contactId} dense={dense} />;
}
