import type { ReactNode } from 'react';
import type { SlotProps } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { PanelContent, Skeleton } from '@pignon/shared/ui/core';
import { useCartContact } from '../data/cart.queries';
import { ContactLine } from '../features/contact-line';

/** A contact put aside in the cart: who, how to reach them, what they look for. */
export function Slot({ contactId }: SlotProps<'cart.contact'>): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <PanelContent
      query={useCartContact(contactId)}
      skeleton={<Skeleton width="60%" />}
      isEmpty={(read) => read === null}
      empty={t('cart.gone', { id: contactId })}
    >
      {(read) => read && <ContactLine {...read} />}
    </PanelContent>
  );
}
