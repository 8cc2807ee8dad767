import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { DateText, ScreenEmpty, ScreenError, ScreenLoading, Tag } from '@pignon/shared/ui/core';
import { DataTable, DataTableSkeleton, type Column } from '@pignon/shared/ui/table';
import { useRegistry } from '../../data/admin.queries';
import { liveRemotes, type LiveRemote } from './live-remotes';
import styles from '../admin.module.css';

type Words = (key: string, values?: Record<string, unknown>) => string;

/** For whom a version on trial is: a share of all, roles, or else people chosen by name. */
function triedBy({ percent, roles }: NonNullable<LiveRemote['canary']>, t: Words): string[] {
  const share = percent > 0 ? [t('remotes.percent', { percent })] : [];
  const audience = [...share, ...roles.map((role) => t(`role.${role}`))];
  return audience.length > 0 ? audience : [t('remotes.chosen')];
}

function columnsOf(t: Words): Column<LiveRemote>[] {
  return [
    { key: 'name', title: t('remotes.name'), primary: true, render: ({ name }) => name },
    { key: 'owner', title: t('remotes.owner'), render: ({ owner }) => owner },
    {
      key: 'stable',
      title: t('remotes.stable'),
      render: ({ stable }) =>
        stable === null ? <Tag tone="amber">{t('remotes.none')}</Tag> : <code className={styles.code}>{stable}</code>,
    },
    {
      key: 'canary',
      title: t('remotes.canary'),
      render: ({ canary }) =>
        canary && (
          <span className={styles.tags}>
            <code className={styles.code}>{canary.version}</code>
            {triedBy(canary, t).map((whom) => (
              <Tag key={whom} tone="blue">
                {whom}
              </Tag>
            ))}
          </span>
        ),
    },
    {
      key: 'previous',
      title: t('remotes.previous'),
      from: 960,
      render: ({ previous }) => previous && <code className={styles.code}>{previous}</code>,
    },
    {
      key: 'published',
      title: t('remotes.published'),
      align: 'end',
      render: ({ publishedAt }) => <DateText iso={publishedAt} as="relative" />,
    },
  ];
}

/** The modules that make the product, and which version of each is live. */
export function RemotesTable(): ReactNode {
  const { t } = useTranslation('admin');
  const query = useRegistry();
  const columns = columnsOf(t);
  if (!query.data) {
    if (query.error) return <ScreenError error={query.error} onRetry={() => void query.refetch()} />;
    return (
      <ScreenLoading>
        <DataTableSkeleton columns={columns.length} rows={5} />
      </ScreenLoading>
    );
  }
  const rows = liveRemotes(query.data);
  if (rows.length === 0) return <ScreenEmpty title={t('remotes.empty')}>{t('remotes.emptyText')}</ScreenEmpty>;
  return (
    <>
      <DataTable label={t('tab.remotes')} columns={columns} rows={rows} rowKey={({ name }) => name} />
      <p className={styles.note}>{t('remotes.revision', { revision: query.data.revision })}</p>
    </>
  );
}
