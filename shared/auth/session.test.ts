import { renderHook, waitFor } from '@testing-library/react';
import { ProblemError } from '@pignon/shared/api';
import { useDirty } from '@pignon/shared/contract';
import { A_PERSON, aUser, fakeIdentity } from '@pignon/shared/testing';
import { AuthFailure } from './auth-failure';
import { createSession, type SessionParts } from './session';

function open(overrides: Partial<SessionParts> = {}, person: typeof A_PERSON | null = A_PERSON) {
  const identity = fakeIdentity(person);
  const calls: string[] = [];
  const session = createSession({
    identity,
    loadProfile: () => Promise.resolve(aUser()),
    onStarted: ({ uid }) => calls.push(`started ${uid}`),
    onClosed: () => calls.push('closed'),
    onEnded: (reason) => calls.push(`ended ${reason}`),
    ...overrides,
  });
  const waitForKind = (kind: string) => waitFor(() => expect(session.state.get().kind).toBe(kind));
  return { session, identity, calls, reach: waitForKind };
}

describe('the session', () => {
  it('waits until the identity service knows who is signed in', async () => {
    const { session, calls, reach: waitForKind } = open({}, null);
    expect(session.state.get().kind).toBe('resolving');
    await waitForKind('signed-out');
    expect(calls).toEqual([]);
  });

  it('starts once the profile is loaded', async () => {
    const { session, calls, reach: waitForKind } = open();
    await waitForKind('signed-in');
    expect(session.state.get()).toMatchObject({ user: { loginEmail: 'manager@pignon.test' } });
    expect(calls).toEqual(['started uid-1']);
  });

  it('fails when the profile cannot be loaded, and can reload it', async () => {
    const loadProfile = jest.fn().mockRejectedValueOnce(ProblemError.local('NETWORK')).mockResolvedValue(aUser());
    const { session, reach: waitForKind } = open({ loadProfile });
    await waitForKind('failed');
    await session.reload();
    expect(session.state.get().kind).toBe('signed-in');
  });

  it('ends when the API no longer accepts it', async () => {
    const refusedError = new ProblemError('NOT_AUTHENTICATED', 'Votre session a expiré.', 401);
    const { calls, reach: waitForKind } = open({ loadProfile: () => Promise.reject(refusedError) });
    await waitForKind('signed-out');
    expect(calls).toEqual(['ended expired']);
  });

  it.each([
    ['user-disabled', 'disabled'],
    ['user-token-expired', 'expired'],
  ] as const)('ends on %s, with the reason', async (code, reason) => {
    const { session, identity, reach: waitForKind } = open();
    await waitForKind('signed-in');
    identity.token = () => Promise.reject(new AuthFailure(code, 'x'));
    await expect(session.token()).rejects.toMatchObject({ code });
    expect(session.state.get()).toMatchObject({ kind: 'signed-out', reason });
  });

  it('continues with a new token when the API refuses the old one', async () => {
    const refusedError = new ProblemError('NOT_AUTHENTICATED', 'Votre session a expiré.', 401);
    const loadProfile = jest.fn().mockRejectedValueOnce(refusedError).mockResolvedValue(aUser());
    const refreshFlags: (boolean | undefined)[] = [];
    const { session, identity, reach: waitForKind, calls } = open({ loadProfile });
    identity.token = (forced) => {
      refreshFlags.push(forced);
      return Promise.resolve('token');
    };
    await waitForKind('signed-in');
    await session.doubt();
    expect(refreshFlags).toEqual([true, true]);
    expect(session.state.get().kind).toBe('signed-in');
    expect(calls).toEqual(['started uid-1']);
  });

  it('requests one new token, however many calls were refused', async () => {
    const { session, identity, reach: waitForKind } = open();
    await waitForKind('signed-in');
    const token = jest.fn(() => Promise.resolve('token'));
    identity.token = token;
    await Promise.all([session.doubt(), session.doubt(), session.doubt()]);
    expect(token).toHaveBeenCalledTimes(1);
  });

  it('fetches one token for all refused calls, and reports when there is none', async () => {
    const { session, identity, reach: waitForKind } = open();
    await waitForKind('signed-in');
    const token = jest.fn(() => Promise.resolve('token'));
    identity.token = token;
    expect(await Promise.all([session.renewToken(), session.renewToken()])).toEqual([true, true]);
    expect(token).toHaveBeenCalledTimes(1);
    identity.token = () => Promise.reject(new AuthFailure('network-request-failed', 'x'));
    expect(await session.renewToken()).toBe(false);
    expect(session.state.get().kind).toBe('signed-in');
  });

  it('stays open when a new token cannot be requested', async () => {
    const { session, identity, reach: waitForKind } = open();
    await waitForKind('signed-in');
    identity.token = () => Promise.reject(new AuthFailure('network-request-failed', 'x'));
    await session.doubt();
    expect(session.state.get().kind).toBe('signed-in');
  });

  it('stays open after another token failure', async () => {
    const { session, identity, reach: waitForKind } = open();
    await waitForKind('signed-in');
    identity.token = () => Promise.reject(new AuthFailure('network-request-failed', 'x'));
    await expect(session.token()).rejects.toBeInstanceOf(AuthFailure);
    expect(session.state.get().kind).toBe('signed-in');
  });

  it('does not open on a machine left idle for an hour', async () => {
    const loadProfile = jest.fn();
    const { session, reach: waitForKind } = open({ leftIdle: () => true, loadProfile });
    await waitForKind('signed-out');
    expect(session.state.get()).toMatchObject({ kind: 'signed-out', reason: 'idle' });
    expect(loadProfile).not.toHaveBeenCalled();
  });

  it.each([
    [true, 'signed-out'],
    [false, 'signed-in'],
  ] as const)('waits for the server to tell whether the machine was left idle (%s)', async (isLeft, kind) => {
    let answerIsLeft: (isLeft: boolean) => void = () => undefined;
    const loadProfile = jest.fn().mockResolvedValue(aUser());
    const leftIdle = () => new Promise<boolean>((resolve) => (answerIsLeft = resolve));
    const { session, reach: waitForKind } = open({ leftIdle, loadProfile });
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.state.get().kind).toBe('resolving');
    expect(loadProfile).not.toHaveBeenCalled();
    answerIsLeft(isLeft);
    await waitForKind(kind);
  });

  it('closes the product when the account is suspended, and reopens it when active', async () => {
    const loadProfile = jest.fn().mockResolvedValue(aUser());
    const { session, calls, reach: waitForKind } = open({ loadProfile });
    await waitForKind('signed-in');
    const problem = {
      type: '',
      title: '',
      status: 403,
      code: 'ACCOUNT_NOT_ACTIVE',
      message: 'x',
      requestId: 'r',
    } as const;
    session.block(new ProblemError('ACCOUNT_NOT_ACTIVE', 'x', 403, { ...problem, detail: 'SUSPENDED' }));
    expect(session.state.get()).toMatchObject({ kind: 'blocked', email: 'manager@pignon.test', status: 'SUSPENDED' });
    expect(await session.reload()).toBe(true);
    expect(session.state.get().kind).toBe('signed-in');
    expect(calls).toEqual(['started uid-1', 'closed', 'started uid-1']);
  });

  it('admits a user only while the account is active', async () => {
    const pending = aUser({ status: 'PENDING', active: false });
    const loadProfile = jest.fn().mockResolvedValueOnce(pending).mockRejectedValueOnce(ProblemError.local('NETWORK'));
    const onPresent = jest.fn();
    const { session, calls, reach: waitForKind } = open({ loadProfile, onPresent });
    await waitForKind('blocked');
    expect(session.state.get()).toMatchObject({ email: 'manager@pignon.test', status: 'PENDING' });
    expect(onPresent).toHaveBeenCalledTimes(1);
    expect(calls).toEqual([]);
    expect(await session.reload()).toBe(false);
    expect(session.state.get().kind).toBe('blocked');
    loadProfile.mockResolvedValue(aUser());
    await session.reload();
    expect(calls).toEqual(['started uid-1']);
  });

  it('reports what the API requires of a user who is not admitted', async () => {
    const problem = {
      type: '',
      title: '',
      status: 403,
      code: 'ACCOUNT_NOT_ACTIVE',
      message: 'x',
      requestId: 'r',
    } as const;
    const refusal = new ProblemError('ACCOUNT_NOT_ACTIVE', 'x', 403, {
      ...problem,
      detail: 'Confirmez votre adresse.',
    });
    const { session, reach: waitForKind } = open({ loadProfile: () => Promise.reject(refusal) });
    await waitForKind('blocked');
    expect(session.state.get()).toMatchObject({ status: undefined, detail: 'Confirmez votre adresse.' });
  });

  it('reports lost changes when it ends or closes by itself, not at sign-out', async () => {
    const { session, identity, reach: waitForKind } = open();
    await waitForKind('signed-in');
    const form = renderHook(() => useDirty(true));
    session.block(ProblemError.local('NETWORK'));
    expect(session.state.get()).toMatchObject({ kind: 'blocked', unsaved: 'lost' });
    await session.reload();
    await session.end('expired');
    expect(session.state.get()).toEqual({ kind: 'signed-out', reason: 'expired', unsaved: 'lost' });
    await identity.signIn('a@pignon.test', 'x');
    await waitForKind('signed-in');
    await session.end('signed-out');
    expect(session.state.get()).toEqual({ kind: 'signed-out', reason: 'signed-out', unsaved: undefined });
    form.unmount();
  });

  it.each([
    ['all', 'kept'],
    ['part', 'partly'],
    ['nothing', 'lost'],
  ] as const)('reports what drafts contain when it ends or closes by itself: %s', async (upTo, unsaved) => {
    const { session, reach: waitForKind } = open();
    await waitForKind('signed-in');
    const changes = { keep: () => Promise.resolve(false), keptUpTo: () => upTo };
    const form = renderHook(() => useDirty(true, changes));
    session.block(ProblemError.local('NETWORK'));
    expect(session.state.get()).toMatchObject({ kind: 'blocked', unsaved });
    await session.reload();
    await session.end('expired');
    expect(session.state.get()).toEqual({ kind: 'signed-out', reason: 'expired', unsaved });
    form.unmount();
  });

  it('stores changes before an idle end, and reports which ones are lost', async () => {
    const { session, identity, reach: waitForKind } = open();
    const steps: string[] = [];
    const keep = jest.fn(() => {
      steps.push(session.state.get().kind);
      return Promise.resolve(true);
    });
    await waitForKind('signed-in');
    const form = renderHook(() => useDirty(true, { keep }));
    await session.end('idle');
    expect(session.state.get()).toEqual({ kind: 'signed-out', reason: 'idle', unsaved: 'kept' });
    expect(steps).toEqual(['signed-in']);
    for (const [reason, expectUnsaved] of [
      ['idle', false],
      ['expired', true],
    ] as const) {
      await identity.signIn('a@pignon.test', 'x');
      await waitForKind('signed-in');
      keep.mockResolvedValue(expectUnsaved);
      await session.end(reason);
      expect(session.state.get()).toEqual({ kind: 'signed-out', reason, unsaved: 'lost' });
    }
    form.unmount();
  });

  it('ignores a profile that arrives after the user changed', async () => {
    let answer: (user: ReturnType<typeof aUser>) => void = () => undefined;
    const pendingProfile = new Promise<ReturnType<typeof aUser>>((resolve) => (answer = resolve));
    const { session, identity, reach: waitForKind } = open({ loadProfile: () => pendingProfile });
    await waitFor(() => expect(session.state.get().kind).toBe('resolving'));
    await new Promise((resolve) => setTimeout(resolve, 0));
    await identity.signOut();
    answer(aUser());
    await waitForKind('signed-out');
    expect(session.state.get().kind).toBe('signed-out');
  });
});

describe('the API', () => {
  it.each([
    ['signed-out', false, ['token']],
    ['idle', false, ['token']],
    ['signed-out', true, []],
    ['everywhere', false, []],
    ['expired', false, []],
  ] as const)('is told of an end (%s, by another tab: %s) with the last token, once signed out', async (...test) => {
    const [reason, inOtherTab, tokens] = test;
    const told: string[] = [];
    const onSignedOut = (token: string) => told.push(session.state.get().kind, token);
    const { session, reach: waitForKind } = open({ onSignedOut });
    await waitForKind('signed-in');
    await session.end(reason, inOtherTab);
    await new Promise((resolve) => setTimeout(resolve));
    expect(told).toEqual(tokens.flatMap((token) => ['signed-out', token]));
  });

  it('delays no sign-out, and is told nothing when there is no token or nobody signed out', async () => {
    const onSignedOut = jest.fn();
    const { session, identity, reach: waitForKind } = open({ onSignedOut });
    await waitForKind('signed-in');
    const { signOut } = identity;
    identity.signOut = () => Promise.reject(new AuthFailure('network-request-failed', 'x'));
    await expect(session.end('signed-out')).rejects.toMatchObject({ code: 'network-request-failed' });
    identity.signOut = signOut;
    let refuse: (cause: unknown) => void = () => undefined;
    identity.token = () => new Promise((_, reject) => (refuse = reject));
    await session.end('signed-out');
    expect(session.state.get().kind).toBe('signed-out');
    refuse(new AuthFailure('network-request-failed', 'x'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});
