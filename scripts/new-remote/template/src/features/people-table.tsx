import type { ReactNode } from 'react';
import type { User } from '@pignon/shared/domain/user/user.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { ScreenEmpty, ScreenError, ScreenLoading } from '@pignon/shared/ui/core';
import { DataTable, DataTableSkeleton, type Column } from '@pignon/shared/ui/table';
import { nameOf, rolesOf } from './person';

interface PeopleTableProps {
  data: readonly User[] | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** Users of the agency; each query state is one return. */
export function PeopleTable({ data, error, refetch }: PeopleTableProps): ReactNode {
  const { t } = useTranslation('example');
  const columns: Column<User>[] = [
    { key: 'name', title: t('people.name'), primary: true, render: nameOf },
    { key: 'roles', title: t('people.roles'), render: (user) => rolesOf(user, t, t('people.noRole')) },
  ];
  if (!data) {
    if (error) return <ScreenError error={error} onRetry={() => void refetch()} />;
    return (
      <ScreenLoading>
        <DataTableSkeleton columns={columns.length} />
      </ScreenLoading>
    );
  }
  if (data.length === 0) return <ScreenEmpty title={t('people.empty')}>{t('people.emptyText')}</ScreenEmpty>;
  return <DataTable label={t('title')} columns={columns} rows={data} rowKey={({ loginEmail }) => loginEmail} />;
}
