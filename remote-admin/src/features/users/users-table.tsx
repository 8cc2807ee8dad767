import type { ReactNode } from 'react';
import type { User } from '@pignon/shared/domain/user/user.schema';
import type { Page } from '@pignon/shared/domain/common/paging';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, ScreenEmpty } from '@pignon/shared/ui/core';
import { DataTable, DataTableSkeleton, ListContent } from '@pignon/shared/ui/table';
import type { UserActivity } from '@pignon/shared/domain/user/user-account.schema';
import { userColumns } from './user-columns';
import type { UserControls } from './user-tools';

interface UsersTableProps {
  list: UserControls;
  activities: readonly UserActivity[] | undefined;
  /** Address that opens an account. */
  linkTo: (loginEmail: string) => string;
  query: { data: Page<User> | undefined; error: unknown; refetch: () => Promise<unknown>; isPlaceholderData: boolean };
}

/** The accounts of the agency as a table. */
export function UsersTable({ list, query, activities, linkTo }: UsersTableProps): ReactNode {
  const { t } = useTranslation('admin');
  const columns = userColumns(t, activities);
  const clearButton = <Button onClick={list.resetFilters}>{t('action.clearFilters')}</Button>;
  const inactive = <Button onClick={() => list.setFilters({ inactive: true })}>{t('users.showInactive')}</Button>;
  return (
    <ListContent
      query={query}
      list={list}
      skeleton={<DataTableSkeleton columns={columns.length} rows={list.pageSize} />}
      empty={
        <ScreenEmpty
          title={t(list.filtered ? 'users.noMatch' : 'users.empty')}
          action={list.filtered ? clearButton : inactive}
        >
          {t(list.filtered ? 'users.noMatchText' : 'users.emptyText')}
        </ScreenEmpty>
      }
    >
      {(rows) => (
        <DataTable
          label={t('tab.users')}
          columns={columns}
          rows={rows}
          rowKey={({ loginEmail }) => loginEmail}
          rowLink={({ loginEmail }) => linkTo(loginEmail)}
          order={list.order}
          onOrder={list.setOrder}
          stale={query.isPlaceholderData}
        />
      )}
    </ListContent>
  );
}
