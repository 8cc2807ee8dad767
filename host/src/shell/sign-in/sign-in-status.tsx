import type { EndReason, Unsaved } from '@pignon/shared/auth';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert } from '@pignon/shared/ui/basic';
import type { Outcome } from './sign-in-form';

type Props = { outcome: Outcome; ended?: EndReason; unsaved?: Unsaved };

/** Result of the last attempt; before the first one, why the last session ended. */
export function SignInStatus({ outcome, ended, unsaved }: Props) {
  const { t } = useTranslation('host');
  if (outcome.kind === 'success' || outcome.kind === 'error') {
    return (
      <Alert type={outcome.kind} title={outcome.message}>
        {outcome.detail}
      </Alert>
    );
  }
  if (outcome.kind === 'busy') return outcome.what === 'google' && <Alert type="info" title={t('google.window')} />;
  if (!ended || (ended === 'signed-out' && !unsaved)) return null;
  return (
    <Alert type="info" title={t(ended === 'signed-out' ? `unsaved.${unsaved}` : `ended.${ended}`)}>
      {unsaved && ended !== 'signed-out' && t(`unsaved.${unsaved}`)}
    </Alert>
  );
}
