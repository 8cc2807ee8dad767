import { ProblemError } from '@pignon/shared/api';
import { asAuthFailure, reloadProfile, signOut } from '@pignon/shared/auth';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, LogOutIcon, RefreshCwIcon } from '@pignon/shared/ui/basic';
import { AccountFrame } from './account-frame';

type Props = { kind: 'failed'; error: unknown } | { kind: 'boot'; error: unknown; onRetry: () => void };

/** Stands in for the product when it cannot start, or when the profile cannot be read. */
export function AccountView(props: Props) {
  const { t } = useTranslation('host');
  const { kind, error } = props;
  const { code } = asAuthFailure(error);
  const reason = code === 'internal-error' ? undefined : t(`auth.${code}`);
  return (
    <AccountFrame
      actions={
        <>
          <Button
            type={kind === 'boot' ? 'primary' : 'default'}
            icon={<RefreshCwIcon />}
            onClick={kind === 'boot' ? props.onRetry : () => void reloadProfile()}
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
      <Alert type="error" title={kind === 'boot' ? (reason ?? t('boot.failed')) : t('session.failed')}>
        {kind === 'failed' && (error instanceof ProblemError ? error.message : reason)}
      </Alert>
    </AccountFrame>
  );
}
