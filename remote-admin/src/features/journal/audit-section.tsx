import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { useListState } from '@pignon/shared/router';
import { Button, lazyDialog, PageFrame, ScreenEmpty, usePeriodProblem } from '@pignon/shared/ui/core';
import { ListOfPeriod } from '@pignon/shared/ui/list';
import { DataTable, DataTableSkeleton, ListContent } from '@pignon/shared/ui/table';
import { useAudit } from '../../data/admin.queries';
import { AdminTabs } from '../admin-tabs';
import { useOpenedRecord } from '../use-opened-record';
import { auditColumns } from './audit-columns';
import { ENTRY_PARAM, findJournal, AUDIT_LIST } from './audit-list';
import { AuditNames } from './audit-record';
import { AuditExport, AuditTools } from './audit-tools';

const EntryDrawer = lazyDialog(async () => (await import('./entry-drawer')).EntryDrawer);

/** The line opened by the address. */
function OpenEntryDialog(): ReactNode {
  const { openedId: opened, close } = useOpenedRecord(ENTRY_PARAM);
  const entry = Number(opened);
  if (!Number.isSafeInteger(entry) || entry < 1) return null;
  return <EntryDrawer auditId={entry} onClose={close} />;
}

/** The journal: author, action, time and origin. */
export function AuditSection(): ReactNode {
  const { t } = useTranslation('admin');
  const { nameOf } = useColleagues();
  const list = useListState(AUDIT_LIST);
  const periodProblem = usePeriodProblem(list.filters);
  const query = useAudit(findJournal(list), { enabled: periodProblem === undefined });
  const { linkTo } = useOpenedRecord(ENTRY_PARAM);
  const columns = auditColumns(t, nameOf);
  return (
    <PageFrame
      title={t('tab.journal')}
      count={periodProblem === undefined ? query.data?.page.totalElements : undefined}
      toolbar={<AuditTools list={list} />}
      action={<AuditExport list={list} />}
    >
      <AdminTabs model="journal" />
      <ListOfPeriod list={list}>
        <ListContent
          query={query}
          list={list}
          skeleton={<DataTableSkeleton columns={columns.length} rows={list.pageSize} />}
          empty={
            <ScreenEmpty
              title={t(list.filtered ? 'journal.noMatch' : 'journal.empty')}
              action={list.filtered && <Button onClick={list.resetFilters}>{t('action.clearFilters')}</Button>}
            >
              {list.filtered && t('journal.noMatchText')}
            </ScreenEmpty>
          }
        >
          {(rows) => (
            <AuditNames of={rows}>
              <DataTable
                label={t('tab.journal')}
                columns={columns}
                rows={rows}
                rowKey={({ auditId }) => auditId}
                rowLink={({ auditId }) => linkTo(String(auditId))}
                order={list.order}
                onOrder={list.setOrder}
                stale={query.isPlaceholderData}
              />
            </AuditNames>
          )}
        </ListContent>
      </ListOfPeriod>
      <OpenEntryDialog />
    </PageFrame>
  );
}
