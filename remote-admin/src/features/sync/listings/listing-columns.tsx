import type { ReactNode } from 'react';
import type { Listing } from '@pignon/shared/domain/sync/sync.schema';
import { BanIcon, CircleCheckIcon, Price, Tag, TransactionTag, TriangleAlertIcon } from '@pignon/shared/ui/core';
import type { Column } from '@pignon/shared/ui/table';
import { FindingList } from '../finding-list';
import styles from '../sync.module.css';

type Words = (key: string, values?: Record<string, unknown>) => string;

/** Shows whether the next run includes the listing, and who decided it. */
function InclusionTag({ listing, t }: { listing: Listing; t: Words }): ReactNode {
  const { included, choice, findings } = listing;
  if (included && findings.some(({ severity }) => severity === 'BLOCKING'))
    return (
      <Tag tone="crimson" icon={<BanIcon />}>
        {t('sync.goes.blocked')}
      </Tag>
    );
  if (included)
    return (
      <Tag tone="green" icon={<CircleCheckIcon />}>
        {t(choice === true ? 'sync.goes.chosen' : 'sync.goes.yes')}
      </Tag>
    );
  return <Tag icon={<BanIcon />}>{t(choice === false ? 'sync.goes.off' : 'sync.goes.no')}</Tag>;
}

function Findings({ listing: { reference, findings }, t }: { listing: Listing; t: Words }): ReactNode {
  const blocking = findings.filter(({ severity }) => severity === 'BLOCKING');
  if (blocking.length > 0) return <FindingList reference={reference} findings={blocking} />;
  if (findings.length === 0) return null;
  return (
    <span className={styles.warnings} title={findings.map(({ message }) => message).join(' ')}>
      <TriangleAlertIcon /> {t('sync.warnings', { count: findings.length })}
    </span>
  );
}

/** Columns of properties eligible for a portal. */
export function listingColumns(t: Words): Column<Listing>[] {
  return [
    {
      key: 'title',
      title: t('sync.property'),
      primary: true,
      render: ({ title, reference, propertyType }) => title || `${t(`propertyType.${propertyType}`)} ${reference}`,
    },
    {
      key: 'reference',
      title: t('sync.reference'),
      render: ({ reference }) => <span className={styles.whole}>{reference}</span>,
    },
    { key: 'city', title: t('sync.city'), from: 960, render: ({ city }) => city },
    {
      key: 'transaction',
      title: t('sync.transaction'),
      from: 960,
      render: ({ transactionType }) => <TransactionTag type={transactionType} />,
    },
    {
      key: 'price',
      title: t('sync.price'),
      align: 'end',
      from: 960,
      render: ({ price, transactionType }) => <Price euros={price} transaction={transactionType} />,
    },
    { key: 'goes', title: t('sync.goes'), render: (listing) => <InclusionTag listing={listing} t={t} /> },
    {
      key: 'last',
      title: t('sync.lastOutcome'),
      from: 1280,
      render: ({ lastOutcome }) => lastOutcome && t(`sync.outcome.${lastOutcome}`),
    },
    { key: 'findings', title: t('sync.findings'), render: (listing) => <Findings listing={listing} t={t} /> },
  ];
}
