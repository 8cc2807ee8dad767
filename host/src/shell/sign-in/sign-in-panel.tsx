import { lazy, Suspense, useEffect, useEffectEvent, useId, type KeyboardEvent, type SubmitEvent } from 'react';
import type { EndReason, Unsaved } from '@pignon/shared/auth';
import { runtimeConfig } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, Field, Input } from '@pignon/shared/ui/basic';
import { withIdentityTranslations } from '../../identity/with-identity-translations';
import { PasswordInput } from '../password/password-input';
import { GoogleMark } from './google-mark';
import { importUntilLoaded } from './import-until-loaded';
import { useGooglePreparation } from './use-google-preparation';
import { secondActionOf } from './sign-in-form';
import { SignInStatus } from './sign-in-status';
import { useCredentials } from './use-credentials';
import { loadNewAccount, useSignIn } from './use-sign-in';

const PasswordChecklist = lazy(async () => ({ default: (await importUntilLoaded(loadNewAccount)).PasswordChecklist }));
const loadOtherMethods = () =>
  withIdentityTranslations(import(/* webpackChunkName: "identity" */ '../../identity/sign-in/other-methods'));
const OtherMethods = lazy(async () => ({ default: (await importUntilLoaded(loadOtherMethods)).OtherMethods }));
const loadGoogleAccounts = () => import(/* webpackChunkName: "google-accounts" */ './google-account-chooser');
const GoogleAccountChooser = lazy(async () => ({
  default: (await importUntilLoaded(loadGoogleAccounts)).GoogleAccountChooser,
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
    creating: isCreatingAccount,
    choosing,
    stopChoosing,
    submit,
    second,
    attempt,
    chooseGoogle,
  } = useSignIn();
  const { signInMethods } = runtimeConfig();
  const otherMethods = signInMethods.filter((method) => method === 'emailLink' || method === 'phone');
  const busyWith = outcome.kind === 'busy' ? outcome.what : undefined;
  const invalidField = outcome.kind === 'error' ? outcome.field : undefined;
  const action = secondActionOf(filled.email, filled.password, signInMethods.includes('google'));
  const creating = isCreatingAccount && action === 'create';
  const hasBothFields = filled.email && filled.password;
  const preparation = useGooglePreparation(action === 'google');
  const focusInvalidField = useEffectEvent(() => {
    if (!invalidField) return;
    inputs[invalidField].current?.focus();
    if (!creating) inputs[invalidField].current?.select();
  });
  useEffect(() => focusInvalidField(), [outcome]);
  const signIn = () => {
    if (hasBothFields && !busyWith) void submit(read());
  };
  const runSecondAction = () => {
    if (!busyWith && action) void second(action, read());
  };
  const submitForm = (event: SubmitEvent) => {
    event.preventDefault();
    if (creating) runSecondAction();
    else signIn();
  };
  const onEmailKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && filled.email && !filled.password) inputs.password.current?.focus();
  };
  return (
    <>
      <form className="host-panel" onSubmit={submitForm} noValidate>
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
              invalid={invalidField === 'email'}
              aria-describedby={invalidField === 'email' ? messageId : undefined}
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
              invalid={invalidField === 'password'}
              aria-describedby={invalidField === 'password' ? messageId : undefined}
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
          disabled={!hasBothFields}
          loading={busyWith === 'submit'}
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
            loading={busyWith === action}
            disabled={busyWith === 'submit'}
            {...preparation}
            onPointerEnter={action === 'create' ? () => void loadNewAccount() : preparation.onPointerEnter}
            onClick={creating ? undefined : runSecondAction}
          >
            {t(`signIn.${action}`)}
          </Button>
        )}
        {otherMethods.length > 0 && (
          <Suspense
            // reserves their space: nothing may move under the pointer during a press
            fallback={otherMethods.map((method) => (
              <Button key={method} className="host-panel-pending" type="text" block disabled />
            ))}
          >
            <OtherMethods email={() => read().email} busy={busyWith !== undefined} attempt={attempt} />
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
