import { ProblemError } from '@pignon/shared/api';
import { reloadProfile, signOut } from '@pignon/shared/auth';
import type { User } from '@pignon/shared/domain/user/user.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, LogOutIcon, RefreshCwIcon } from '@pignon/shared/ui/basic';
import { LogoMark } from './logo';
import './account-view.css';

type Props =
  | { kind: 'blocked'; user: User }
  | { kind: 'failed'; error: unknown }
  | { kind: 'boot'; error: unknown; onRetry: () => void };

function Words(props: Props) {
  const { t } = useTranslation('host');
  if (props.kind === 'boot') return <Alert type="error" title={t('boot.failed')} />;
  if (props.kind === 'failed') {
    return (
      <Alert type="error" title={t('session.failed')}>
        {props.error instanceof ProblemError ? props.error.message : undefined}
      </Alert>
    );
  }
  const { loginEmail, status } = props.user;
  return (
    <Alert type="error" title={t('blocked.title', { email: loginEmail })}>
      {status === 'ACTIVE' ? undefined : t(`blocked.${status}`)}
    </Alert>
  );
}

/** Stands in for the product when somebody cannot come in: an account that is not active, or one that cannot be read. */
export function AccountView(props: Props) {
  const { t } = useTranslation('host');
  const retry = props.kind === 'boot' ? props.onRetry : () => void reloadProfile();
  return (
    <main className="host-account">
      <LogoMark size={56} />
      <Words {...props} />
      <div className="host-account-actions">
        <Button icon={<RefreshCwIcon />} onClick={retry}>
          {t(props.kind === 'blocked' ? 'blocked.check' : 'common:state.retry')}
        </Button>
        {props.kind !== 'boot' && (
          <Button type="primary" icon={<LogOutIcon />} onClick={() => void signOut()}>
            {t('signOut')}
          </Button>
        )}
      </div>
    </main>
  );
}
