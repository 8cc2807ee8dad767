import type { ReactNode } from 'react';
import { ProblemError } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { Alert, Button, MaskedValue, Phone, ScreenLoading, Skeleton } from '@pignon/shared/ui/core';
import { useContact } from '../data/contact.queries';
import { ContactName } from '../features/contact-name';
import { ContactTypes } from '../features/contact-types';
import styles from './slots.module.css';

/** A contact put aside in the cart. */
export function Slot({ contactId }: { contactId: number }): ReactNode {
  const { t } = useTranslation('contact');
  const { data: contact, error, refetch } = useContact(contactId);
  if (contact) {
    const phone = contact.phone.find(({ main }) => main) ?? contact.phone[0];
    return (
      <div className={styles.line}>
        <Link className={styles.name} to={`/contact/${contactId}`}>
          <ContactName contact={contact} />
        </Link>
        <span className={styles.soft}>{contact.location?.city}</span>
        {phone && (
          <MaskedValue>
            <Phone number={phone.number} />
          </MaskedValue>
        )}
        <ContactTypes types={contact.contactType} />
      </div>
    );
  }
  if (error instanceof ProblemError && error.code === 'NOT_FOUND') {
    return <p className={styles.soft}>{t('cart.gone', { id: contactId })}</p>;
  }
  if (error) {
    const retry = (
      <Button size="small" onClick={() => void refetch()}>
        {t('state.retry')}
      </Button>
    );
    return <Alert type="error" title={t('cart.failed', { id: contactId })} action={retry} />;
  }
  return (
    <ScreenLoading>
      <Skeleton width="60%" />
    </ScreenLoading>
  );
}
