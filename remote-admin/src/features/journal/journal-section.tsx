import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { useListState } from '@pignon/shared/router';
import { Button, lazyDialog, PageFrame, ScreenEmpty } from '@pignon/shared/ui/core';
import { DataTable, DataTableSkeleton, ListContent } from '@pignon/shared/ui/table';
import { useAudit } from '../../data/admin.queries';
import { AdminTabs } from '../admin-tabs';
import { useOpened } from '../opened';
import { journalColumns } from './journal-columns';
import { ENTRY_PARAM, findJournal, JOURNAL_LIST } from './journal-list';
import { JournalNames } from './journal-record';
import { JournalExport, JournalTools } from './journal-tools';

const EntryDrawer = lazyDialog(async () => (await import('./entry-drawer')).EntryDrawer);

/** The line opened by the address. */
function OpenedEntry(): ReactNode {
  const { opened, close } = useOpened(ENTRY_PARAM);
  const entry = Number(opened);
  if (!Number.isSafeInteger(entry) || entry < 1) return null;
  return <EntryDrawer auditId={entry} onClose={close} />;
}

/** The journal: author, action, time and origin. */
export function JournalSection(): ReactNode {
  const { t } = useTranslation('admin');
  const { nameOf } = useColleagues();
  const list = useListState(JOURNAL_LIST);
  const query = useAudit(findJournal(list));
  const { linkTo } = useOpened(ENTRY_PARAM);
  const columns = journalColumns(t, nameOf);
  return (
    <PageFrame
      title={t('tab.journal')}
      count={query.data?.page.totalElements}
      toolbar={<JournalTools list={list} />}
      action={<JournalExport list={list} />}
    >
      <AdminTabs model="journal" />
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
          <JournalNames of={rows}>
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
          </JournalNames>
        )}
      </ListContent>
      <OpenedEntry />
    </PageFrame>
  );
}
