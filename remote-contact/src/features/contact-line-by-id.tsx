import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { PanelContent, Skeleton } from '@pignon/shared/ui/core';
import { useCartContact, type CartContact } from '../data/cart.queries';
import { ContactLine } from './contact-line';

interface ContactLineByIdProps {
  contactId: number;
  /** Two lines, without the criteria. */
  dense?: boolean;
  /** Content below the contact. */
  below?: (read: CartContact) => ReactNode;
}

/** A contact by id: name, phone and e-mail, criteria. */
export function ContactLineById({ contactId, dense, below }: ContactLineByIdProps): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <PanelContent
      query={useCartContact(contactId)}
      skeleton={<Skeleton width="60%" />}
      isEmpty={(read) => read === null}
      empty={t('cart.gone')}
    >
      {(read) =>
        read && (
          <>
            <ContactLine {...read} dense={dense} />
            {below?.(read)}
          </>
        )
      }
    </PanelContent>
  );
}
