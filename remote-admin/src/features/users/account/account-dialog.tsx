import type { ReactNode } from 'react';
import { useUser } from '@pignon/shared/auth';
import { bus } from '@pignon/shared/bus';
import type { User } from '@pignon/shared/domain/user/user.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Dialog } from '@pignon/shared/ui/core';
import { FormDialog } from '@pignon/shared/ui/form';
import { useUserActivity } from '../../../data/admin.queries';
import { NEW_ACCOUNT } from './account-address';
import { AccountForm } from './account-form';
import { AccountHistory } from './account-history';
import { AccountStatus } from './account-status';
import { NewAccountForm } from './new-account-form';
import { SecondFactorStatus } from './second-factor-status';
import { useInvitation } from './use-invitation';
import styles from './account.module.css';

const WIDTH = 720;

export interface AccountDialogProps {
  /** Sign-in address, or `new`. */
  loginEmail: string;
  /** All accounts. */
  users: readonly User[];
  onClose: () => void;
}

function NewAccount({ by, onClose }: { by: User; onClose: () => void }): ReactNode {
  const { t } = useTranslation('admin');
  const invitation = useInvitation();
  const onCreated = ({ loginEmail }: User) => {
    invitation.mutate(loginEmail);
    onClose();
  };
  return (
    <FormDialog title={t('account.new')} width={WIDTH} onClose={onClose}>
      {({ handle, close }) => (
        <div className={styles.dialog}>
          <NewAccountForm by={by} handle={handle} onSaved={onCreated} onCancel={close} />
        </div>
      )}
    </FormDialog>
  );
}

function KnownAccount({
  by,
  account,
  users,
  onClose,
}: Omit<AccountDialogProps, 'loginEmail'> & { by: User; account: User }) {
  const { t } = useTranslation('admin');
  const { data: activities } = useUserActivity();
  const activity = activities?.find(({ loginEmail }) => loginEmail === account.loginEmail);
  const name = `${account.firstName} ${account.lastName}`.trim() || account.loginEmail;
  const change = { by: users.find(({ loginEmail }) => loginEmail === by.loginEmail) ?? by, account, users };
  const isAdmission = account.status === 'PENDING';
  const saved = () => {
    bus.publish('notice.raised', { message: t(isAdmission ? 'account.admitted' : 'account.saved', { name }) });
    onClose();
  };
  return (
    <FormDialog title={t(isAdmission ? 'account.admit' : 'account.title', { name })} width={WIDTH} onClose={onClose}>
      {({ handle, close }) => (
        <div className={styles.dialog}>
          <AccountStatus change={change} activity={activity} onDone={onClose} />
          {activity && <SecondFactorStatus change={change} isActive={activity.secondFactor} />}
          <AccountForm change={change} handle={handle} onSaved={saved} onCancel={close} />
          <AccountHistory loginEmail={account.loginEmail} activity={activity} />
        </div>
      )}
    </FormDialog>
  );
}

/** Account dialog: identity, roles, status, history. */
export function AccountDialog({ loginEmail, users, onClose }: AccountDialogProps): ReactNode {
  const { t } = useTranslation('admin');
  const by = useUser();
  if (!by) return null;
  if (loginEmail === NEW_ACCOUNT) return <NewAccount by={by} onClose={onClose} />;
  const account = users.find((user) => user.loginEmail === loginEmail);
  if (account) return <KnownAccount key={account.version} by={by} account={account} users={users} onClose={onClose} />;
  return (
    <Dialog open title={t('account.unknown')} onClose={onClose}>
      <p>{t('account.unknownText', { address: loginEmail })}</p>
    </Dialog>
  );
}
