import type { ReactNode } from 'react';
import { CONTACT_LABELS } from '@pignon/shared/domain/audit/people-labels';
import type { TypedContact } from '@pignon/shared/domain/contact/contact-from-text';
import type { ContactType } from '@pignon/shared/domain/contact/contact.enums';
import { contactProblem } from '@pignon/shared/domain/contact/contact-problem';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { RecordForm } from '@pignon/shared/ui/form';
import { draftKeyOf, draftOf, newValues, patchOf, valuesOf } from './contact-values';
import { Doubles } from './doubles';
import { ConsentSection, NotesSection } from './follow-sections';
import { CivilStatusSection, IdentitySection, ReachSection } from './identity-sections';
import { SearchSection } from './search-section';
import { isTold, ShownContactValue } from './shown-contact-value';
import { CareSection } from './care-section';
import styles from './contact-form.module.css';

interface ContactFormProps {
  onSaved: (contact: Contact) => void;
  onCancel: () => void;
}

export const showContactValue = (path: string, value: unknown): ReactNode =>
  isTold(path, value) ? <ShownContactValue path={path} value={value} /> : undefined;

/** Every field of a contact in the order in which people tell them, beside who may be the same person. */
function Sections({ id }: { id: number }): ReactNode {
  return (
    <div className={styles.columns}>
      <div className={styles.sections}>
        <IdentitySection />
        <ReachSection />
        <SearchSection />
        <CareSection />
        <CivilStatusSection />
        <ConsentSection />
        <NotesSection />
      </div>
      <Doubles id={id} />
    </div>
  );
}

interface NewContactFormProps extends ContactFormProps {
  /** Who will look after them until somebody else is chosen. */
  negotiator: string | null;
  type: ContactType;
  /** What is known of them already, such as what was typed into the search. */
  known: TypedContact;
}

/** Creates a contact. */
export function NewContactForm({ negotiator, type, known, ...end }: NewContactFormProps): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <RecordForm
      call="POST contact"
      values={newValues(negotiator, type, known)}
      valuesOf={valuesOf}
      toBody={draftOf}
      rule={contactProblem}
      labels={CONTACT_LABELS}
      show={showContactValue}
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
  return (
    <RecordForm
      call="PATCH contact/{id}"
      params={{ id }}
      values={valuesOf(contact)}
      version={contact.version}
      valuesOf={valuesOf}
      toBody={patchOf}
      rule={contactProblem}
      labels={CONTACT_LABELS}
      show={showContactValue}
      draftKey={`contact:${id}`}
      {...end}
    >
      <Sections id={id} />
    </RecordForm>
  );
}
