import { ProblemError } from '@pignon/shared/api';
import { asAuthFailure, reloadProfile, signOut } from '@pignon/shared/auth';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, LogOutIcon, RefreshCwIcon } from '@pignon/shared/ui/basic';
import { AccountFrame } from './account-frame';

type Props =
  | { kind: 'failed'; error: unknown }
  | { kind: 'boot'; error: unknown; onRetry: () => void }
  | { kind: 'silent'; onRetry: () => void };

/** Replaces the product when it cannot start, the browser's session is unreadable, or the profile cannot be loaded. */
export function AccountView(props: Props) {
  const { t } = useTranslation('host');
  const { kind } = props;
  const error = kind === 'silent' ? undefined : props.error;
  const { code } = asAuthFailure(error);
  const reason = code === 'internal-error' ? undefined : t(`auth.${code}`);
  const titles = { boot: reason ?? t('boot.failed'), silent: t('boot.silent'), failed: t('session.failed') };
  const title = titles[kind];
  return (
    <AccountFrame
      actions={
        <>
          <Button
            type={kind === 'failed' ? 'default' : 'primary'}
            icon={<RefreshCwIcon />}
            onClick={kind === 'failed' ? () => void reloadProfile() : props.onRetry}
          >
            {t('common:state.retry')}
          </Button>
          {kind === 'failed' && (
            <Button type="primary" icon={<LogOutIcon />} onClick={() => void signOut()}>
              {t('signOut')}
            </Button>
          )}
        </>
      }
    >
      <Alert type="error" title={title}>
        {kind === 'failed' && (error instanceof ProblemError ? error.message : reason)}
      </Alert>
    </AccountFrame>
  );
}
