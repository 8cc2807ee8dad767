import type { ReactNode } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { RUN_STATUSES } from '@pignon/shared/domain/sync/sync.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { useListState } from '@pignon/shared/router';
import { Button, ButtonLink, PageFrame, ScreenEmpty, SelectBox } from '@pignon/shared/ui/core';
import { DataTable, DataTableSkeleton, ListContent } from '@pignon/shared/ui/table';
import { usePortals, useRuns } from '../data/sync.queries';
import { runColumns } from '../features/sync/history/run-columns';
import { findRuns, RUN_LIST, type RunControls } from '../features/sync/history/run-list';
import { RunFile } from '../features/sync/run-file';
import { useRequesterName } from '../features/sync/run-state';
import { SyncTabs } from '../features/sync/sync-tabs';

function Tools({ list }: { list: RunControls }): ReactNode {
  const { t } = useTranslation('admin');
  const { data: portals = [] } = usePortals();
  const { filters, setFilters } = list;
  return (
    <>
      <SelectBox
        aria-label={t('sync.portal')}
        value={filters.portal ?? ''}
        placeholder={t('sync.allPortals')}
        options={portals.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(code) => setFilters({ portal: code || null })}
      />
      <SelectBox
        aria-label={t('sync.status')}
        value={filters.status}
        options={[
          { value: 'ALL', label: t('sync.allStatuses') },
          ...RUN_STATUSES.map((value) => ({ value, label: t(`sync.status.${value}`) })),
        ]}
        onChange={(status) => setFilters({ status: status as typeof filters.status })}
      />
    </>
  );
}

/** `/sync/histo`: every sending, newest first. */
export function Page(): ReactNode {
  const { t } = useTranslation('admin');
  const list = useListState(RUN_LIST);
  const requesterName = useRequesterName();
  const query = useRuns(findRuns(list));
  const columns = runColumns({ t, requesterName });
  return (
    <PageFrame title={t('sync.tab.histo')} count={query.data?.page.totalElements} toolbar={<Tools list={list} />}>
      <SyncTabs current="histo" />
      <ListContent
        query={query}
        list={list}
        skeleton={<DataTableSkeleton columns={columns.length} rows={list.pageSize} />}
        empty={
          <ScreenEmpty
            title={t(list.filtered ? 'sync.noRunMatch' : 'sync.noRun')}
            action={
              list.filtered ? (
                <Button onClick={list.resetFilters}>{t('action.clearFilters')}</Button>
              ) : (
                <ButtonLink to={paths.portals}>{t('sync.tab.portals')}</ButtonLink>
              )
            }
          >
            {!list.filtered && t('sync.noRunText')}
          </ScreenEmpty>
        }
      >
        {(rows) => (
          <DataTable
            label={t('sync.tab.histo')}
            columns={columns}
            rows={rows}
            rowKey={({ runId }) => runId}
            rowLink={({ runId }) => paths.portalRun(runId)}
            rowActions={(run) => <RunFile run={run} small />}
            stale={query.isPlaceholderData}
          />
        )}
      </ListContent>
    </PageFrame>
  );
}
