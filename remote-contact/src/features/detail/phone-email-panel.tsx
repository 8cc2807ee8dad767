import type { ReactNode } from 'react';
import { agreedTo } from '@pignon/shared/domain/contact/consent';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { REVIEWED_TYPES } from '@pignon/shared/domain/contact/erasure/inactivity.rules';
import {
  Email,
  MailIcon,
  MapPinIcon,
  MaskedValue,
  Panel,
  PanelNote,
  Phone,
  PhoneIcon,
  TriangleAlertIcon,
} from '@pignon/shared/ui/core';
import { useFieldLabels, wordKey } from '../field-labels';
import styles from './contact-detail.module.css';

function PhoneLine({ phone }: { phone: Contact['phone'][number] }) {
  const { t } = useTranslation('contact');
  return (
    <li>
      <PhoneIcon />
      <span>
        <Phone number={phone.number} />
        <span className={styles.note}>
          {[t(wordKey('phoneType', phone.type)), phone.main && t('detail.mainPhone')].filter(Boolean).join(' · ')}
          {phone.note && (
            <>
              {' · '}
              <MaskedValue>{phone.note}</MaskedValue>
            </>
          )}
        </span>
      </span>
    </li>
  );
}

function EmailLine({ address, owner }: { address: string; owner?: string }) {
  return (
    <li>
      <MailIcon />
      <span>
        <Email address={address} />
        {owner && <span className={styles.note}>{owner}</span>}
      </span>
    </li>
  );
}

/** Telephones, e-mails and address of a contact; hidden from customers. */
export function PhoneEmailPanel({ contact }: { contact: Contact }): ReactNode {
  const { t } = useTranslation('contact');
  const { label } = useFieldLabels();
  const { phone, email, location, secondPerson } = contact;
  const phones = [...phone].sort((a, b) => Number(b.main) - Number(a.main));
  const isConsumer = contact.contactType.some((type) => REVIEWED_TYPES.includes(type));
  const mayNotCanvass = phones.length > 0 && isConsumer && !agreedTo(contact.consents, 'PHONE');
  const isEmpty = phones.length === 0 && !email && !location && !secondPerson?.email;
  return (
    <Panel title={t('detail.reach')} icon={<PhoneIcon />}>
      {isEmpty && <PanelNote>{t('detail.noReach')}</PanelNote>}
      <ul className={styles.reach}>
        {phones.map((one) => (
          <PhoneLine key={one.number} phone={one} />
        ))}
        {email && <EmailLine address={email} />}
        {secondPerson?.email && <EmailLine address={secondPerson.email} owner={label('secondPerson')} />}
        {location && (
          <li>
            <MapPinIcon />
            <span>
              {location.street && (
                <MaskedValue>
                  <span className={styles.street}>{location.street}</span>
                </MaskedValue>
              )}
              <span>{[location.postcode, location.city].filter(Boolean).join(' ')}</span>
            </span>
          </li>
        )}
      </ul>
      {mayNotCanvass && (
        <p className={styles.canvassing}>
          <TriangleAlertIcon /> <span>{t('detail.noCanvassing')}</span>
        </p>
      )}
    </Panel>
  );
}
