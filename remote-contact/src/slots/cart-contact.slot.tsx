import type { ReactNode } from 'react';
import type { SlotProps } from '@pignon/shared/contract';
import { ContactPiece } from '../features/contact-piece';

/** A contact put aside in the cart. */
export function Slot({ contactId, dense }: SlotProps<'cart.contact'>): ReactNode {
  return <ContactPiece contactId={contactId} dense={dense} />;
}
