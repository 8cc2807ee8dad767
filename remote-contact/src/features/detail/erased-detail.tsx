import type { ReactNode } from 'react';
import { Slot } from '@pignon/shared/contract';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, classNames } from '@pignon/shared/ui/core';
import { ErasedDataPanel } from '../gdpr/personal-data-panel';
import { TimelinePanel } from '../timeline/timeline-panel';
import styles from './contact-detail.module.css';
import { IdentityPanel } from './identity-panel';
import { PhoneEmailPanel } from './phone-email-panel';

/** Read-only page of an erased contact. */
export function ErasedDetail({ contact }: { contact: Contact }): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <>
      <div className={styles.erased}>
        <Alert type="info" title={t('erased.title')}>
          {t('erased.text')}
        </Alert>
      </div>
      <div className={classNames('pg-record', styles.columns)}>
        <div className="pg-record-main">
          <Slot name="contact.panel" contactId={contact.id} />
          <TimelinePanel contactId={contact.id} closed />
        </div>
        <aside className={classNames('pg-record-side', styles.side)}>
          {contact.location !== null && <PhoneEmailPanel contact={contact} />}
          <IdentityPanel contact={contact} />
          <ErasedDataPanel contact={contact} />
        </aside>
      </div>
    </>
  );
}
