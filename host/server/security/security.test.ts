import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { EdgeOptions } from '../edge-options';
import { runtimeConfiguration } from '../runtime-configuration';
import { addSecurity, type ServedHost } from './security';

let edge: FastifyInstance;
let servedHost: ServedHost;

async function startSecuredEdge(overrides: Partial<EdgeOptions> = {}): Promise<void> {
  edge = Fastify();
  const config = runtimeConfiguration({ FIREBASE_AUTH_DOMAIN: 'agence.firebaseapp.com' });
  await addSecurity(edge, { hostDist: '', storeDir: '', apiUpstream: '', config, ...overrides }, () => servedHost);
  edge.get('/', () => 'page');
}
beforeEach(() => {
  servedHost = { host: { trustedTypes: true }, inlineScripts: [] };
});
afterEach(() => edge.close());

/** Returns the content security policy of a page: the sources of each directive. */
async function policy(cookie = ''): Promise<Record<string, string>> {
  const { headers } = await edge.inject({ url: '/', headers: { cookie } });
  const directives = String(headers['content-security-policy']).split(';');
  return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/).slice(0, 2) as [string, string]));
}

const OWN_ORIGIN_POLICY = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob: https://*.googleusercontent.com",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'frame-src': "'self' blob:",
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "default svelte-trusted-html 'allow-duplicates'",
  'report-uri': '/policy-reports',
  'report-to': 'policy',
};

test('a page with an emulated identity service connects to its own origin only', async () => {
  await startSecuredEdge({ emulatorUpstream: 'http://127.0.0.1:9099' });
  expect(await policy()).toEqual(OWN_ORIGIN_POLICY);
});

test('a real identity service adds only its own hosts and its robot check', async () => {
  await startSecuredEdge();
  const captchaSources = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';
  expect(await policy()).toEqual({
    ...OWN_ORIGIN_POLICY,
    'script-src': `'self' https://apis.google.com ${captchaSources}`,
    'connect-src': `'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com ${captchaSources}`,
    'frame-src': `'self' blob: https://agence.firebaseapp.com ${captchaSources}`,
    'trusted-types': "default svelte-trusted-html gapi#gapi goog#html 'allow-duplicates'",
  });
});

test('allows each inline script of the served host by the hash of its text, and no other', async () => {
  const code = 'begin("é");\n//# sourceURL=/assets/early.1.js';
  servedHost = { ...servedHost, inlineScripts: [code] };
  await startSecuredEdge({ emulatorUpstream: 'x' });
  const hash = createHash('sha256').update(code, 'utf8').digest('base64');
  expect(await policy()).toEqual({ ...OWN_ORIGIN_POLICY, 'script-src': `'self' 'sha256-${hash}'` });
  servedHost = { ...servedHost, inlineScripts: [] };
  expect(await policy()).toEqual(OWN_ORIGIN_POLICY);
});

test('a host built before Trusted Types runs without their enforcement', async () => {
  servedHost = { host: {}, inlineScripts: [] };
  await startSecuredEdge({ emulatorUpstream: 'x' });
  const { 'require-trusted-types-for': _required, 'trusted-types': _names, ...others } = OWN_ORIGIN_POLICY;
  expect(await policy()).toEqual(others);
});

test('a remote under development loads from its server, with a socket for hot replacement', async () => {
  await startSecuredEdge({
    emulatorUpstream: 'x',
    overrides: { contact: 'http://localhost:3001', visit: 'http://localhost:3002' },
  });
  const local = 'http://localhost:3001 http://localhost:3002';
  expect(await policy()).toEqual({
    ...OWN_ORIGIN_POLICY,
    'script-src': `'self' ${local}`,
    'style-src': `'self' 'unsafe-inline' ${local}`,
    'img-src': `'self' data: blob: https://*.googleusercontent.com ${local}`,
    'font-src': `'self' data: ${local}`,
    'connect-src': "'self' http://localhost:3001 ws://localhost:3001 http://localhost:3002 ws://localhost:3002",
  });
});

test('other headers forbid frames, openers, device access and referrers to other sites', async () => {
  await startSecuredEdge();
  const { headers } = await edge.inject({ url: '/' });
  expect(headers).toMatchObject({
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // the identity service signs in through a popup
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
  });
  // Google account pictures and map tiles are sent without the header that would allow embedding
  expect(headers).not.toHaveProperty('cross-origin-embedder-policy');
});

test('browsers must use https for a year', async () => {
  await startSecuredEdge();
  const { headers } = await edge.inject({ url: '/' });
  const [, seconds] = /^max-age=(\d+); includeSubDomains$/.exec(String(headers['strict-transport-security'])) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 24 * 3600);
});

test('reads the audience of overrides once per response, however many directives need it', async () => {
  const config = jest.fn(runtimeConfiguration({ OVERRIDES: 'everybody' }));
  await startSecuredEdge({ config });
  config.mockClear();
  expect((await policy('pignon-local=3001'))['script-src']).toContain('http://localhost:3001');
  expect(config).toHaveBeenCalledTimes(1);
  expect((await policy('pignon-local=3002'))['script-src']).not.toContain('http://localhost:3001');
  expect(config).toHaveBeenCalledTimes(2);
});
