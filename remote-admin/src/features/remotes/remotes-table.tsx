import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, lazyDialog, ScreenEmpty, ScreenError, ScreenLoading } from '@pignon/shared/ui/core';
import { DataTable, DataTableSkeleton } from '@pignon/shared/ui/table';
import { useRemoteUse, useRollout, USE_DAYS } from '../../data/rollout.queries';
import { useOpenedRecord } from '../use-opened-record';
import { remoteColumns } from './remote-columns';
import { remoteRows } from './remote-rows';
import styles from '../admin.module.css';

const RemoteDrawer = lazyDialog(async () => (await import('./remote-drawer')).RemoteDrawer);

/** Query parameter of the module shown in the drawer. */
const REMOTE_PARAM = 'module';

/** Lists the remotes: live version, users, load times and errors. */
export function RemotesTable(): ReactNode {
  const { t } = useTranslation('admin');
  const query = useRollout();
  const use = useRemoteUse();
  const { openedId: opened, linkTo, close } = useOpenedRecord(REMOTE_PARAM);
  const columns = remoteColumns(t);
  if (!query.data) {
    if (query.error) return <ScreenError error={query.error} onRetry={() => void query.refetch()} />;
    return (
      <ScreenLoading>
        <DataTableSkeleton columns={columns.length} rows={5} />
      </ScreenLoading>
    );
  }
  const rows = remoteRows(query.data, use.data);
  if (rows.length === 0) return <ScreenEmpty title={t('remotes.empty')}>{t('remotes.emptyText')}</ScreenEmpty>;
  const remote = rows.find(({ name }) => name === opened);
  return (
    <>
      {use.error && <Alert type="warning" title={t('remotes.noUse')} />}
      <DataTable
        label={t('tab.remotes')}
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
        rowLink={({ name }) => linkTo(name)}
      />
      <p className={styles.note}>
        {t('remotes.revision', { revision: query.data.revision })} {t('remotes.since', { count: USE_DAYS })}
      </p>
      {remote && <RemoteDrawer remote={remote} view={query.data} use={use.data ?? []} onClose={close} />}
    </>
  );
}
