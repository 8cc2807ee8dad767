import { fakeTimersOnly } from '@pignon/shared/testing/fake-timers';
import { startFakeGoogle, type FakeGoogle } from '../../test/fakes/fake-google';
import { openIdentityService, sessionsOf } from './identity-service';

let google: FakeGoogle;
beforeAll(async () => {
  google = await startFakeGoogle();
});
beforeEach(() => {
  google.down = false;
  google.refusal = undefined;
  google.silent = false;
  google.asked = [];
});
afterAll(() => google.close());

function sessions() {
  const credential = { getAccessToken: () => Promise.resolve({ access_token: 'ours', expires_in: 3600 }) };
  return sessionsOf(openIdentityService('pignon-production', { httpAgent: google.httpAgent, credential }));
}
const end = (): Promise<void> => sessions().end('u1');

describe('the sessions of an identity', () => {
  it('are ended at the identity service', async () => {
    google.account = { localId: 'u1' };
    await end();
    expect(google.asked).toEqual([expect.stringContaining('/projects/pignon-production/accounts:update')]);
  });

  it('are none when the identity does not exist', async () => {
    google.refusal = 'USER_NOT_FOUND';
    await expect(end()).resolves.toBeUndefined();
  });

  it('are deleted with the identity', async () => {
    google.account = { localId: 'u1' };
    await sessions().remove('u1');
    expect(google.asked).toEqual([expect.stringContaining('/projects/pignon-production/accounts:delete')]);
    google.refusal = 'USER_NOT_FOUND';
    await expect(sessions().remove('u1')).resolves.toBeUndefined();
    google.refusal = 'INSUFFICIENT_PERMISSION';
    await expect(sessions().remove('u1')).rejects.toThrow();
  });

  it('are not reported as ended when the service refuses or is down', async () => {
    google.refusal = 'INSUFFICIENT_PERMISSION';
    await expect(end()).rejects.toThrow();
    google.refusal = undefined;
    google.down = true;
    await expect(end()).rejects.toThrow();
  });

  it('time out after five seconds', async () => {
    google.silent = true;
    fakeTimersOnly(['setTimeout', 'clearTimeout']);
    const endResult = expect(end()).rejects.toThrow('no answer within 5000 ms');
    await jest.advanceTimersByTimeAsync(5000);
    await endResult;
    jest.useRealTimers();
  });
});
