import type { Colleagues } from '@pignon/shared/api';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import { shortTitle } from '@pignon/shared/domain/property/title';
import { formatNumber } from '@pignon/shared/i18n';
import { DateText, MandateStatusTag, MandateTypeTag } from '@pignon/shared/ui/core';
import type { Column } from '@pignon/shared/ui/table';
import { MandatePrice } from '../mandate-price';
import { Principals } from '../principals';
import { Term } from '../term';
import styles from '../mandate.module.css';

type Words = (key: string, values?: Record<string, unknown>) => string;

/** Columns of the mandate list; those with a sort are the ones the API can order by. */
export function mandateColumns(t: Words, nameOf: Colleagues['nameOf']): Column<MandateSummary>[] {
  return [
    {
      key: 'register',
      title: t('list.register'),
      sort: 'registerNumber',
      from: 600,
      width: 92,
      render: ({ registerNumber }) =>
        registerNumber === null ? (
          <span className={styles.soft}>{t('list.unregistered')}</span>
        ) : (
          formatNumber(registerNumber)
        ),
    },
    {
      key: 'property',
      title: t('list.property'),
      primary: true,
      render: ({ propertyTitle, propertyRef, city }) => (
        <span className={styles.stack}>
          <span title={propertyTitle}>{shortTitle(propertyTitle || propertyRef)}</span>
          <span className={styles.soft}>{[city, propertyRef].filter(Boolean).join(' · ')}</span>
        </span>
      ),
    },
    { key: 'type', title: t('list.type'), render: ({ type }) => <MandateTypeTag type={type} /> },
    {
      key: 'status',
      title: t('list.status'),
      sort: 'status',
      render: ({ status }) => <MandateStatusTag status={status} />,
    },
    { key: 'principals', title: t('list.principals'), render: (mandate) => <Principals mandate={mandate} /> },
    {
      key: 'start',
      title: t('list.start'),
      sort: 'startDate',
      from: 960,
      render: ({ startDate }) => <DateText iso={startDate} />,
    },
    { key: 'end', title: t('list.end'), sort: 'endDate', render: (mandate) => <Term mandate={mandate} /> },
    {
      key: 'price',
      title: t('list.price'),
      sort: 'price',
      align: 'end',
      render: (mandate) => <MandatePrice mandate={mandate} />,
    },
    {
      key: 'negotiators',
      title: t('list.negotiators'),
      from: 1280,
      render: ({ negotiators }) => (
        <span className={styles.stack}>
          {negotiators.map((email) => (
            <span key={email}>{nameOf(email)}</span>
          ))}
        </span>
      ),
    },
  ];
}
