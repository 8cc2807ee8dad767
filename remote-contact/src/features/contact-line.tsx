import type { ReactNode } from 'react';
import { mainPhone } from '@pignon/shared/domain/contact/phone/main-phone';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { Phone } from '@pignon/shared/ui/core';
import type { CartContact } from '../data/cart.queries';
import { ContactName } from './contact-name';
import { ContactStatusTag } from './contact-status-tag';
import { ContactTypes } from './contact-types';
import { searchSentences } from './criteria/criterion-sentence';
import styles from './contact-line.module.css';

/** A contact in a few lines: name, phone and e-mail, criteria. */
export function ContactLine({ contact, cities, dense = false }: CartContact & { dense?: boolean }): ReactNode {
  const { t } = useTranslation('contact');
  const phone = mainPhone(contact.phone);
  const search = searchSentences(contact.filters, t, (code) => cities.get(code)).join(' · ');
  return (
    <div className={styles.contact}>
      <p className={styles.line}>
        <Link className={styles.plainName} to={paths.contact(contact.id)}>
          <ContactName contact={contact} />
        </Link>
        <ContactTypes types={contact.contactType} />
        <ContactStatusTag contact={contact} />
      </p>
      <p className={styles.line}>
        {phone && <Phone number={phone.number} />}
        <span className={styles.soft}>{contact.location?.city}</span>
      </p>
      {search && !dense && (
        <p className={styles.search} title={search}>
          {search}
        </p>
      )}
    </div>
  );
}
