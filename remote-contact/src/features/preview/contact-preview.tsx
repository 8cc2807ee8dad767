import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import type { ContactSummary } from '@pignon/shared/domain/contact/contact.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import { Alert, ButtonLink, CartToggle, Email, Facts, PencilIcon, Phone } from '@pignon/shared/ui/core';
import { headingKey } from '../heading-key';
import { ContactTypes } from '../contact-types';
import styles from './contact-preview.module.css';

/** Preview of a contact in the list: name, phone and e-mail, what is due, links. */
export function ContactPreview({ contact }: { contact: ContactSummary }): ReactNode {
  const { t } = useTranslation('contact');
  const { nameOf } = useColleagues();
  const mayWrite = useMay('write');
  const { id, phones, email, negotiator, nextFollowUp, criteriaCount, erased } = contact;
  return (
    <div className={styles.preview}>
      <div className={styles.row}>
        <ContactTypes types={contact.contactType} />
        {!erased && <CartToggle kind="contact" id={id} />}
      </div>
      {erased && <Alert type="info" title={t('erased.title')} />}
      <ul className={styles.reach}>
        {phones.map((number) => (
          <li key={number}>
            <Phone number={number} />
          </li>
        ))}
        {email && (
          <li>
            <Email address={email} />
          </li>
        )}
      </ul>
      <Facts
        facts={[
          { label: t(headingKey('city')), value: [contact.postcode, contact.city].filter(Boolean).join(' ') },
          { label: t(headingKey('criteriaCount')), value: criteriaCount > 0 && criteriaCount },
          { label: t(headingKey('nextFollowUp')), value: nextFollowUp && formatDate(nextFollowUp) },
          { label: t(headingKey('negotiator')), value: negotiator && nameOf(negotiator) },
          { label: t(headingKey('createdTime')), value: formatDate(contact.createdTime) },
        ]}
      />
      <div className={styles.row}>
        <ButtonLink type="primary" to={paths.contact(id)}>
          {t('preview.open')}
        </ButtonLink>
        {mayWrite && !erased && (
          <ButtonLink to={paths.editContact(id)} icon={<PencilIcon />}>
            {t('preview.edit')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
