import type { ReactNode } from 'react';
import { CONTACT_LABELS } from '@pignon/shared/domain/audit/people-labels';
import type { ContactType } from '@pignon/shared/domain/contact/contact.enums';
import { contactProblem } from '@pignon/shared/domain/contact/contact-problem';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { RecordForm } from '@pignon/shared/ui/form';
import { draftOf, newValues, patchOf, valuesOf } from './contact-values';
import { Doubles } from './doubles';
import { ConsentSection, NotesSection } from './follow-sections';
import { IdentitySection, ReachSection } from './identity-sections';
import { SearchSection } from './search-section';
import { isTold, ShownContactValue } from './shown-contact-value';
import { CareSection } from './care-section';
import styles from './contact-form.module.css';

interface ContactFormProps {
  onSaved: (contact: Contact) => void;
  onCancel: () => void;
}

const show = (path: string, value: unknown): ReactNode =>
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
}

/** Creates a contact. */
export function NewContactForm({ negotiator, type, ...end }: NewContactFormProps): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <RecordForm
      call="POST contact"
      values={newValues(negotiator, type)}
      valuesOf={valuesOf}
      toBody={draftOf}
      rule={contactProblem}
      labels={CONTACT_LABELS}
      show={show}
      draftKey={type === 'CUSTOMER' ? 'contact:new' : `contact:new-${type}`}
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
      show={show}
      draftKey={`contact:${id}`}
      {...end}
    >
      <Sections id={id} />
    </RecordForm>
  );
}
