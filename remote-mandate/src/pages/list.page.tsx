import { Suspense, type ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import { usePageActions } from '@pignon/shared/contract';
import type { MandateStatus } from '@pignon/shared/domain/mandate/mandate.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { useListState, useLocation, useNavigate, useRememberedScope } from '@pignon/shared/router';
import { Button, ButtonLink, lazyPart, PageFrame, PlusIcon, ScreenEmpty } from '@pignon/shared/ui/core';
import { DataTable, DataTableSkeleton, ListContent, SortSelect } from '@pignon/shared/ui/table';
import { mandateScope } from '../data/mandate-scope';
import { useMandates, usePrefetchMandate } from '../data/mandate.queries';
import { MandateChips } from '../features/list/mandate-chips';
import { mandateColumns } from '../features/list/mandate-columns';
import { findMandates, MANDATE_LIST } from '../features/list/mandate-list';
import { MandateTools } from '../features/list/mandate-tools';
import { useMandateView } from '../features/list/use-mandate-view';

const NEW = '/mandate/new';

const MandateBoard = lazyPart(async () => (await import('../features/board/mandate-board')).MandateBoard, 'page');

/** The mandates of the agency: at first those being signed and those that run. */
export function Page(): ReactNode {
  const { t } = useTranslation('mandate');
  const list = useListState(MANDATE_LIST);
  const colleagues = useColleagues();
  const [view, setView] = useMandateView();
  const isBoard = view === 'BOARD';
  const query = useMandates(findMandates(list), { enabled: !isBoard });
  const { pathname, search } = useLocation();
  useRememberedScope(mandateScope, pathname + search, query, ({ id }) => String(id));
  const prefetch = usePrefetchMandate();
  const navigate = useNavigate();
  const writes = useMay('write');
  usePageActions(
    writes ? [{ id: 'mandate.new', label: t('form.create'), key: 'n', to: NEW, run: () => void navigate(NEW) }] : [],
  );
  const columns = mandateColumns(t, colleagues.nameOf);
  const latestFirst = { key: 'modified', title: t('list.modified'), sort: 'modifiedTime', render: () => null };
  const everyStatus = (
    <Button
      onClick={() =>
        list.setFilters({ text: '', status: [], type: [], expiring: null, negotiator: null, property: null })
      }
    >
      {t('list.showAll')}
    </Button>
  );
  const showStatus = (status: MandateStatus) => {
    list.setFilters({ status: [status] });
    setView('TABLE');
  };
  return (
    <PageFrame
      title={t('list.title')}
      count={isBoard ? undefined : query.data?.page.totalElements}
      toolbar={
        <>
          <MandateTools list={list} colleagues={colleagues} view={view} onView={setView} />
          {!isBoard && <SortSelect columns={[...columns, latestFirst]} order={list.order} onOrder={list.setOrder} />}
        </>
      }
      action={
        writes && (
          <ButtonLink to={NEW} type="primary" icon={<PlusIcon />}>
            {t('form.create')}
          </ButtonLink>
        )
      }
      chips={<MandateChips list={list} colleagues={colleagues} view={view} />}
    >
      {isBoard ? (
        <Suspense fallback={<DataTableSkeleton columns={5} rows={4} />}>
          <MandateBoard list={list} nameOf={colleagues.nameOf} onList={showStatus} />
        </Suspense>
      ) : (
        <ListContent
          query={query}
          list={list}
          skeleton={<DataTableSkeleton columns={8} rows={list.pageSize} />}
          empty={
            list.filtered ? (
              <ScreenEmpty title={t('list.noMatch')} action={everyStatus}>
                {t('list.noMatchText')}
              </ScreenEmpty>
            ) : (
              <ScreenEmpty title={t('list.empty')} action={everyStatus}>
                {t('list.emptyText')}
              </ScreenEmpty>
            )
          }
        >
          {(rows) => (
            <DataTable
              label={t('list.title')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              order={list.order}
              onOrder={list.setOrder}
              rowLink={({ id }) => `/mandate/${id}`}
              onIntent={({ id }) => prefetch(id)}
              stale={query.isPlaceholderData}
            />
          )}
        </ListContent>
      )}
    </PageFrame>
  );
}
