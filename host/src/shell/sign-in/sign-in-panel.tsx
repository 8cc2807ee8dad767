import { lazy, Suspense, useEffect, useEffectEvent, useId, type KeyboardEvent, type SubmitEvent } from 'react';
import type { EndReason, Unsaved } from '@pignon/shared/auth';
import { runtimeConfig } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, Field, Input } from '@pignon/shared/ui/basic';
import { withIdentityTranslations } from '../../identity/with-identity-translations';
import { PasswordInput } from '../password/password-input';
import { GoogleMark } from './google-mark';
import { useGooglePreparation } from './use-google-preparation';
import { secondActionOf } from './sign-in-form';
import { SignInStatus } from './sign-in-status';
import { useCredentials } from './use-credentials';
import { useSignIn } from './use-sign-in';

const loadNewAccount = () => import(/* webpackChunkName: "new-account" */ './new-account');
const PasswordChecklist = lazy(async () => ({ default: (await loadNewAccount()).PasswordChecklist }));
const OtherMethods = lazy(async () => {
  const methods = import(/* webpackChunkName: "identity" */ '../../identity/sign-in/other-methods');
  return { default: (await withIdentityTranslations(methods)).OtherMethods };
});
const GoogleAccountChooser = lazy(async () => ({
  default: (await import(/* webpackChunkName: "google-accounts" */ './google-account-chooser')).GoogleAccountChooser,
}));

type Props = { ended?: EndReason; unsaved?: Unsaved };

/**
 * E-mail, password, and a second button whose action depends on the filled fields. Password rules appear only after a
 * failed request for an account, so that users who sign in never see them; Enter then repeats that request.
 */
export function SignInPanel({ ended, unsaved }: Props) {
  const { t } = useTranslation('host');
  const messageId = useId();
  const { inputs, values, filled, field, read } = useCredentials();
  const {
    outcome,
    rules,
    creating: wantsAccount,
    choosing,
    stopChoosing,
    submit,
    second,
    attempt,
    chooseGoogle,
  } = useSignIn();
  const { signInMethods } = runtimeConfig();
  const others = signInMethods.filter((method) => method === 'emailLink' || method === 'phone');
  const busy = outcome.kind === 'busy' ? outcome.what : undefined;
  const wrong = outcome.kind === 'error' ? outcome.field : undefined;
  const action = secondActionOf(filled.email, filled.password, signInMethods.includes('google'));
  const creating = wantsAccount && action === 'create';
  const complete = filled.email && filled.password;
  const preparation = useGooglePreparation(action === 'google');
  const look = useEffectEvent(() => {
    if (!wrong) return;
    inputs[wrong].current?.focus();
    if (!creating) inputs[wrong].current?.select();
  });
  useEffect(() => look(), [outcome]);
  const signIn = () => {
    if (complete && !busy) void submit(read());
  };
  const other = () => {
    if (!busy && action) void second(action, read());
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (creating) other();
    else signIn();
  };
  const onEmailKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && filled.email && !filled.password) inputs.password.current?.focus();
  };
  return (
    <>
      <form className="host-panel" onSubmit={send} noValidate>
        <Field label={t('signIn.email')}>
          {(ids) => (
            <Input
              {...ids}
              {...field('email')}
              type="email"
              autoComplete="username"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              invalid={wrong === 'email'}
              aria-describedby={wrong === 'email' ? messageId : undefined}
              onKeyDown={onEmailKey}
            />
          )}
        </Field>
        <Field label={t('signIn.password')}>
          {(ids) => (
            <PasswordInput
              {...ids}
              {...field('password')}
              autoComplete={creating ? 'new-password' : 'current-password'}
              placeholder={filled.email ? undefined : t('signIn.passwordFirst')}
              // inactive for users; password managers do not fill a field that is `disabled`
              aria-disabled={!filled.email}
              tabIndex={filled.email ? undefined : -1}
              onFocus={() => !read().email && inputs.email.current?.focus()}
              invalid={wrong === 'password'}
              aria-describedby={wrong === 'password' ? messageId : undefined}
            />
          )}
        </Field>
        {creating && rules && (
          <Suspense fallback={null}>
            <PasswordChecklist policy={rules} password={values.password} />
          </Suspense>
        )}
        <Button
          type={creating ? 'default' : 'primary'}
          htmlType={creating ? 'button' : 'submit'}
          block
          disabled={!complete}
          loading={busy === 'submit'}
          onClick={creating ? signIn : undefined}
        >
          {t('signIn.submit')}
        </Button>
        {action && (
          <Button
            type={creating ? 'primary' : 'text'}
            htmlType={creating ? 'submit' : 'button'}
            block
            icon={action === 'google' ? <GoogleMark /> : undefined}
            loading={busy === action}
            disabled={busy === 'submit'}
            {...preparation}
            onPointerEnter={action === 'create' ? () => void loadNewAccount() : preparation.onPointerEnter}
            onClick={creating ? undefined : other}
          >
            {t(`signIn.${action}`)}
          </Button>
        )}
        {others.length > 0 && (
          <Suspense
            // reserves their space: nothing may move under the pointer during a press
            fallback={others.map((method) => (
              <Button key={method} className="host-panel-pending" type="text" block disabled />
            ))}
          >
            <OtherMethods email={() => read().email} busy={busy !== undefined} attempt={attempt} />
          </Suspense>
        )}
        <div className="host-panel-message" id={messageId} aria-live="polite">
          <SignInStatus outcome={outcome} ended={ended} unsaved={unsaved} />
        </div>
      </form>
      {choosing && (
        <Suspense fallback={null}>
          <GoogleAccountChooser onClose={stopChoosing} onPick={(account) => void chooseGoogle(account)} />
        </Suspense>
      )}
    </>
  );
}
