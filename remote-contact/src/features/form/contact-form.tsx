import type { ReactNode } from 'react';
import type { TypedContact } from '@pignon/shared/domain/contact/contact-from-text';
import type { ContactType } from '@pignon/shared/domain/contact/contact.enums';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { RecordForm } from '@pignon/shared/ui/form';
import { useLabelsByPath } from '../field-labels';
import { CONTACT_RECORD, contactRule, NEW_CONTACT } from './contact-record';
import { draftKeyOf, newValues, patchOf, valuesOf } from './contact-values';
import { DuplicatesAside } from './duplicates-aside';
import { ConsentSection, NotesSection } from './follow-sections';
import { CivilStatusSection, IdentitySection, ReachSection } from './identity-sections';
import { useAddressedField } from './use-addressed-field';
import { SearchSection } from './search-section';
import { AssignmentSection } from './assignment-section';
import styles from './contact-form.module.css';

interface ContactFormProps {
  onSaved: (contact: Contact) => void;
  onCancel: () => void;
}

/** All fields of a contact in the order of a conversation, with possible duplicates. */
function Sections({ id }: { id: number }): ReactNode {
  useAddressedField();
  return (
    <div className={styles.columns}>
      <div className={styles.sections}>
        <IdentitySection />
        <ReachSection />
        <SearchSection />
        <AssignmentSection />
        <CivilStatusSection />
        <ConsentSection />
        <NotesSection />
      </div>
      <DuplicatesAside id={id} />
    </div>
  );
}

interface NewContactFormProps extends ContactFormProps {
  /** Initial negotiator. */
  negotiator: string | null;
  type: ContactType;
  /** Initial values, such as the searched text. */
  known: TypedContact;
}

/** Creates a contact. */
export function NewContactForm({ negotiator, type, known, ...end }: NewContactFormProps): ReactNode {
  const { t } = useTranslation('contact');
  const labels = useLabelsByPath();
  return (
    <RecordForm
      {...NEW_CONTACT}
      labels={labels}
      values={newValues(negotiator, type, known)}
      draftKey={draftKeyOf(type, known)}
      verb={t('form.create')}
      {...end}
    >
      <Sections id={0} />
    </RecordForm>
  );
}

/** Changes a contact. */
export function ContactForm({ contact, ...end }: ContactFormProps & { contact: Contact }): ReactNode {
  const { id } = contact;
  const labels = useLabelsByPath();
  return (
    <RecordForm
      {...CONTACT_RECORD}
      labels={labels}
      rule={contactRule(contact.consents)}
      call="PATCH contact/{id}"
      params={{ id }}
      values={valuesOf(contact)}
      version={contact.version}
      toBody={patchOf}
      draftKey={`contact:${id}`}
      {...end}
    >
      <Sections id={id} />
    </RecordForm>
  );
}
