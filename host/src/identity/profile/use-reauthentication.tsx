import { useState, type ReactNode } from 'react';
import { identityAccount, linkedProviders } from '@pignon/shared/auth';
import { isRecentSignIn, RECENT_SIGN_IN_S } from '@pignon/shared/domain/user/user.rules';
import { ReauthenticationDialog } from './reauthentication-dialog';

/** Milliseconds of the recent sign-in reserved for the action that follows. */
const MARGIN_MS = 60_000;

/** True when the dialog can authenticate; otherwise the user has to sign in again. */
const canReauthenticate = (): boolean =>
  linkedProviders().some((provider) => provider === 'password' || provider === 'google.com');

async function isRecentlySignedIn(): Promise<boolean> {
  try {
    return isRecentSignIn(await (await identityAccount()).signedInAt(), Date.now() + MARGIN_MS);
  } catch {
    return false;
  }
}

/**
 * Asks the user to sign in again before a sensitive action, unless they did minutes ago. `always` asks regardless,
 * where there is a method. Render `proof` where the question should appear.
 */
export function useReauthentication(): {
  prove: (action: () => unknown, always?: boolean) => Promise<void>;
  proof: ReactNode;
} {
  const [pendingAction, setPendingAction] = useState<() => unknown>();
  const prove = async (action: () => unknown, always = false) => {
    if (!(always && canReauthenticate()) && (await isRecentlySignedIn())) action();
    else setPendingAction(() => action);
  };
  const proof = pendingAction && (
    <ReauthenticationDialog
      minutes={RECENT_SIGN_IN_S / 60}
      onClose={() => setPendingAction(undefined)}
      onProven={() => {
        setPendingAction(undefined);
        pendingAction();
      }}
    />
  );
  return { prove, proof };
}
