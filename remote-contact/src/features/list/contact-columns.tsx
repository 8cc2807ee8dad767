import type { Colleagues } from '@pignon/shared/api';
import type { ContactSummary } from '@pignon/shared/domain/contact/contact.schema';
import { Badge, DateText, Email, Phone } from '@pignon/shared/ui/core';
import type { Column } from '@pignon/shared/ui/table';
import { ContactName } from '../contact-name';
import { ContactState } from '../contact-state';
import { ContactTypes } from '../contact-types';
import styles from './contact-list.module.css';

type Words = (key: string, values?: Record<string, unknown>) => string;

function Phones({ numbers, more }: { numbers: readonly string[]; more: string }) {
  const [main] = numbers;
  if (main === undefined) return null;
  return (
    <span className={styles.line}>
      <Phone number={main} />
      {numbers.length > 1 && (
        <span className={styles.soft} title={more}>
          +{numbers.length - 1}
        </span>
      )}
    </span>
  );
}

/** Columns of the contact list; those with a sort are the ones the API can order by. */
export function contactColumns(t: Words, nameOf: Colleagues['nameOf']): Column<ContactSummary>[] {
  return [
    {
      key: 'name',
      title: t('list.name'),
      primary: true,
      sort: 'lastName',
      render: (contact) => <ContactName contact={contact} />,
    },
    {
      key: 'type',
      title: t('list.type'),
      render: (contact) => (
        <span className={styles.tags}>
          <ContactTypes types={contact.contactType} />
          <ContactState contact={contact} />
        </span>
      ),
    },
    {
      key: 'phone',
      title: t('list.phone'),
      render: ({ phones }) => <Phones numbers={phones} more={t('list.morePhones', { count: phones.length - 1 })} />,
    },
    {
      key: 'email',
      title: t('list.email'),
      from: 960,
      render: ({ email }) => email && <Email address={email} className={styles.email} />,
    },
    { key: 'city', title: t('list.city'), sort: 'city', render: ({ city }) => city },
    {
      key: 'criteria',
      title: t('list.criteria'),
      align: 'end',
      from: 960,
      render: ({ criteriaCount }) =>
        criteriaCount > 0 && <Badge count={criteriaCount} label={t('list.criteriaCount', { count: criteriaCount })} />,
    },
    {
      key: 'negotiator',
      title: t('list.negotiator'),
      from: 960,
      render: ({ negotiator }) => negotiator && <span className={styles.soft}>{nameOf(negotiator)}</span>,
    },
    {
      key: 'followUp',
      title: t('list.followUp'),
      sort: 'nextFollowUp',
      from: 1280,
      render: ({ nextFollowUp }) => nextFollowUp && <DateText iso={nextFollowUp} />,
    },
    {
      key: 'modified',
      title: t('list.modified'),
      sort: 'modifiedTime',
      align: 'end',
      from: 600,
      render: ({ modifiedTime }) => <DateText iso={modifiedTime} as="relative" />,
    },
  ];
}
