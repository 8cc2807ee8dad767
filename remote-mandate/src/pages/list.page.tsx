import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import { usePageActions } from '@pignon/shared/contract';
import type { MandateStatus } from '@pignon/shared/domain/mandate/mandate.enums';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useListState, useLocation, useNavigate, useRememberedScope } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import { Button, ButtonLink, lazyPart, PageFrame, PlusIcon, ScreenEmpty } from '@pignon/shared/ui/core';
import { ColumnsMenu, useNewChooser, useSelectKeys, useWalkKeys } from '@pignon/shared/ui/list';
import { DataTableSkeleton, ListContent, SortSelect, useNarrow } from '@pignon/shared/ui/table';
import { headingKey } from '../features/field-labels';
import { mandateScope } from '../data/mandate-scope';
import { useMandates } from '../data/mandate.queries';
import { ExportButton } from '../features/list/bulk/export-button';
import { MandateBulkBar } from '../features/list/bulk/mandate-bulk-bar';
import { MandateChips } from '../features/list/mandate-chips';
import { mandateColumns } from '../features/list/mandate-columns';
import { ANY, findMandates, MANDATE_LIST } from '../features/list/mandate-list';
import { MandateTable } from '../features/list/mandate-table';
import { MandateTools } from '../features/list/mandate-tools';
import { useTableColumns } from '../features/list/table-columns';
import { TakeoverLink } from '../features/takeover/takeover-link';
import { MandateTabs, MandateViewsMenu } from '../features/list/views/mandate-views';
import styles from '../features/mandate.module.css';
import { useMandateView } from '../features/list/use-mandate-view';

const NEW = paths.newMandate;

const MandateBoard = lazyPart(async () => (await import('../features/board/mandate-board')).MandateBoard, 'page');

/** Mandates of the agency, by default those being signed or running. */
export function Page(): ReactNode {
  const { t } = useTranslation('mandate');
  const list = useListState(MANDATE_LIST);
  const colleagues = useColleagues();
  const [view, setView] = useMandateView();
  const isBoard = view === 'BOARD';
  const request = findMandates(list);
  const query = useMandates(request, { enabled: !isBoard });
  const tableColumns = useTableColumns();
  const chooser = useNewChooser(list.filters);
  const narrow = useNarrow();
  useSelectKeys(chooser, 'mandate');
  useWalkKeys();
  const total = query.data?.page.totalElements;
  const { pathname, search } = useLocation();
  useRememberedScope(mandateScope, pathname + search, query, ({ id }) => String(id));
  const navigate = useNavigate();
  const mayWrite = useMay('write');
  usePageActions(
    mayWrite ? [{ id: 'mandate.new', label: t('form.create'), key: 'n', to: NEW, run: () => void navigate(NEW) }] : [],
  );
  const columns = mandateColumns(tableColumns, t, colleagues.nameOf, usePrivacy());
  const sorts = columns.some(({ sort }) => sort === 'modifiedTime')
    ? columns
    : [...columns, { key: 'modified', title: t(headingKey('modifiedTime')), sort: 'modifiedTime', render: () => null }];
  const everyStatus = (
    <Button
      onClick={() =>
        list.setFilters({
          text: '',
          status: [],
          type: [],
          deal: ANY,
          clock: [],
          expiring: null,
          negotiator: null,
          property: null,
        })
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
    <div className="pg-bulk-page">
      {!isBoard && <MandateBulkBar chooser={chooser} list={list} total={total} />}
      <PageFrame
        title={t('list.title')}
        count={isBoard ? undefined : total}
        toolbar={
          <>
            <MandateTools list={list} colleagues={colleagues} view={view} onView={setView} />
            {!isBoard && <SortSelect columns={sorts} order={list.order} onOrder={list.setOrder} />}
          </>
        }
        action={
          mayWrite && (
            <ButtonLink to={NEW} type="primary" icon={<PlusIcon />}>
              {t('form.create')}
            </ButtonLink>
          )
        }
        chips={
          <>
            <MandateChips list={list} colleagues={colleagues} view={view} />
            <span className={styles.listTools}>
              <MandateViewsMenu list={list} view={view} />
              {!isBoard && (
                <>
                  <ColumnsMenu chosen={tableColumns} titleOf={(column) => t(headingKey(column))} />
                  <TakeoverLink />
                  <ExportButton request={{ dto: request.dto, order: list.order }} />
                </>
              )}
            </span>
          </>
        }
      >
        {!narrow && <MandateTabs list={list} view={view} />}
        {isBoard ? (
          <MandateBoard
            list={list}
            nameOf={colleagues.nameOf}
            onList={showStatus}
            pending={<DataTableSkeleton columns={5} rows={4} />}
          />
        ) : (
          <ListContent
            query={query}
            list={list}
            skeleton={<DataTableSkeleton columns={tableColumns.columns.length + 1} rows={list.pageSize} />}
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
              <MandateTable
                rows={rows}
                list={list}
                chooser={chooser}
                columns={columns}
                stale={query.isPlaceholderData}
              />
            )}
          </ListContent>
        )}
      </PageFrame>
    </div>
  );
}
