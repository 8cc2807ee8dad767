import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { contactName } from '@pignon/shared/domain/contact/contact-name';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import { DateText, type Fact, Facts, MaskedValue, Panel, UserIcon } from '@pignon/shared/ui/core';
import { useNarrow } from '@pignon/shared/ui/table';
import { ContactTypes } from '../contact-types';

function masked(value: string | null | undefined): ReactNode {
  return value ? (
    <MaskedValue>
      <span>{value}</span>
    </MaskedValue>
  ) : null;
}

const bornWords = (birth: Contact['birth']): string | null =>
  birth && [birth.date && formatDate(birth.date), birth.place].filter(Boolean).join(', ');

/** Identity of a contact and their negotiator. */
export function IdentityPanel({ contact }: { contact: Contact }): ReactNode {
  const { t } = useTranslation('contact');
  const { nameOf } = useColleagues();
  const narrow = useNarrow();
  const { title, company, secondPerson } = contact;
  const facts: Fact[] = [
    // on wide screens it is beside the name
    { label: t('detail.types'), value: narrow && <ContactTypes types={contact.contactType} /> },
    { label: t('detail.title'), value: title && t(`contactTitle.${title}`) },
    { label: t('detail.company'), value: masked(title === 'COMPANY' ? null : company) },
    { label: t('detail.secondPerson'), value: masked(secondPerson && contactName(secondPerson)) },
    { label: t('detail.birth'), value: masked(bornWords(contact.birth)) },
    { label: t('detail.secondBirth'), value: masked(bornWords(contact.secondBirth)) },
    { label: t('form.registration'), value: masked(contact.registration) },
    { label: t('form.capacity'), value: masked(contact.capacity) },
    { label: t('detail.maritalStatus'), value: masked(contact.maritalStatus) },
    { label: t('detail.negotiator'), value: contact.negotiator && nameOf(contact.negotiator) },
    { label: t('detail.source'), value: contact.source },
    { label: t('detail.followUp'), value: contact.nextFollowUp && <DateText iso={contact.nextFollowUp} /> },
    { label: t('detail.created'), value: <DateText iso={contact.createdTime} /> },
    { label: t('detail.modified'), value: <DateText iso={contact.modifiedTime} as="relative" /> },
  ];
  return (
    <Panel title={t('detail.identity')} icon={<UserIcon />}>
      <Facts facts={facts} />
    </Panel>
  );
}
