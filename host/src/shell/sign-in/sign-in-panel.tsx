import { lazy, Suspense, useState, type SubmitEvent } from 'react';
import type { EndReason } from '@pignon/shared/auth';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, EyeIcon, EyeOffIcon, Field, IconButton, Input } from '@pignon/shared/ui/basic';
import { GoogleMark } from './google-mark';
import { canSubmit, secondActionOf, type Outcome } from './sign-in-form';
import { useSignIn } from './use-sign-in';

const GoogleChooser = lazy(async () => ({ default: (await import('./google-chooser')).GoogleChooser }));

function Told({ outcome, ended }: { outcome: Outcome; ended?: EndReason }) {
  const { t } = useTranslation('host');
  if (outcome.kind === 'success') return <Alert type="success" title={outcome.message} />;
  if (outcome.kind === 'error') {
    return (
      <Alert type="error" title={outcome.message}>
        {outcome.detail}
      </Alert>
    );
  }
  if (outcome.kind === 'none' && ended && ended !== 'signed-out') {
    return <Alert type="info" title={t(`ended.${ended}`)} />;
  }
  return null;
}

/** E-mail, password, and a second button that offers what the fields make possible. */
export function SignInPanel({ ended }: { ended?: EndReason }) {
  const { t } = useTranslation('host');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const { outcome, choosing, stopChoosing, submit, second, chooseGoogle } = useSignIn(email, password);
  const busy = outcome.kind === 'busy' ? outcome.what : undefined;
  const action = secondActionOf(email, password);
  const noEmail = email.trim() === '';
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (canSubmit(email, password) && !busy) void submit();
  };
  return (
    <>
      <form className="host-panel" onSubmit={send} noValidate>
        <Field label={t('signIn.email')}>
          {(ids) => (
            <Input
              {...ids}
              type="email"
              name="email"
              autoComplete="username"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('signIn.password')}>
          {(ids) => (
            <Input
              {...ids}
              type={shown ? 'text' : 'password'}
              name="password"
              autoComplete="current-password"
              disabled={noEmail}
              placeholder={noEmail ? t('signIn.passwordFirst') : undefined}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              suffix={
                <IconButton
                  size="small"
                  disabled={noEmail}
                  label={t(shown ? 'signIn.hide' : 'signIn.show')}
                  icon={shown ? <EyeOffIcon /> : <EyeIcon />}
                  onClick={() => setShown(!shown)}
                />
              }
            />
          )}
        </Field>
        <Button
          type="primary"
          htmlType="submit"
          block
          disabled={!canSubmit(email, password)}
          loading={busy === 'submit'}
        >
          {t('signIn.submit')}
        </Button>
        <Button
          type="text"
          block
          icon={action === 'google' ? <GoogleMark /> : undefined}
          loading={busy === action}
          disabled={busy === 'submit'}
          onClick={() => void second(action)}
        >
          {t(`signIn.${action}`)}
        </Button>
        <div className="host-panel-told" aria-live="polite">
          <Told outcome={outcome} ended={ended} />
        </div>
      </form>
      {choosing && (
        <Suspense fallback={null}>
          <GoogleChooser onClose={stopChoosing} onChoose={(work) => void chooseGoogle(work)} />
        </Suspense>
      )}
    </>
  );
}
