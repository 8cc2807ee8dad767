import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fakeTimersOnly } from '@pignon/shared/testing/fake-timers';
import { createFirebaseVerifier } from './firebase-verifier';
import { openIdentityService } from './identity-service';

const PROJECT = 'demo-pignon';
const NOW = Math.floor(Date.now() / 1000);

type Json = Record<string, unknown>;
const part = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url');

const claims = (overrides: Json = {}): Json => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'u1',
  user_id: 'u1',
  auth_time: NOW - 60,
  iat: NOW - 60,
  exp: NOW + 3600,
  email: 'Anne@Pignon.test',
  email_verified: true,
  name: 'Anne Le Gall',
  firebase: { sign_in_provider: 'google.com', identities: {} },
  ...overrides,
});

/** As the emulator issues them: no signature. */
const unsigned = (overrides: Json = {}) => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims(overrides))}.`;

function signedWithASharedSecret(): string {
  const content = `${part({ alg: 'HS256', typ: 'JWT', kid: 'k' })}.${part(claims())}`;
  return `${content}.${createHmac('sha256', 'secret').update(content).digest('base64url')}`;
}

const atEmulator = (address: string) =>
  jest.replaceProperty(process, 'env', { ...process.env, FIREBASE_AUTH_EMULATOR_HOST: address });

const refusedAs = (detail: string) => ({ code: 'NOT_AUTHENTICATED', details: { detail } });

describe('the verifier of a real project', () => {
  const verifier = () =>
    createFirebaseVerifier(openIdentityService(PROJECT), { tokenTrustSeconds: 0, sessionDays: 30 });

  it.each([
    ['an unsigned one', unsigned()],
    ['one signed with a shared secret', signedWithASharedSecret()],
    ['one of another project', unsigned({ aud: 'other', iss: 'https://securetoken.google.com/other' })],
    ['words', 'not.a.token'],
  ])('refuses %s', async (_, token) => {
    await expect(verifier().verify(token)).rejects.toMatchObject({ code: 'NOT_AUTHENTICATED' });
  });
});

describe('the verifier of the emulator', () => {
  let server: Server;
  let account: Json | undefined;
  let requestCount = 0;

  beforeAll(async () => {
    server = createServer((_request, response) => {
      requestCount += 1;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(account ? { users: [account] } : {}));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void server.close());

  function verifier(tokenTrustSeconds = 0) {
    account = { localId: 'u1', email: 'anne@pignon.test', validSince: String(NOW - 600) };
    requestCount = 0;
    atEmulator(`127.0.0.1:${(server.address() as AddressInfo).port}`);
    return createFirebaseVerifier(openIdentityService(PROJECT), { tokenTrustSeconds, sessionDays: 30 });
  }

  it('identifies the owner of an unsigned token', async () => {
    expect(await verifier().verify(unsigned())).toEqual({
      uid: 'u1',
      email: 'anne@pignon.test',
      emailVerified: true,
      name: 'Anne Le Gall',
      picture: null,
      provider: 'google.com',
      signedInAt: (NOW - 60) * 1000,
    });
  });

  it('refuses an expired one, and one of another project', async () => {
    await expect(verifier().verify(unsigned({ exp: NOW - 10 }))).rejects.toMatchObject(
      refusedAs('auth/id-token-expired'),
    );
    await expect(verifier().verify(unsigned({ aud: 'other' }))).rejects.toMatchObject(refusedAs('auth/argument-error'));
  });

  it('refuses a revoked token, and tokens of a disabled or deleted account', async () => {
    const gate = verifier();
    account = { ...account, validSince: String(NOW) };
    const revoked = { ...refusedAs('auth/id-token-revoked'), uid: 'u1' };
    await expect(gate.verify(unsigned())).rejects.toMatchObject(revoked);
    account = { ...account, disabled: true };
    await expect(gate.verify(unsigned())).rejects.toMatchObject(refusedAs('auth/user-disabled'));
    account = undefined;
    await expect(gate.verify(unsigned())).rejects.toMatchObject(refusedAs('auth/user-not-found'));
  });

  it('refuses a token whose sign-in is older than a session may last, even when refreshed since', async () => {
    const gate = verifier();
    account = { ...account, validSince: '0' };
    const ago = (days: number) => unsigned({ auth_time: NOW - days * 86_400 });
    await expect(gate.verify(ago(29))).resolves.toMatchObject({ uid: 'u1' });
    await expect(gate.verify(ago(30))).rejects.toMatchObject({ ...refusedAs('auth/id-token-revoked'), uid: 'u1' });
  });

  it('refuses an account without an e-mail address', async () => {
    await expect(verifier().verify(unsigned({ email: undefined }))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('reports UNAVAILABLE when the service is down', async () => {
    atEmulator('127.0.0.1:9');
    const gate = createFirebaseVerifier(openIdentityService(PROJECT), { tokenTrustSeconds: 0, sessionDays: 30 });
    await expect(gate.verify(unsigned())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('verifies once for calls close together when tokens are trusted for a while, and again afterwards', async () => {
    const gate = verifier(10);
    await gate.verify(unsigned());
    await gate.verify(unsigned());
    expect(requestCount).toBe(1);
    fakeTimersOnly(['Date'], Date.now() + 11_000);
    account = { ...account, disabled: true };
    await expect(gate.verify(unsigned())).rejects.toMatchObject(refusedAs('auth/user-disabled'));
    jest.useRealTimers();
  });
});
