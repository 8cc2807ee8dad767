import { useState } from 'react';
import {
  asAuthFailure,
  AuthFailure,
  isGoogleEmulated,
  resetPassword,
  signIn,
  signInWithGoogle,
  signInWithGoogleAccount,
  type GoogleAccount,
} from '@pignon/shared/auth';
import type { PasswordPolicy } from '@pignon/shared/domain/user/password.policy';
import { i18n } from '@pignon/shared/i18n';
import { lastSignInMessage } from './last-sign-in-message';
import { fieldForCode, type AttemptKind, type Credentials, type Outcome, type SecondAction } from './sign-in-form';

export const loadNewAccount = () => import(/* webpackChunkName: "new-account" */ './new-account');

const WRONG_CREDENTIAL_CODES = ['invalid-credential', 'user-not-found', 'wrong-password'];
const SUPPORT_CODES = ['internal-error', 'invalid-api-key'];
const OUTDATED_PASSWORD_CODE = 'password-does-not-meet-requirements';

function errorSentence(code: string, isSignIn: boolean): string {
  if (isSignIn && WRONG_CREDENTIAL_CODES.includes(code)) return i18n.t('host:signIn.wrong');
  if (isSignIn && code === OUTDATED_PASSWORD_CODE) return i18n.t('host:signIn.outdated');
  return i18n.t(`host:auth.${code}`);
}

/** Shows the error code for support; the service's text is English. Loads the sentences of rare codes. */
async function failedOutcome(cause: unknown, isSignIn: boolean): Promise<Outcome> {
  const { code, technical } = asAuthFailure(cause);
  if (!i18n.exists(`host:auth.${code}`)) await loadNewAccount().catch(() => undefined);
  const showsCode = (isSignIn && WRONG_CREDENTIAL_CODES.includes(code)) || SUPPORT_CODES.includes(code);
  const detail = showsCode ? i18n.t('host:signIn.code', { code: technical }) : undefined;
  return { kind: 'error', message: errorSentence(code, isSignIn), detail, field: fieldForCode(code) };
}

/** Additional texts after success. The identity service does not reveal whether an address has an account. */
const SUCCESS_DETAILS: Partial<Record<AttemptKind, () => string>> = {
  forgot: () => i18n.t('host:signIn.resetUnknown'),
};

/** Signs in whatever the password; a password on a list is noticed afterwards, also one set at the identity service. */
async function signInAndCheck({ email, password }: Credentials): Promise<void> {
  await signIn(email, password);
  void loadNewAccount()
    .then(({ warnOfListedPassword }) => warnOfListedPassword(password))
    .catch(() => undefined);
}

const doneText = () => i18n.t('host:signIn.done');

/** Validates the address first, as the service reports a malformed one as unknown. */
async function resetPasswordOf(email: string): Promise<void> {
  const { isEmail } = await import(/* webpackChunkName: "new-account" */ '@pignon/shared/domain/contact/email');
  if (!isEmail(email.trim())) throw new AuthFailure('invalid-email');
  await resetPassword(email);
}

/**
 * Actions of the panel and the last result. `creating`: from the first request for an account until a sign-in; `rules`:
 * after a request with a weak password.
 */
export function useSignIn() {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const [isChoosing, setIsChoosing] = useState(false);
  const [rules, setRules] = useState<PasswordPolicy>();
  const [isCreating, setIsCreating] = useState(false);

  /** `work` resolves to false when it failed and showed the failure itself, or to a message to show instead. */
  const attempt = async (method: AttemptKind, work: () => Promise<unknown>, message: string) => {
    setOutcome({ kind: 'busy', what: method });
    try {
      const result = await work();
      if (result === false) return;
      const errorText = typeof result === 'string' ? result : message;
      if (method !== 'forgot' && method !== 'link') lastSignInMessage.set(errorText);
      setOutcome({ kind: 'success', message: errorText, detail: SUCCESS_DETAILS[method]?.() });
    } catch (cause) {
      setOutcome(await failedOutcome(cause, method === 'submit'));
    }
  };
  const create = async ({ email, password }: Credentials): Promise<boolean | string> => {
    const { createAccount } = await loadNewAccount();
    const result = await createAccount(email, password);
    if ('letterSent' in result) {
      setRules(undefined);
      return result.letterSent || i18n.t('host:signIn.noLetter');
    }
    setRules(result.policy);
    if (result.failure) throw result.failure;
    setOutcome({ kind: 'error', message: result.sentence ?? i18n.t('host:policy.unmet'), field: 'password' });
    return false;
  };
  const runSecondAction = (action: SecondAction, credentials: Credentials) => {
    switch (action) {
      case 'create':
        setIsCreating(true);
        return attempt(action, () => create(credentials), i18n.t('host:signIn.created'));
      case 'forgot':
        return attempt(action, () => resetPasswordOf(credentials.email), i18n.t('host:signIn.reset'));
      case 'google':
        if (isGoogleEmulated()) return setIsChoosing(true);
        return attempt(action, signInWithGoogle, doneText());
    }
  };
  return {
    outcome,
    rules,
    creating: isCreating,
    choosing: isChoosing,
    stopChoosing: () => setIsChoosing(false),
    submit: (credentials: Credentials) => {
      setRules(undefined);
      setIsCreating(false);
      return attempt('submit', () => signInAndCheck(credentials), doneText());
    },
    second: runSecondAction,
    attempt,
    chooseGoogle: (account: GoogleAccount) => {
      setIsChoosing(false);
      return attempt('google', () => signInWithGoogleAccount(account), doneText());
    },
  };
}
