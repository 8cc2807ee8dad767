import type { ClientErrorGroup } from '@pignon/shared/domain/client-error/client-error.schema';
import { formatNumber } from '@pignon/shared/i18n';
import { DateText } from '@pignon/shared/ui/core';
import type { Column } from '@pignon/shared/ui/table';
import styles from '../admin.module.css';

type Words = (key: string, values?: Record<string, unknown>) => string;

/** Columns of the failures of browsers. */
export function errorColumns(t: Words): Column<ClientErrorGroup>[] {
  return [
    {
      key: 'message',
      title: t('errors.message'),
      primary: true,
      render: ({ message, route }) => (
        <span className={styles.last}>
          {message}
          <span className={styles.soft}>{route}</span>
        </span>
      ),
    },
    { key: 'remote', title: t('errors.remote'), width: 120, render: ({ remote }) => remote },
    {
      key: 'version',
      title: t('errors.version'),
      render: ({ version }) => <code className={styles.code}>{version}</code>,
    },
    {
      key: 'count',
      title: t('errors.count'),
      align: 'end',
      width: 90,
      labelled: true,
      render: ({ count }) => formatNumber(count),
    },
    {
      key: 'first',
      title: t('errors.first'),
      align: 'end',
      from: 960,
      render: ({ first }) => <DateText iso={first} as="time" />,
    },
    { key: 'last', title: t('errors.last'), align: 'end', render: ({ last }) => <DateText iso={last} as="relative" /> },
  ];
}
