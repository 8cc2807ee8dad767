import type { ReactNode } from 'react';
import type { ContactSummary } from '@pignon/shared/domain/contact/contact.schema';
import { contactName, cutContactName } from '@pignon/shared/domain/contact/contact-name';
import { MaskedValue } from '@pignon/shared/ui/core';

type Named = Pick<ContactSummary, 'title' | 'firstName' | 'lastName' | 'company' | 'contactType'>;

/** An owner's name is not for customers' eyes. */
export function hasSecretName({ contactType }: Pick<Named, 'contactType'>): boolean {
  return contactType.includes('OWNER');
}

/** A contact's name as links show it: at most 30 characters, whole on hover, hidden from customers for an owner. */
export function ContactName({ contact }: { contact: Named }): ReactNode {
  const name = contactName(contact);
  const cut = cutContactName(name);
  const text = <span title={cut === name ? undefined : name}>{cut}</span>;
  return hasSecretName(contact) ? <MaskedValue>{text}</MaskedValue> : text;
}
