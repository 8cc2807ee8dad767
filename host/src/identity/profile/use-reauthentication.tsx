import { useState, type ReactNode } from 'react';
import { identityAccount, linkedProviders } from '@pignon/shared/auth';
import { isRecentSignIn, RECENT_SIGN_IN_S } from '@pignon/shared/domain/user/user.rules';
import { ReauthenticationDialog } from './reauthentication-dialog';

/** Milliseconds of the recent sign-in reserved for the action that follows. */
const MARGIN_MS = 60_000;

/** True when the dialog can authenticate; otherwise the user has to sign in again. */
const canProve = (): boolean => linkedProviders().some((way) => way === 'password' || way === 'google.com');

async function isFresh(): Promise<boolean> {
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
  prove: (then: () => unknown, always?: boolean) => Promise<void>;
  proof: ReactNode;
} {
  const [waiting, setWaiting] = useState<() => unknown>();
  const prove = async (then: () => unknown, always = false) => {
    if (!(always && canProve()) && (await isFresh())) then();
    else setWaiting(() => then);
  };
  const proof = waiting && (
    <ReauthenticationDialog
      minutes={RECENT_SIGN_IN_S / 60}
      onClose={() => setWaiting(undefined)}
      onProven={() => {
        setWaiting(undefined);
        waiting();
      }}
    />
  );
  return { prove, proof };
}
