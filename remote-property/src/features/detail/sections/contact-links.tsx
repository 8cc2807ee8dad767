import { useCall } from '@pignon/shared/api';
import { contactName, cutContactName } from '@pignon/shared/domain/contact/contact-name';
import { mainPhone } from '@pignon/shared/domain/contact/phone/main-phone';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import { Button, MaskedValue, Phone, Skeleton } from '@pignon/shared/ui/core';
import { contactsByType } from './contacts-by-type';
import styles from './chapters.module.css';

function ContactLine({ id }: { id: number }) {
  const { t } = useTranslation('property');
  const masked = usePrivacy();
  // on the client's screen nothing personal is requested, so none is in the page
  const { data, isPending, error, refetch } = useCall('GET contact/{id}', { params: { id } }, { enabled: !masked });
  if (masked) {
    return (
      <li>
        <MaskedValue>{t('contacts.someone')}</MaskedValue>
      </li>
    );
  }
  if (isPending) {
    return (
      <li>
        <Skeleton width={140} />
      </li>
    );
  }
  if (error) {
    return (
      <li>
        <span>{t('contacts.failed')}</span>
        <Button size="small" onClick={() => void refetch()}>
          {t('state.retry')}
        </Button>
      </li>
    );
  }
  const phone = mainPhone(data.phone);
  return (
    <li>
      <Link to={paths.contact(id)}>{cutContactName(contactName(data)) || t('contacts.unnamed')}</Link>
      {phone && <Phone number={phone.number} />}
    </li>
  );
}

/** Contacts of a property by kind of link; names are hidden from customers. */
export function ContactLinks({ contactTypes }: { contactTypes: Property['contactTypes'] }) {
  const { t } = useTranslation('property');
  const groups = contactsByType(contactTypes);
  if (groups.length === 0) return <p className={styles.contactsNone}>{t('contacts.none')}</p>;
  return groups.map(([type, ids]) => (
    <div key={type} className={styles.contacts}>
      <h3>{t(`contactType.${type}`)}</h3>
      <ul>
        {ids.map((id) => (
          <ContactLine key={id} id={id} />
        ))}
      </ul>
    </div>
  ));
}
