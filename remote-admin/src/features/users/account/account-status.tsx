import { useState, type ReactNode } from 'react';
import { call, useMutation } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import type { UserStatus } from '@pignon/shared/domain/user/user.enums';
import type { User } from '@pignon/shared/domain/user/user.schema';
import type { UserActivity } from '@pignon/shared/domain/user/user-account.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Dialog, RefusedButton, SendIcon, sentenceOf, UserStatusTag } from '@pignon/shared/ui/core';
import { refusalOfStatus, STATUS_MOVES, type AccountChange } from './account-rules';
import { useInvitation } from './use-invitation';
import styles from './account.module.css';

const nameOf = ({ firstName, lastName, loginEmail }: User) => `${firstName} ${lastName}`.trim() || loginEmail;

interface QuestionProps {
  account: User;
  status: UserStatus;
  onClose: () => void;
  onDone: () => void;
}

/** Confirms a change of status, with its consequences. */
function StatusQuestion({ account, status, onClose, onDone }: QuestionProps): ReactNode {
  const { t } = useTranslation('admin');
  const { loginEmail, version } = account;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('PATCH user/{loginEmail}', { params: { loginEmail }, body: { status } }, { version }),
    onSuccess: () => {
      bus.publish('notice.raised', { message: t(`account.done.${status}`, { name: nameOf(account) }) });
      onDone();
    },
  });
  const isActivation = status === 'ACTIVE';
  return (
    <Dialog
      open
      title={t(`account.ask.${status}`, { name: nameOf(account) })}
      onClose={onClose}
      footer={
        <>
          <Button data-begin onClick={onClose}>
            {t('account.back')}
          </Button>
          <Button type="primary" danger={!isActivation} loading={isPending} onClick={() => mutate()}>
            {t(`account.do.${status}`)}
          </Button>
        </>
      }
    >
      <p>{t(`account.means.${status}`)}</p>
      {error && <Alert type="error" title={sentenceOf(error) ?? t('account.failed')} />}
    </Dialog>
  );
}

interface AccountStatusProps {
  change: AccountChange<User>;
  activity: UserActivity | undefined;
  onDone: () => void;
}

/** Status of an account, with actions: suspend, close, reopen, invite again. */
export function AccountStatus({ change, activity, onDone }: AccountStatusProps): ReactNode {
  const { t } = useTranslation('admin');
  const { account } = change;
  const [newStatus, setNewStatus] = useState<UserStatus>();
  const invitation = useInvitation();
  const isInvitable = account.active && activity?.signedIn === false;
  return (
    <div className={styles.status} role="group" aria-label={t('field.user.status')}>
      <UserStatusTag status={account.status} />
      {STATUS_MOVES[account.status].map((status) => {
        const reason = refusalOfStatus(change, status);
        const label = t(`account.do.${status}`);
        if (reason !== null)
          return (
            <RefusedButton key={status} reason={reason}>
              {label}
            </RefusedButton>
          );
        return (
          <Button key={status} onClick={() => setNewStatus(status)}>
            {label}
          </Button>
        );
      })}
      {isInvitable && (
        <Button
          icon={<SendIcon />}
          loading={invitation.isPending}
          onClick={() => invitation.mutate(account.loginEmail)}
        >
          {t(activity.invitedTime ? 'account.inviteAgain' : 'account.invite')}
        </Button>
      )}
      {newStatus && (
        <StatusQuestion account={account} status={newStatus} onClose={() => setNewStatus(undefined)} onDone={onDone} />
      )}
    </div>
  );
}
