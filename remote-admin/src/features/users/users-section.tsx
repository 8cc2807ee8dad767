import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { useListState, useNavigate } from '@pignon/shared/router';
import { Button, Dialog, lazyDialog, PageFrame, PanelContent, UserPlusIcon } from '@pignon/shared/ui/core';
import { SortSelect } from '@pignon/shared/ui/table';
import { useUserActivity, useUsers } from '../../data/admin.queries';
import { AdminTabs } from '../admin-tabs';
import { useOpenedRecord } from '../use-opened-record';
import { ACCOUNT_PARAM, NEW_ACCOUNT } from './account/account-address';
import { userColumns } from './user-columns';
import { includesInactive, pageOfUsers, USER_LIST } from './user-list';
import { UserChips, UserTools } from './user-tools';
import { UsersTable } from './users-table';

/** Fetched where an account is opened: it has a form. */
const AccountDialog = lazyDialog(async () => (await import('./account/account-dialog')).AccountDialog);

/** The account named by the address, in a drawer over the table. */
function OpenAccountDialog(): ReactNode {
  const { openedId: opened, close } = useOpenedRecord(ACCOUNT_PARAM);
  const query = useUsers(true);
  const { data: users, errorUpdateCount } = query;
  if (!opened) return null;
  if (users || opened === NEW_ACCOUNT) return <AccountDialog loginEmail={opened} users={users ?? []} onClose={close} />;
  if (errorUpdateCount === 0) return null;
  return (
    <Dialog open title={opened} onClose={close}>
      <PanelContent query={query} isEmpty={() => false} empty="">
        {() => null}
      </PanelContent>
    </Dialog>
  );
}

/** Accounts of the agency: owner, roles, status. */
export function UsersSection(): ReactNode {
  const { t } = useTranslation('admin');
  const list = useListState(USER_LIST);
  const navigate = useNavigate();
  const { linkTo } = useOpenedRecord(ACCOUNT_PARAM);
  const query = useUsers(includesInactive(list.filters));
  const { data: activities } = useUserActivity();
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
      action={
        <Button type="primary" icon={<UserPlusIcon />} onClick={() => void navigate(linkTo(NEW_ACCOUNT))}>
          {t('account.new')}
        </Button>
      }
    >
      <AdminTabs model="users" />
      <div className="pg-page-chips">
        <UserChips list={list} />
      </div>
      <UsersTable
        list={list}
        activities={activities}
        linkTo={linkTo}
        query={{ data, error: query.error, refetch: query.refetch, isPlaceholderData: query.isPlaceholderData }}
      />
      <OpenAccountDialog />
    </PageFrame>
  );
}
