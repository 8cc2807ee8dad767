import { describe, expect, it, vi } from 'vitest';
import { ProblemError } from '@pignon/shared/api';
import { A_PERSON, aUser, fakeIdentity } from '@pignon/shared/testing';
import { AUTH_CODES, asAuthFailure, AuthFailure } from './auth-failure';
import { newGoogleAccount } from './new-google-account';
import { createSession, type SessionParts } from './session';

function open(over: Partial<SessionParts> = {}, person: typeof A_PERSON | null = A_PERSON) {
  const identity = fakeIdentity(person);
  const told: string[] = [];
  const session = createSession({
    identity,
    loadProfile: () => Promise.resolve(aUser()),
    onStarted: ({ uid }) => told.push(`started ${uid}`),
    onEnded: (reason) => told.push(`ended ${reason}`),
    ...over,
  });
  const reach = (kind: string) => vi.waitFor(() => expect(session.state.get().kind).toBe(kind));
  return { session, identity, told, reach };
}

describe('the session', () => {
  it('waits until it is known whether somebody is signed in', async () => {
    const { session, told, reach } = open({}, null);
    expect(session.state.get().kind).toBe('resolving');
    await reach('signed-out');
    expect(told).toEqual([]);
  });

  it('starts once the profile is read', async () => {
    const { session, told, reach } = open();
    await reach('signed-in');
    expect(session.state.get()).toMatchObject({ user: { loginEmail: 'manager@pignon.test' } });
    expect(told).toEqual(['started uid-1']);
  });

  it('says so when the profile cannot be read, and tries again', async () => {
    const loadProfile = vi.fn().mockRejectedValueOnce(ProblemError.local('NETWORK')).mockResolvedValue(aUser());
    const { session, reach } = open({ loadProfile });
    await reach('failed');
    await session.reload();
    expect(session.state.get().kind).toBe('signed-in');
  });

  it('ends when the API no longer accepts it', async () => {
    const refused = new ProblemError('NOT_AUTHENTICATED', 'Votre session a expiré.', 401);
    const { told, reach } = open({ loadProfile: () => Promise.reject(refused) });
    await reach('signed-out');
    expect(told).toEqual(['ended expired']);
  });

  it.each([
    ['user-disabled', 'disabled'],
    ['user-token-expired', 'expired'],
  ] as const)('ends on %s, and says why', async (code, reason) => {
    const { session, identity, reach } = open();
    await reach('signed-in');
    identity.token = () => Promise.reject(new AuthFailure(code, 'x'));
    await expect(session.token()).rejects.toMatchObject({ code });
    expect(session.state.get()).toEqual({ kind: 'signed-out', reason });
  });

  it('goes on when the token cannot be had for another reason', async () => {
    const { session, identity, reach } = open();
    await reach('signed-in');
    identity.token = () => Promise.reject(new AuthFailure('network-request-failed', 'x'));
    await expect(session.token()).rejects.toBeInstanceOf(AuthFailure);
    expect(session.state.get().kind).toBe('signed-in');
  });

  it('does not open for whoever finds a machine that was left for an hour', async () => {
    const loadProfile = vi.fn();
    const { session, reach } = open({ leftIdle: () => true, loadProfile });
    await reach('signed-out');
    expect(session.state.get()).toEqual({ kind: 'signed-out', reason: 'idle' });
    expect(loadProfile).not.toHaveBeenCalled();
  });

  it('forgets a profile that arrives after somebody else came', async () => {
    let answer: (user: ReturnType<typeof aUser>) => void = () => undefined;
    const slow = new Promise<ReturnType<typeof aUser>>((resolve) => (answer = resolve));
    const { session, identity, reach } = open({ loadProfile: () => slow });
    await vi.waitFor(() => expect(session.state.get().kind).toBe('resolving'));
    await new Promise((resolve) => setTimeout(resolve, 0));
    await identity.signOut();
    answer(aUser());
    await reach('signed-out');
    expect(session.state.get().kind).toBe('signed-out');
  });
});

describe('failures of the identity service', () => {
  it.each(AUTH_CODES)('keeps the code %s', (code) => {
    expect(asAuthFailure(Object.assign(new Error('x'), { code: `auth/${code}` })).code).toBe(code);
  });

  it('takes anything else for an internal error and keeps its words', () => {
    expect(asAuthFailure('boom')).toMatchObject({ code: 'internal-error', technical: 'boom' });
    expect(asAuthFailure({ code: 'auth/brand-new' }).code).toBe('internal-error');
  });
});

describe('a new Google account', () => {
  it('is the same for the same address, however it is typed', () => {
    expect(newGoogleAccount(' Maite.Etche@gmail.com ')).toEqual(newGoogleAccount('maite.etche@gmail.com'));
    expect(newGoogleAccount('maite.etche@gmail.com').name).toBe('maite etche');
  });
});
