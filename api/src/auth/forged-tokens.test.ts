import { startFakeGoogle, type FakeGoogle } from '../../test/fakes/fake-google';
import { newKeys, rewritten, signedBy, signedWithSecret, unsigned } from '../../test/token-forge';
import { createFirebaseVerifier } from './firebase-verifier';
import { openIdentityService } from './identity-service';

const PROJECT = 'pignon-production';
const NOW = Math.floor(Date.now() / 1000);
const SERVICE_KEYS = newKeys('ours');
const ATTACKER_KEYS = newKeys('stranger');

const claims = (overrides: Record<string, unknown> = {}) => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'u1',
  user_id: 'u1',
  auth_time: NOW - 60,
  iat: NOW - 60,
  exp: NOW + 3600,
  email: 'anne@pignon.test',
  email_verified: true,
  ...overrides,
});
const genuine = (overrides: Record<string, unknown> = {}) => signedBy(SERVICE_KEYS, claims(overrides));

let google: FakeGoogle;
beforeAll(async () => {
  google = await startFakeGoogle();
});
beforeEach(() => {
  google.keys = { ours: SERVICE_KEYS.publicKey };
  google.account = { localId: 'u1', email: 'anne@pignon.test', validSince: String(NOW - 600) };
  google.down = false;
  google.asked = [];
});
afterAll(() => google.close());

function verify(token: string) {
  const credential = { getAccessToken: () => Promise.resolve({ access_token: 'ours', expires_in: 3600 }) };
  const auth = openIdentityService(PROJECT, { httpAgent: google.httpAgent, credential });
  return createFirebaseVerifier(auth, { tokenTrustSeconds: 0, sessionDays: 0 }).verify(token);
}
const refusal = async (token: string) => {
  const error = await verify(token).then(
    (identity) => ({ code: `let in as ${identity.uid}` }),
    (problem: unknown) => problem as { code: string },
  );
  return error.code;
};

describe('the verifier of a real project', () => {
  it('accepts a user’s token after fetching keys and account from the identity service', async () => {
    expect(await verify(genuine())).toMatchObject({ uid: 'u1', email: 'anne@pignon.test', emailVerified: true });
    expect(google.asked).toEqual([
      expect.stringContaining('www.googleapis.com/robot/v1/metadata/x509/securetoken@'),
      expect.stringContaining('identitytoolkit.googleapis.com/'),
    ]);
  });

  it.each([
    ['signed by a stranger under our key’s name', signedBy({ ...ATTACKER_KEYS, kid: 'ours' }, claims())],
    ['signed by a stranger under their own', signedBy(ATTACKER_KEYS, claims())],
    ['signed by a stranger under no name', signedBy(ATTACKER_KEYS, claims(), { kid: undefined })],
    ['signed with the public key as a shared secret', signedWithSecret(SERVICE_KEYS.publicKey, 'ours', claims())],
    ['without a signature', unsigned(claims())],
    ['without a signature, under our key’s name', unsigned(claims(), { kid: 'ours' })],
    ['that says it needs no signature but has one', signedBy(SERVICE_KEYS, claims(), { alg: 'none' })],
    ['with a name for a key that every object has', signedBy({ ...ATTACKER_KEYS, kid: 'constructor' }, claims())],
    ['rewritten after it was signed', rewritten(genuine(), claims({ sub: 'u2', user_id: 'u2' }))],
    ['of another project', genuine({ aud: 'other', iss: 'https://securetoken.google.com/other' })],
    ['for another audience', genuine({ aud: 'other' })],
    ['of another issuer', genuine({ iss: 'https://accounts.google.com' })],
    ['that has expired', genuine({ exp: NOW - 1 })],
    ['issued in the future', genuine({ iat: NOW + 3000 })],
    ['of somebody who signs in in the future', genuine({ auth_time: NOW + 3000 })],
    ['of nobody', genuine({ sub: '' })],
    ['of somebody with an endless name', genuine({ sub: 'u'.repeat(129) })],
  ])('refuses a token %s', async (_, token) => {
    expect(await refusal(token)).toBe('NOT_AUTHENTICATED');
  });

  it('tolerates a small difference between two clocks', async () => {
    expect(await refusal(genuine({ iat: NOW + 20, auth_time: NOW + 20 }))).toBe('let in as u1');
  });

  it.each([
    ['was revoked', { validSince: String(NOW) }],
    ['is of a disabled account', { disabled: true }],
    ['is of an account that is gone', undefined],
  ])('refuses a token that %s', async (_, change) => {
    google.account = change && { ...google.account, ...change };
    expect(await refusal(genuine())).toBe('NOT_AUTHENTICATED');
  });

  it('refuses an old key once the service has replaced it', async () => {
    google.keys = { next: newKeys('next').publicKey };
    expect(await refusal(genuine())).toBe('NOT_AUTHENTICATED');
  });

  it('refuses everybody while the service is down, as UNAVAILABLE', async () => {
    google.down = true;
    expect(await refusal(genuine())).toBe('UNAVAILABLE');
    google.down = false;
    expect(await refusal(unsigned(claims()))).toBe('NOT_AUTHENTICATED');
  });
});
