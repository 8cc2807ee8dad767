import { useState, type ReactNode } from 'react';
import { identityAccount, linkedProviders } from '@pignon/shared/auth';
import { isRecentSignIn, RECENT_SIGN_IN_S } from '@pignon/shared/domain/user/user.rules';
import { ProofDialog } from './proof-dialog';

/** Left for what is done with the proof. */
const MARGIN_MS = 60_000;

/** True when the dialog can authenticate; otherwise only a recent sign-in counts. */
const canProve = (): boolean => linkedProviders().some((way) => way === 'password' || way === 'google.com');

async function isFresh(): Promise<boolean> {
  try {
    return isRecentSignIn(await (await identityAccount()).signedInAt(), Date.now() + MARGIN_MS);
  } catch {
    return false;
  }
}

/**
 * Has the person prove once more who they are before something that matters, unless they signed in a few minutes ago.
 * `always` asks all the same, where there is something to ask for. Draw `proof` where the question is to appear.
 */
export function useProof(): { prove: (then: () => unknown, always?: boolean) => Promise<void>; proof: ReactNode } {
  const [waiting, setWaiting] = useState<() => unknown>();
  const prove = async (then: () => unknown, always = false) => {
    if (!(always && canProve()) && (await isFresh())) then();
    else setWaiting(() => then);
  };
  const proof = waiting && (
    <ProofDialog
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
