import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { useListState } from '@pignon/shared/router';
import { Button, FilterChip, lazyDialog, PageFrame, ScreenEmpty, SelectBox } from '@pignon/shared/ui/core';
import { DataTable, DataTableSkeleton, ListContent } from '@pignon/shared/ui/table';
import { useIncidents, useRegistry } from '../../data/admin.queries';
import { AdminTabs } from '../admin-tabs';
import { useOpenedRecord } from '../use-opened-record';
import { errorColumns } from './error-columns';
import { ERROR_LIST, ERROR_PARAM, findErrors, SINCE, type ErrorControls } from './error-list';

const ErrorDrawer = lazyDialog(async () => (await import('./error-drawer')).ErrorDrawer);

/** Name under which the host reports errors. */
const HOST = 'host';

/** The error named by the address. */
function OpenErrorDialog(): ReactNode {
  const { openedId: opened, close } = useOpenedRecord(ERROR_PARAM);
  return opened ? <ErrorDrawer errorId={opened} onClose={close} /> : null;
}

/** Filters: module, version, date. */
function ErrorTools({ list }: { list: ErrorControls }): ReactNode {
  const { t } = useTranslation('admin');
  const { data: registry } = useRegistry();
  const { filters, setFilters } = list;
  const { remote, version, since } = filters;
  const live = registry ? Object.keys(registry.remotes).sort() : [];
  const remotes = [...new Set([HOST, ...live, ...(remote === null ? [] : [remote])])];
  const known = remote === null ? [] : Object.keys(registry?.remotes[remote]?.versions ?? {});
  const versions = [...new Set([...known, ...(version === null ? [] : [version])])];
  const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  return (
    <>
      <SelectBox
        aria-label={t('errors.remote')}
        placeholder={t('errors.everyRemote')}
        value={remote ?? ''}
        options={options(remotes)}
        onChange={(value) => setFilters({ remote: value || null, version: null })}
      />
      {versions.length > 0 && (
        <SelectBox
          aria-label={t('errors.version')}
          placeholder={t('errors.everyVersion')}
          value={version ?? ''}
          options={options(versions)}
          onChange={(value) => setFilters({ version: value || null })}
        />
      )}
      <SelectBox
        aria-label={t('errors.period')}
        value={since}
        options={SINCE.map((value) => ({ value, label: t(`errors.since.${value}`) }))}
        onChange={(value) => setFilters({ since: SINCE.find((one) => one === value) ?? 'ALL' })}
      />
    </>
  );
}

/** Browser errors grouped by cause, with module and version. */
export function ErrorsSection(): ReactNode {
  const { t } = useTranslation('admin');
  const list = useListState(ERROR_LIST);
  const query = useIncidents(findErrors(list));
  const { linkTo } = useOpenedRecord(ERROR_PARAM);
  const columns = errorColumns(t);
  const { version } = list.filters;
  return (
    <PageFrame title={t('tab.errors')} count={query.data?.page.totalElements} toolbar={<ErrorTools list={list} />}>
      <AdminTabs model="errors" />
      {version !== null && (
        <div className="pg-page-chips">
          <FilterChip label={version} onRemove={() => list.setFilters({ version: null })} />
        </div>
      )}
      <ListContent
        query={query}
        list={list}
        skeleton={<DataTableSkeleton columns={columns.length} rows={list.pageSize} />}
        empty={
          <ScreenEmpty
            title={t(list.filtered ? 'errors.noMatch' : 'errors.empty')}
            action={list.filtered && <Button onClick={list.resetFilters}>{t('action.clearFilters')}</Button>}
          >
            {t(list.filtered ? 'errors.noMatchText' : 'errors.emptyText')}
          </ScreenEmpty>
        }
      >
        {(rows) => (
          <DataTable
            label={t('tab.errors')}
            columns={columns}
            rows={rows}
            rowKey={({ errorId }) => errorId}
            rowLink={({ errorId }) => linkTo(errorId)}
            order={list.order}
            onOrder={list.setOrder}
            stale={query.isPlaceholderData}
          />
        )}
      </ListContent>
      <OpenErrorDialog />
    </PageFrame>
  );
}
