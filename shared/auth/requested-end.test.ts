import { waitFor } from '@testing-library/react';
import { ProblemError } from '@pignon/shared/api';
import { A_PERSON, aUser, fakeIdentity } from '@pignon/shared/testing';
import { AuthFailure } from './auth-failure';
import { createSession } from './session';

/** Opens a session, and a request to end it that waits for its response. */
async function open() {
  const identity = fakeIdentity(A_PERSON);
  const ended: string[] = [];
  const session = createSession({
    identity,
    loadProfile: () => Promise.resolve(aUser()),
    onEnded: (reason) => ended.push(reason),
  });
  await waitFor(() => expect(session.state.get().kind).toBe('signed-in'));
  let respond: () => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const response = new Promise<void>((resolve, reject) => ([respond, fail] = [resolve, reject]));
  const requested = session.endOnRequest('everywhere', () => response);
  /** Refuses a token as the identity SDK does: it signs out, and then reports the reason. */
  const refuseToken = async () => {
    identity.token = () => Promise.reject(new AuthFailure('user-token-expired'));
    await identity.signOut();
    await expect(session.token(true)).rejects.toMatchObject({ code: 'user-token-expired' });
  };
  return { session, ended, requested, respond, fail, refuseToken };
}

describe('a session that the server ends at the user’s request', () => {
  it('ends for the user’s reason once the server has ended it', async () => {
    const { session, ended, requested, respond } = await open();
    expect(session.state.get().kind).toBe('signed-in');
    respond();
    await requested;
    expect(session.state.get()).toMatchObject({ kind: 'signed-out', reason: 'everywhere' });
    expect(ended).toEqual(['everywhere']);
  });

  it('ends for the user’s reason when a call is refused before the response', async () => {
    const { session, ended, requested, respond, refuseToken } = await open();
    await refuseToken();
    expect(ended).toEqual([]);
    respond();
    await requested;
    expect(session.state.get()).toMatchObject({ kind: 'signed-out', reason: 'everywhere' });
    expect(ended).toEqual(['everywhere']);
  });

  it('ends as expired when it had ended before the request', async () => {
    const { session, ended, requested, fail, refuseToken } = await open();
    await refuseToken();
    fail(new ProblemError('NOT_AUTHENTICATED', 'Votre session a expiré.', 401));
    await expect(requested).rejects.toMatchObject({ code: 'NOT_AUTHENTICATED' });
    expect(session.state.get()).toMatchObject({ kind: 'signed-out', reason: 'expired' });
    expect(ended).toEqual(['expired']);
  });

  it('stays open when the server refuses the request', async () => {
    const { session, ended, requested, fail } = await open();
    fail(new ProblemError('UNAVAILABLE', 'Réessayez dans un instant.', 503));
    await expect(requested).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(session.state.get().kind).toBe('signed-in');
    expect(ended).toEqual([]);
  });
});
