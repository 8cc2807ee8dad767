import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { useListState, useParams } from '@pignon/shared/router';
import { ButtonLink, LinkTabs, PageFrame, ScreenEmpty } from '@pignon/shared/ui/core';
import { SortSelect } from '@pignon/shared/ui/table';
import { useUsers } from '../data/admin.queries';
import { ADMIN_MODELS, modelOfPath, type AdminModel } from '../features/admin-models';
import { MailPanel } from '../features/mail/mail-panel';
import { RemotesTable } from '../features/remotes/remotes-table';
import { userColumns } from '../features/users/user-columns';
import { pageOfUsers, USER_LIST } from '../features/users/user-list';
import { UserChips, UserTools } from '../features/users/user-tools';
import { UsersTable } from '../features/users/users-table';

function Tabs({ model }: { model: AdminModel | null }) {
  const { t } = useTranslation('admin');
  const tabs = ADMIN_MODELS.map((one) => ({ to: `/admin/${one}`, label: t(`tab.${one}`), current: one === model }));
  return <LinkTabs label={t('title')} tabs={tabs} />;
}

function UsersPage() {
  const { t } = useTranslation('admin');
  const list = useListState(USER_LIST);
  const query = useUsers(list.filters.inactive);
  const data = query.data && pageOfUsers(query.data, list);
  return (
    <PageFrame
      title={t('tab.users')}
      count={data?.page.totalElements}
      toolbar={
        <>
          <UserTools list={list} />
          <SortSelect columns={userColumns(t)} order={list.order} onOrder={list.setOrder} />
        </>
      }
    >
      <Tabs model="users" />
      <div className="pg-page-chips">
        <UserChips list={list} />
      </div>
      <UsersTable
        list={list}
        query={{ data, error: query.error, refetch: query.refetch, isPlaceholderData: query.isPlaceholderData }}
      />
    </PageFrame>
  );
}

/** The administration area; its parts each have an address. */
export function Page(): ReactNode {
  const { t } = useTranslation('admin');
  const model = modelOfPath(useParams().modelValue);
  switch (model) {
    case 'users':
      return <UsersPage />;
    case 'mail':
      return (
        <PageFrame title={t('tab.mail')}>
          <Tabs model={model} />
          <MailPanel />
        </PageFrame>
      );
    case 'remotes':
      return (
        <PageFrame title={t('tab.remotes')}>
          <Tabs model={model} />
          <RemotesTable />
        </PageFrame>
      );
    case null:
      return (
        <PageFrame title={t('title')}>
          <Tabs model={model} />
          <ScreenEmpty title={t('unknown')} action={<ButtonLink to="/admin/users">{t('tab.users')}</ButtonLink>} />
        </PageFrame>
      );
  }
}
