import { useState, type ReactNode } from 'react';
import { call, useMutation } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import type { User } from '@pignon/shared/domain/user/user.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Dialog, sentenceOf, Tag } from '@pignon/shared/ui/core';
import type { AccountChange } from './account-rules';
import styles from './account.module.css';

const nameOf = ({ firstName, lastName, loginEmail }: User) => `${firstName} ${lastName}`.trim() || loginEmail;

/** Confirms the removal of a colleague's second factor, with its consequences. */
function ResetQuestion({ account, onClose }: { account: User; onClose: () => void }): ReactNode {
  const { t } = useTranslation('admin');
  const { loginEmail } = account;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('DELETE user/{loginEmail}/second-factor', { params: { loginEmail } }),
    onSuccess: () => {
      bus.publish('notice.raised', { message: t('account.secondFactor.done', { name: nameOf(account) }) });
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={t('account.secondFactor.ask', { name: nameOf(account) })}
      onClose={onClose}
      footer={
        <>
          <Button data-begin onClick={onClose}>
            {t('account.back')}
          </Button>
          <Button type="primary" danger loading={isPending} onClick={() => mutate()}>
            {t('account.secondFactor.do')}
          </Button>
        </>
      }
    >
      <p>{t('account.secondFactor.means')}</p>
      {error && <Alert type="error" title={sentenceOf(error) ?? t('account.failed')} />}
    </Dialog>
  );
}

interface SecondFactorStatusProps {
  change: AccountChange<User>;
  isActive: boolean;
}

/** Whether an account has a second factor; that of a colleague can be reset. One's own is in the profile. */
export function SecondFactorStatus({ change: { by, account }, isActive }: SecondFactorStatusProps): ReactNode {
  const { t } = useTranslation('admin');
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className={styles.status} role="group" aria-label={t('account.secondFactor')}>
      <Tag tone={isActive ? 'green' : undefined}>
        {t(isActive ? 'account.secondFactor.on' : 'account.secondFactor.off')}
      </Tag>
      {isActive && by.loginEmail !== account.loginEmail && (
        <Button onClick={() => setIsAsked(true)}>{t('account.secondFactor.reset')}</Button>
      )}
      {isAsked && <ResetQuestion account={account} onClose={() => setIsAsked(false)} />}
    </div>
  );
}
