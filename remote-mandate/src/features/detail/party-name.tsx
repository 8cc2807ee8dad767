import type { ReactNode } from 'react';
import { cutContactName } from '@pignon/shared/domain/contact/contact-name';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { MaskedValue } from '@pignon/shared/ui/core';

export interface PartyNameProps {
  contactId: number;
  /** Undefined while loading, and for a deleted contact. */
  name: string | undefined;
  /** Links to the contact. */
  linked?: boolean;
}

/** A principal by name, hidden from customers. */
export function PartyName({ contactId, name, linked = false }: PartyNameProps): ReactNode {
  const { t } = useTranslation('mandate');
  const fallbackName = t('detail.contact');
  const shortName = cutContactName(name ?? fallbackName);
  return (
    <MaskedValue spoken={fallbackName}>
      {linked ? (
        <Link to={paths.contact(contactId)} title={name}>
          {shortName}
        </Link>
      ) : (
        <span>{shortName}</span>
      )}
    </MaskedValue>
  );
}
