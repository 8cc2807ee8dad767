import {
  AuthFailure,
  type AuthCode,
  type IdentityAccount,
  type Identity,
  type IdentityService,
} from '@pignon/shared/auth';
import { MIN_POLICY, type PasswordPolicy } from '@pignon/shared/domain/user/password.policy';

export const A_PERSON: Identity = { uid: 'uid-1', email: 'manager@pignon.test', displayName: null, photoURL: null };

export type FakeIdentity = IdentityService & {
  /** Every later attempt is refused with this code; undefined accepts again. */
  refuseWith: (code: AuthCode | undefined) => void;
  /** Sending e-mails fails from now on. */
  loseLetters: () => void;
  /** Sets the password policy from now on. */
  demand: (policy: PasswordPolicy) => void;
  /** Calls received, in order. */
  requests: string[];
};

type Attempt = (requestText: string, next?: Identity | null) => Promise<void>;

/** Rarely used calls of the identity service. */
const fakeAccount = (attempt: Attempt): IdentityAccount => ({
  sendLink: (email, address) => attempt(`sendLink ${email} ${new URL(address).pathname}`),
  signInWithLink: (email) => attempt(`signInWithLink ${email}`, { ...A_PERSON, email }),
  signInWithToken: (token) => attempt(`signInWithToken ${token}`, A_PERSON),
  sendCode: async (phone) => {
    await attempt(`sendCode ${phone}`);
    return 'sent';
  },
  signInWithCode: (verificationId, code) => attempt(`signInWithCode ${verificationId} ${code}`, A_PERSON),
  linkPhone: (verificationId, code) => attempt(`linkPhone ${verificationId} ${code}`),
  linkGoogle: (account) => attempt(`linkGoogle ${account?.email ?? ''}`),
  unlink: (provider) => attempt(`unlink ${provider}`),
  reauthenticate: (proof) => attempt(`reauthenticate ${'password' in proof ? proof.password : 'google'}`),
  signedInAt: () => Promise.resolve(0),
  remove: () => attempt('remove'),
});

/** An in-memory identity service, signed in or not. */
export function fakeIdentity(person: Identity | null = null): FakeIdentity {
  const listeners = new Set<(identity: Identity | null) => void>();
  const requests: string[] = [];
  let currentPerson = person;
  let refusal: AuthCode | undefined;
  let policy: PasswordPolicy = MIN_POLICY;
  let areLettersSent = true;
  const setIdentity = (next: Identity | null) => {
    currentPerson = next;
    for (const listener of listeners) listener(next);
  };
  const attempt = (requestText: string, next?: Identity | null) => {
    requests.push(requestText);
    if (refusal) return Promise.reject(new AuthFailure(refusal));
    if (next !== undefined) setIdentity(next);
    return Promise.resolve();
  };
  return {
    requests: requests,
    refuseWith: (code) => {
      refusal = code;
    },
    loseLetters: () => {
      areLettersSent = false;
    },
    demand: (next) => {
      policy = next;
    },
    passwordPolicy: () => Promise.resolve(policy),
    changePassword: (before, next) => attempt(`changePassword ${before} ${next}`),
    account: () => Promise.resolve(fakeAccount(attempt)),
    providers: () => (currentPerson ? ['password'] : []),
    watch: (listener) => {
      listeners.add(listener);
      queueMicrotask(() => listener(currentPerson));
      return () => listeners.delete(listener);
    },
    tokenExpiry: () => undefined,
    token: () => Promise.resolve(currentPerson ? 'token' : null),
    signIn: (email) => attempt('signIn', { ...A_PERSON, email }),
    signUp: (email) => attempt('signUp', { ...A_PERSON, email }).then(() => areLettersSent),
    resetPassword: (email) => attempt(`reset ${email}`),
    prepareGoogle: () => Promise.resolve(),
    signInWithGoogle: () => attempt('google', A_PERSON),
    signOut: () => {
      requests.push('signOut');
      setIdentity(null);
      return Promise.resolve();
    },
  };
}
