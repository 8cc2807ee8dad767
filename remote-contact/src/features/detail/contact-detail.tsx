import type { ReactNode } from 'react';
import { Slot } from '@pignon/shared/contract';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { CommentList, FileTextIcon, MaskedValue, MessageSquareIcon, Panel } from '@pignon/shared/ui/core';
import { CriteriaPanel } from './criteria-panel';
import { IdentityPanel } from './identity-panel';
import { ReachPanel } from './reach-panel';
import styles from './contact-detail.module.css';

/** Everything held on one contact, with what the other domains know of them. */
export function ContactDetail({ contact }: { contact: Contact }): ReactNode {
  const { t } = useTranslation('contact');
  const { filters, contactType, observation, comments } = contact;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {(filters.length > 0 || contactType.includes('CUSTOMER')) && <CriteriaPanel criteria={filters} />}
        {observation && (
          <Panel title={t('detail.observation')} icon={<FileTextIcon />}>
            <MaskedValue>
              <span className={styles.observation}>{observation}</span>
            </MaskedValue>
          </Panel>
        )}
        <Panel title={t('detail.comments')} icon={<MessageSquareIcon />} count={comments.length}>
          <CommentList comments={comments} />
        </Panel>
        <Slot name="contact.panel" contactId={contact.id} />
      </div>
      <aside className={styles.side}>
        <ReachPanel contact={contact} />
        <IdentityPanel contact={contact} />
      </aside>
    </div>
  );
}
