import { useState } from 'react';
import { asAuthFailure, isGoogleEmulated, resetPassword, signIn, signInWithGoogle, signUp } from '@pignon/shared/auth';
import { i18n } from '@pignon/shared/i18n';
import type { Outcome, SecondAction } from './sign-in-form';

function failed(cause: unknown, signingIn: boolean): Outcome {
  const { code, technical } = asAuthFailure(cause);
  const credentials = ['invalid-credential', 'user-not-found', 'wrong-password'].includes(code);
  if (signingIn && credentials) return { kind: 'error', message: i18n.t('host:signIn.wrong'), detail: technical };
  return {
    kind: 'error',
    message: i18n.t(`host:auth.${code}`),
    detail: code === 'internal-error' ? technical : undefined,
  };
}

/** The panel's actions and what became of the last one. */
export function useSignIn(email: string, password: string) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const [choosing, setChoosing] = useState(false);

  const attempt = async (what: 'submit' | SecondAction, work: () => Promise<void>, message: string) => {
    setOutcome({ kind: 'busy', what });
    try {
      await work();
      setOutcome({ kind: 'success', message: i18n.t(`host:signIn.${message}`) });
    } catch (cause) {
      setOutcome(failed(cause, what === 'submit'));
    }
  };
  const second = (action: SecondAction) => {
    switch (action) {
      case 'create':
        return attempt(action, () => signUp(email, password), 'created');
      case 'forgot':
        return attempt(action, () => resetPassword(email), 'reset');
      case 'google':
        if (isGoogleEmulated()) return setChoosing(true);
        return attempt(action, signInWithGoogle, 'done');
    }
  };
  return {
    outcome,
    choosing,
    stopChoosing: () => setChoosing(false),
    submit: () => attempt('submit', () => signIn(email, password), 'done'),
    second,
    chooseGoogle: (work: () => Promise<void>) => {
      setChoosing(false);
      return attempt('google', work, 'done');
    },
  };
}
