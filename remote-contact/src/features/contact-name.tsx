import type { ReactNode } from 'react';
import type { ContactSummary } from '@pignon/shared/domain/contact/contact.schema';
import { contactName, cutContactName } from '@pignon/shared/domain/contact/contact-name';
import { isPrivateName } from '@pignon/shared/domain/privacy/contact-name-privacy';
import { useTranslation } from '@pignon/shared/i18n';
import { MaskedValue } from '@pignon/shared/ui/core';

type NamedContact = Pick<ContactSummary, 'id' | 'title' | 'firstName' | 'lastName' | 'company' | 'contactType'>;

/**
 * A contact's name in links: at most 30 characters, full on hover. Masked on the client's screen for owners, and for
 * everybody where it would reveal other contacts (`amongOthers`).
 */
export function ContactName({ contact, amongOthers }: { contact: NamedContact; amongOthers?: boolean }): ReactNode {
  const { t } = useTranslation('contact');
  const name = contactName(contact);
  const shortName = cutContactName(name);
  const text = <span title={shortName === name ? undefined : name}>{shortName}</span>;
  if (!amongOthers && !isPrivateName(contact.contactType)) return text;
  return <MaskedValue spoken={t('detail.contact')}>{text}</MaskedValue>;
}
