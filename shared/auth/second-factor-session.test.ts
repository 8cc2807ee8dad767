import { waitFor } from '@testing-library/react';
import { ProblemError } from '@pignon/shared/api';
import type { OwnUser } from '@pignon/shared/domain/user/second-factor.schema';
import { A_PERSON, aUser, fakeIdentity } from '@pignon/shared/testing';
import { createSession } from './session';

const UNVERIFIED: OwnUser = { ...aUser(), secondFactorStep: 'CODE' };
const SECOND_FACTOR = new ProblemError('SECOND_FACTOR', 'Saisissez le code de votre application.', 403);
const OPEN = { kind: 'signed-in', identity: A_PERSON, user: aUser() };

/** A session whose profile is each of these in turn, then the last one. */
function open(...profiles: [OwnUser, ...OwnUser[]]) {
  const calls: string[] = [];
  let reads = 0;
  const loadProfile = jest.fn(() => Promise.resolve(profiles[Math.min(reads++, profiles.length - 1)] ?? profiles[0]));
  const session = createSession({
    identity: fakeIdentity(A_PERSON),
    loadProfile,
    onStarted: ({ uid }) => calls.push(`started ${uid}`),
    onClosed: () => calls.push('closed'),
  });
  return { session, calls, loadProfile };
}

describe('a session that lacks its second factor', () => {
  it('opens the product only once it is verified', async () => {
    const { session, calls } = open(UNVERIFIED, aUser());
    await waitFor(() => expect(session.state.get()).toEqual({ kind: 'unverified', identity: A_PERSON, step: 'CODE' }));
    expect(calls).toEqual([]);
    expect(await session.reload()).toBe(true);
    expect(session.state.get()).toEqual(OPEN);
    expect(calls).toEqual(['started uid-1']);
  });

  it('keeps the open product when calls ask for it, reads the profile once, and goes on afterwards', async () => {
    const { session, calls, loadProfile } = open(aUser(), UNVERIFIED, aUser());
    await waitFor(() => expect(session.state.get()).toEqual(OPEN));
    session.block(SECOND_FACTOR);
    session.block(SECOND_FACTOR);
    await waitFor(() => expect(session.state.get()).toEqual({ ...OPEN, step: 'CODE' }));
    expect(loadProfile).toHaveBeenCalledTimes(2);
    await session.reload();
    expect(session.state.get()).toEqual(OPEN);
    expect(calls).toEqual(['started uid-1']);
  });

  it('ignores a refusal that is older than the verification', async () => {
    const { session, loadProfile } = open(aUser());
    await waitFor(() => expect(session.state.get()).toEqual(OPEN));
    session.block(SECOND_FACTOR);
    await waitFor(() => expect(loadProfile).toHaveBeenCalledTimes(2));
    expect(session.state.get()).toEqual(OPEN);
  });
});
