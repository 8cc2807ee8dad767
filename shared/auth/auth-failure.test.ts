import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithEmailAndPassword } from 'firebase/auth';
import type { AuthFailure } from './auth-failure';
import { AUTH_CODES, asAuthFailure } from './auth-failure';

let server: Server;
let serviceMessage = '';
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(400, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(JSON.stringify({ error: { code: 400, message: serviceMessage, status: 'INVALID_ARGUMENT' } }));
  });
  await new Promise<void>((onListening) => server.listen(0, '127.0.0.1', onListening));
});
afterAll(() => server.close().closeAllConnections());

let appCount = 0;

/** Runs the SDK against a service that refuses with this message; returns the resulting failure. */
async function signInRefusedWith(message: string): Promise<AuthFailure> {
  serviceMessage = message;
  const app = initializeApp({ apiKey: 'AIza-not-a-key', authDomain: 'x', projectId: 'x' }, `failures-${++appCount}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const { port } = server.address() as AddressInfo;
  connectAuthEmulator(auth, `http://127.0.0.1:${port}`, { disableWarnings: true });
  return signInWithEmailAndPassword(auth, 'a@pignon.test', 'secret').then(
    () => Promise.reject(new Error('was let in')),
    asAuthFailure,
  );
}

describe('failures of the identity service', () => {
  it.each(AUTH_CODES)('keeps the code %s', (code) => {
    const failure = asAuthFailure(Object.assign(new Error('x'), { code: `auth/${code}` }));
    expect(failure).toMatchObject({ code, technical: `auth/${code}` });
  });

  it.each([
    'API key not valid. Please pass a valid API key.',
    'API key expired. Please renew the API key.',
    'Requests from referer https://agence.test/ are blocked.',
    'Requests to this API identitytoolkit method google.cloud.identitytoolkit.v1 are blocked.',
    'INVALID_API_KEY',
    'CONFIGURATION_NOT_FOUND',
  ])('recognizes a misconfiguration by the text of the service: %s', async (text) => {
    const failure = await signInRefusedWith(text);
    expect(failure.code).toBe('invalid-api-key');
    expect(failure.technical).toMatch(/^auth\/(invalid-api-key|configuration-not-found)$/);
  });

  it.each([
    ['INVALID_LOGIN_CREDENTIALS', 'invalid-credential'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been disabled.', 'too-many-requests'],
    ['EMAIL_NOT_FOUND', 'user-not-found'],
    ['SESSION_EXPIRED', 'code-expired'],
    ['SOMETHING_NEW', 'internal-error'],
  ])('reads the message of the service: %s', async (text, code) => {
    expect(await signInRefusedWith(text)).toMatchObject({ code });
  });

  it.each(['boom', null, { code: 'auth/brand new words' }, Object.assign(new Error('Boom at host.'), { code: 7 })])(
    'converts anything else to an internal error, without its text: %o',
    (cause) => {
      const expected = { code: 'internal-error', technical: 'auth/internal-error', message: 'auth/internal-error' };
      expect(asAuthFailure(cause)).toMatchObject(expected);
    },
  );

  it('keeps an unknown code, and the service’s text for support', () => {
    const refusedError = Object.assign(new Error('Firebase: words.'), { code: 'auth/brand-new' });
    expect(asAuthFailure(refusedError)).toMatchObject({
      code: 'internal-error',
      technical: 'auth/brand-new',
      cause: refusedError,
    });
  });

  it('treats a failed code download as a network failure', () => {
    const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    expect(asAuthFailure(chunkError).code).toBe('network-request-failed');
  });
});
