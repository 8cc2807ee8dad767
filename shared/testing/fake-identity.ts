import { AuthFailure, type AuthCode, type Identity, type IdentityService } from '@pignon/shared/auth';

export const A_PERSON: Identity = { uid: 'uid-1', email: 'manager@pignon.test', displayName: null, photoURL: null };

export type FakeIdentity = IdentityService & {
  /** Every later attempt is refused with this code; undefined accepts again. */
  refuseWith: (code: AuthCode | undefined) => void;
  /** What was asked of it. */
  asked: string[];
};

/** An identity service in memory, with nobody or one person signed in. */
export function fakeIdentity(person: Identity | null = null): FakeIdentity {
  const listeners = new Set<(identity: Identity | null) => void>();
  const asked: string[] = [];
  let current = person;
  let refusal: AuthCode | undefined;
  const become = (next: Identity | null) => {
    current = next;
    for (const listener of listeners) listener(next);
  };
  const attempt = (what: string, next?: Identity | null) => {
    asked.push(what);
    if (refusal) return Promise.reject(new AuthFailure(refusal, `Firebase: Error (auth/${refusal}).`));
    if (next !== undefined) become(next);
    return Promise.resolve();
  };
  return {
    asked,
    refuseWith: (code) => {
      refusal = code;
    },
    watch: (listener) => {
      listeners.add(listener);
      queueMicrotask(() => listener(current));
      return () => listeners.delete(listener);
    },
    token: () => Promise.resolve(current ? 'token' : null),
    signIn: (email) => attempt('signIn', { ...A_PERSON, email }),
    signUp: (email) => attempt('signUp', { ...A_PERSON, email }),
    resetPassword: (email) => attempt(`reset ${email}`),
    signInWithGoogle: () => attempt('google', A_PERSON),
    signOut: () => {
      asked.push('signOut');
      become(null);
      return Promise.resolve();
    },
  };
}
