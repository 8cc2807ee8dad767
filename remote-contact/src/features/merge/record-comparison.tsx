import type { ReactNode } from 'react';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { formatDate, formatPhone, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { ArchiveIcon, ArrowUpDownIcon, ButtonLink, Facts, Tag } from '@pignon/shared/ui/core';
import { useFieldLabels } from '../field-labels';
import { ContactName } from '../contact-name';
import { ContactTypes } from '../contact-types';
import styles from './merge.module.css';

interface RecordProps {
  contact: Contact;
  role: string;
}

function Record({ contact, role }: RecordProps): ReactNode {
  const { t } = useTranslation('contact');
  const { label } = useFieldLabels();
  const { id, phone, email, location, createdTime } = contact;
  const place = [location?.postcode, location?.city].filter(Boolean).join(' ');
  return (
    <section className={styles.record} aria-label={role}>
      <p className={styles.role}>{role}</p>
      <p className={styles.name}>
        <Link to={paths.contact(id)} target="_blank" rel="noreferrer" title={t('form.newTab')}>
          <ContactName contact={contact} />
        </Link>
      </p>
      <p className={styles.tags}>
        <ContactTypes types={contact.contactType} />
        {contact.archived && <Tag icon={<ArchiveIcon />}>{t('list.archived')}</Tag>}
      </p>
      <Facts
        facts={[
          { label: label('firstPhone'), value: phone.map(({ number }) => formatPhone(number)).join(', ') },
          { label: label('email'), value: email },
          { label: label('location.city'), value: place },
          { label: label('createdTime'), value: formatDate(createdTime) },
        ]}
      />
    </section>
  );
}

/** The kept and the deleted record, with a button that swaps them. */
export function RecordComparison({
  keptContact,
  deletedContact,
}: {
  keptContact: Contact;
  deletedContact: Contact;
}): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <div className={styles.records}>
      <Record contact={keptContact} role={t('merge.kept')} />
      <ButtonLink to={paths.mergeContacts(deletedContact.id, keptContact.id)} icon={<ArrowUpDownIcon />}>
        {t('merge.swap')}
      </ButtonLink>
      <Record contact={deletedContact} role={t('merge.gone')} />
    </div>
  );
}
