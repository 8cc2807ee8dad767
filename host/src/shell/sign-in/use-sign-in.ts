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
import { fieldOf, type Attempted, type Credentials, type Outcome, type SecondAction } from './sign-in-form';

const WRONG = ['invalid-credential', 'user-not-found', 'wrong-password'];
const FOR_SUPPORT = ['internal-error', 'invalid-api-key'];
const OUTDATED = 'password-does-not-meet-requirements';

function sentenceOf(code: string, signingIn: boolean): string {
  if (signingIn && WRONG.includes(code)) return i18n.t('host:signIn.wrong');
  if (signingIn && code === OUTDATED) return i18n.t('host:signIn.outdated');
  return i18n.t(`host:auth.${code}`);
}

/** Shows the error code for support; the service's text is English. */
function failed(cause: unknown, signingIn: boolean): Outcome {
  const { code, technical } = asAuthFailure(cause);
  const showsCode = (signingIn && WRONG.includes(code)) || FOR_SUPPORT.includes(code);
  const detail = showsCode ? i18n.t('host:signIn.code', { code: technical }) : undefined;
  return { kind: 'error', message: sentenceOf(code, signingIn), detail, field: fieldOf(code) };
}

/** Additional texts after success. The identity service does not reveal whether an address has an account. */
const DETAILS: Partial<Record<Attempted, () => string>> = { forgot: () => i18n.t('host:signIn.resetUnknown') };

const doneText = () => i18n.t('host:signIn.done');

/** Validates the address first, as the service reports a malformed one as unknown. */
async function reset(email: string): Promise<void> {
  const { isEmail } = await import('@pignon/shared/domain/contact/email');
  if (!isEmail(email.trim())) throw new AuthFailure('invalid-email');
  await resetPassword(email);
}

/**
 * Actions of the panel and the last result. `creating`: from the first request for an account until a sign-in; `rules`:
 * after a request with a weak password.
 */
export function useSignIn() {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const [choosing, setChoosing] = useState(false);
  const [rules, setRules] = useState<PasswordPolicy>();
  const [creating, setCreating] = useState(false);

  /** `work` resolves to false when it failed and showed the failure itself, or to a message to show instead. */
  const attempt = async (what: Attempted, work: () => Promise<unknown>, message: string) => {
    setOutcome({ kind: 'busy', what });
    try {
      const result = await work();
      if (result === false) return;
      const errorText = typeof result === 'string' ? result : message;
      if (what !== 'forgot' && what !== 'link') lastSignInMessage.set(errorText);
      setOutcome({ kind: 'success', message: errorText, detail: DETAILS[what]?.() });
    } catch (cause) {
      setOutcome(failed(cause, what === 'submit'));
    }
  };
  const create = async ({ email, password }: Credentials): Promise<boolean | string> => {
    const { createAccount } = await import('./new-account');
    const result = await createAccount(email, password);
    if ('letterSent' in result) {
      setRules(undefined);
      return result.letterSent || i18n.t('host:signIn.noLetter');
    }
    setRules(result.policy);
    if (result.failure) throw result.failure;
    setOutcome({ kind: 'error', message: i18n.t('host:policy.unmet'), field: 'password' });
    return false;
  };
  const second = (action: SecondAction, typed: Credentials) => {
    switch (action) {
      case 'create':
        setCreating(true);
        return attempt(action, () => create(typed), i18n.t('host:signIn.created'));
      case 'forgot':
        return attempt(action, () => reset(typed.email), i18n.t('host:signIn.reset'));
      case 'google':
        if (isGoogleEmulated()) return setChoosing(true);
        return attempt(action, signInWithGoogle, doneText());
    }
  };
  return {
    outcome,
    rules,
    creating,
    choosing,
    stopChoosing: () => setChoosing(false),
    submit: (typed: Credentials) => {
      setRules(undefined);
      setCreating(false);
      return attempt('submit', () => signIn(typed.email, typed.password), doneText());
    },
    second,
    attempt,
    chooseGoogle: (account: GoogleAccount) => {
      setChoosing(false);
      return attempt('google', () => signInWithGoogleAccount(account), doneText());
    },
  };
}
