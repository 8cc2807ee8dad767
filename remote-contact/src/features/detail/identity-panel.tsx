import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { contactName } from '@pignon/shared/domain/contact/contact-name';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import { DateText, type Fact, Facts, MaskedValue, Panel, UserIcon } from '@pignon/shared/ui/core';
import { useNarrow } from '@pignon/shared/ui/table';
import { useFieldLabels } from '../field-labels';
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
  const { label, heading } = useFieldLabels();
  const { nameOf } = useColleagues();
  const narrow = useNarrow();
  const { title, company, secondPerson } = contact;
  const facts: Fact[] = [
    // beside the name, where there is room
    { label: heading('contactType'), value: narrow && <ContactTypes types={contact.contactType} /> },
    { label: label('title'), value: title && t(`contactTitle.${title}`) },
    { label: label('company'), value: masked(title === 'COMPANY' ? null : company) },
    { label: label('secondPerson'), value: masked(secondPerson && contactName(secondPerson)) },
    { label: label('birth'), value: masked(bornWords(contact.birth)) },
    { label: label('secondBirth'), value: masked(bornWords(contact.secondBirth)) },
    { label: label('registration'), value: masked(contact.registration) },
    { label: label('capacity'), value: masked(contact.capacity) },
    { label: label('maritalStatus'), value: masked(contact.maritalStatus) },
    { label: label('negotiator'), value: contact.negotiator && nameOf(contact.negotiator) },
    { label: label('source'), value: contact.source },
    { label: label('nextFollowUp'), value: contact.nextFollowUp && <DateText iso={contact.nextFollowUp} /> },
    { label: label('createdTime'), value: <DateText iso={contact.createdTime} /> },
    { label: heading('modifiedTime'), value: <DateText iso={contact.modifiedTime} as="relative" /> },
  ];
  return (
    <Panel title={t('detail.identity')} icon={<UserIcon />}>
      <Facts facts={facts} />
    </Panel>
  );
}
