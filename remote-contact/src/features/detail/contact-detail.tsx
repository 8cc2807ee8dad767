import type { ReactNode } from 'react';
import { Slot } from '@pignon/shared/contract';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { useTranslation } from '@pignon/shared/i18n';
import {
  CommentList,
  FileTextIcon,
  lazyPart,
  MaskedValue,
  MessageSquareIcon,
  Panel,
  Skeleton,
  useCartAction,
  classNames,
} from '@pignon/shared/ui/core';
import { useFieldLabels } from '../field-labels';
import { duplicatesQuery } from '../duplicates/duplicates-query';
import { DuplicatesPanel } from '../duplicates/duplicates-panel';
import { ContactProposals } from '../proposals/proposals-of-contact';
import { PersonalDataPanel } from '../gdpr/personal-data-panel';
import { TimelinePanel } from '../timeline/timeline-panel';
import { ConsentsPanel } from './consents-panel';
import { CriteriaPanel } from './criteria-panel';
import { IdentityPanel } from './identity-panel';
import { PhoneEmailPanel } from './phone-email-panel';
import styles from './contact-detail.module.css';

const ContactMatches = lazyPart(async () => (await import('../matching-panel/contact-matches')).ContactMatches);
/** Height of the panel with its first lines, in pixels. */
const MATCHES_HEIGHT = 520;

/** All data of a contact, with panels of the other remotes. */
export function ContactDetail({ contact }: { contact: Contact }): ReactNode {
  const { t } = useTranslation('contact');
  const { label } = useFieldLabels();
  useCartAction({ kind: 'contact', id: contact.id });
  const { filters, contactType, observation, comments } = contact;
  const searches = filters.length > 0 || contactType.includes('CUSTOMER');
  return (
    <div className={classNames('pg-record', styles.columns)}>
      <div className="pg-record-main">
        {searches && (
          <>
            <CriteriaPanel criteria={filters} />
            <ContactMatches
              contact={contact}
              pending={<Skeleton height={filters.length > 0 ? MATCHES_HEIGHT : undefined} />}
            />
            <ContactProposals contactId={contact.id} />
          </>
        )}
        {observation && (
          <Panel title={label('observation')} icon={<FileTextIcon />}>
            <MaskedValue>
              <span className={styles.observation}>{observation}</span>
            </MaskedValue>
          </Panel>
        )}
        <Panel title={label('comments')} icon={<MessageSquareIcon />} count={comments.length}>
          <CommentList comments={comments} />
        </Panel>
        <Slot name="contact.panel" contactId={contact.id} />
        <TimelinePanel contactId={contact.id} />
      </div>
      <aside className={classNames('pg-record-side', styles.side)}>
        <DuplicatesPanel query={duplicatesQuery(contact.id, contact)} id={contact.id} text={t('merge.alike')} />
        <PhoneEmailPanel contact={contact} />
        <IdentityPanel contact={contact} />
        <ConsentsPanel contact={contact} />
        <PersonalDataPanel contact={contact} />
      </aside>
    </div>
  );
}
