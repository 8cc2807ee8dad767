import type { User } from '@pignon/shared/domain/user/user.schema';
import { createStore, type Store } from '@pignon/shared/state';
import { asAuthFailure, endsSession } from './auth-failure';
import type { Identity, IdentityService } from './identity-service';
import type { EndReason, SessionState } from './session-state';

export type SessionParts = {
  identity: IdentityService;
  /** Reads the product's record of the person who is signed in. */
  loadProfile: () => Promise<User>;
  /** True when the machine was left alone for longer than a session lasts: whoever comes back signs in again. */
  leftIdle?: () => boolean;
  onStarted?: (identity: Identity, user: User) => void;
  onEnded?: (reason: EndReason) => void;
};

export type Session = {
  state: Pick<Store<SessionState>, 'get' | 'subscribe'>;
  identity: IdentityService;
  /** The token for the API; ends the session when the identity service no longer stands behind it. */
  token: () => Promise<string | null>;
  /** Reads the profile again, after a failure or when it may have changed. */
  reload: () => Promise<void>;
  /** Signs out; the reason is told on the sign-in page. */
  end: (reason: EndReason) => Promise<void>;
};

function isRefused(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'NOT_AUTHENTICATED';
}

/** Follows the identity service and the product's own record of the person, as one state. */
export function createSession({ identity, loadProfile, leftIdle, onStarted, onEnded }: SessionParts): Session {
  const state = createStore<SessionState>({ kind: 'resolving' });
  let current: Identity | null = null;
  let reason: EndReason | undefined;

  const end = async (why: EndReason) => {
    reason ??= why;
    await identity.signOut();
  };
  const load = async (person: Identity) => {
    try {
      const user = await loadProfile();
      if (current?.uid !== person.uid) return;
      const first = state.get().kind !== 'signed-in';
      state.set({ kind: 'signed-in', identity: person, user });
      if (first) onStarted?.(person, user);
    } catch (error) {
      if (current?.uid !== person.uid) return;
      if (isRefused(error)) await end('expired');
      else state.set({ kind: 'failed', identity: person, error });
    }
  };
  identity.watch((person) => {
    const before = current;
    current = person;
    if (person) {
      reason = undefined;
      if (before?.uid !== person.uid) state.set({ kind: 'resolving' });
      void (leftIdle?.() ? end('idle') : load(person));
      return;
    }
    const why = before ? (reason ?? 'signed-out') : undefined;
    reason = undefined;
    state.set({ kind: 'signed-out', reason: why });
    if (why) onEnded?.(why);
  });

  return {
    state,
    identity,
    end,
    token: async () => {
      try {
        return await identity.token();
      } catch (cause) {
        const failure = asAuthFailure(cause);
        if (endsSession(failure)) await end(failure.code === 'user-disabled' ? 'disabled' : 'expired');
        throw failure;
      }
    },
    reload: async () => {
      if (!current) return;
      if (state.get().kind === 'failed') state.set({ kind: 'resolving' });
      await load(current);
    },
  };
}
