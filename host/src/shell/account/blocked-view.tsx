import { signOut, type Blocked } from '@pignon/shared/auth';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, LogOutIcon, RefreshCwIcon } from '@pignon/shared/ui/basic';
import { addSignUpMessages } from '../../messages/sign-up';
import { AccountFrame } from './account-frame';
import { useAdmission } from './use-admission';

addSignUpMessages();

type Props = Blocked & {
  /** Message of the sign-up. */
  message?: string;
};

/** Replaces the product while the account is inactive; opens by itself once it is active. */
export function BlockedView({ email, status, detail, unsaved, message }: Props) {
  const { t } = useTranslation('host');
  const { check, ask } = useAdmission();
  const statusText = status && status !== 'ACTIVE' ? t(`blocked.${status}`) : detail;
  return (
    <AccountFrame
      actions={
        <>
          <Button icon={<RefreshCwIcon />} loading={check === 'busy'} onClick={() => void ask()}>
            {t('blocked.check')}
          </Button>
          <Button type="primary" icon={<LogOutIcon />} onClick={() => void signOut()}>
            {t('signOut')}
          </Button>
        </>
      }
    >
      {message && <Alert type="success" title={message} />}
      <Alert type="error" title={t('blocked.title', { email })}>
        {statusText}
      </Alert>
      {unsaved && <Alert type="warning" title={t(`unsaved.${unsaved}`)} />}
      <p className="host-account-status" role="status">
        {check === 'same' && t('blocked.same')}
        {check === 'failed' && t('blocked.failed')}
      </p>
    </AccountFrame>
  );
}
