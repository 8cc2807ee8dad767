import { EARLY_STORE } from '@pignon/shared/api/early/early-calls';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { sessionHintCookie } from '@pignon/shared/contract/session-hint-cookie';
import { beginEarly } from './begin-early';

const PAGE = { api: '/api', identity: 'key-1', emulated: false };

/** Stores a signed-in user as the identity SDK does. */
function storeUser(apiKey: string, expiresInMs = 600_000): void {
  const stsTokenManager = { accessToken: 'kept', expirationTime: Date.now() + expiresInMs };
  localStorage.setItem(`firebase:authUser:${apiKey}:[DEFAULT]`, JSON.stringify({ uid: 'uid-1', stsTokenManager }));
}

const FIND = { method: 'POST', path: 'property/find', body: '{"page":1}' };
const storeFirstCalls = (uid: string, at: string) =>
  localStorage.setItem(EARLY_STORE, JSON.stringify({ uid, at: { [at]: [FIND] } }));

let requests: [string, RequestInit][];
let reply: () => Promise<Response>;
beforeEach(() => {
  requests = [];
  jest.spyOn(performance, 'now').mockReturnValue(500);
  reply = () => Promise.resolve(Response.json({ rows: 1 }));
  stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push([url, init]);
    return reply();
  });
  history.replaceState(null, '', '/property/list?page=1');
});
afterEach(() => localStorage.clear());

test('requests the profile and the first calls of the page for a returning user', () => {
  storeUser('key-1');
  storeFirstCalls('uid-1', '/property/list?page=1');
  const earlySession = beginEarly(PAGE);
  expect(earlySession?.uid).toBe('uid-1');
  expect(requests.map(([url, { method, body }]) => [url, method, body])).toEqual([
    ['/api/user/me', 'GET', undefined],
    ['/api/property/find', 'POST', '{"page":1}'],
  ]);
  for (const [, { headers, cache }] of requests) {
    expect(headers).toMatchObject({ Authorization: 'Bearer kept', 'x-private-screen': 'on' });
    expect(cache).toBe('no-store');
  }
});

test.each([
  ['another address', 'uid-1', '/property/list'],
  ['another person', 'uid-2', '/property/list?page=1'],
])('does not request the stored calls of %s', (_what, uid, at) => {
  storeUser('key-1');
  storeFirstCalls(uid, at);
  beginEarly(PAGE);
  expect(requests.map(([url]) => url)).toEqual(['/api/user/me']);
});

test('returns a response once, and only to the same call', async () => {
  storeUser('key-1');
  storeFirstCalls('uid-1', '/property/list?page=1');
  const earlySession = beginEarly(PAGE);
  expect(earlySession?.take({ ...FIND, body: '{"page":2}' })).toBeUndefined();
  expect(await earlySession?.take(FIND)).toEqual({ value: { rows: 1 } });
  expect(earlySession?.take(FIND)).toBeUndefined();
});

test.each([
  ['is refused', () => Promise.resolve(Response.json({ code: 'NOT_AUTHENTICATED' }, { status: 401 }))],
  ['lacks the second factor', () => Promise.resolve(Response.json({ code: 'SECOND_FACTOR' }, { status: 403 }))],
  ['never arrives', () => Promise.reject(new TypeError('gone'))],
  ['is not JSON', () => Promise.resolve(new Response('<html>'))],
])('returns undefined for a response that %s', async (_what, respond) => {
  storeUser('key-1');
  reply = respond;
  expect(await beginEarly(PAGE)?.take({ method: 'GET', path: 'user/me' })).toBeUndefined();
});

test('ignores dropped responses, and those older than 10 s', () => {
  storeUser('key-1');
  const clock = jest.spyOn(performance, 'now').mockReturnValue(9_999);
  const earlySession = beginEarly(PAGE);
  const droppedSession = beginEarly(PAGE);
  droppedSession?.forget();
  expect(droppedSession?.take({ method: 'GET', path: 'user/me' })).toBeUndefined();
  clock.mockReturnValue(10_000);
  expect(earlySession?.take({ method: 'GET', path: 'user/me' })).toBeUndefined();
});

test.each([
  ['changes the stored user', 'firebase:authUser:key-1:[DEFAULT]', 1],
  ['clears its storage', null, 1],
  ['stores something else', EARLY_STORE, 0],
])('loads the identity service when another tab %s', async (_what, key, loads) => {
  storeUser('key-1');
  const load = jest.fn(() => Promise.reject(new Error('unreachable')));
  beginEarly(PAGE)?.identity(load);
  dispatchEvent(new StorageEvent('storage', { key }));
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(loads);
});

test('leaves a stored session whose token expires soon to the identity service', () => {
  storeUser('key-1', 29_000);
  expect(beginEarly(PAGE)).toBeUndefined();
  expect(requests).toEqual([]);
});

test('leaves a user who was signed in, but whose record is elsewhere, to the identity service', () => {
  document.cookie = sessionHintCookie(true);
  expect(beginEarly(PAGE)).toBeUndefined();
  document.cookie = sessionHintCookie(false);
});

test.each([
  ['nobody is signed in', () => undefined],
  ['the record is of another installation', () => storeUser('key-2')],
])('reports nobody, without requests, when %s', async (_when, store) => {
  store();
  const earlySession = beginEarly(PAGE);
  const heard: unknown[] = [];
  earlySession?.identity(() => Promise.reject(new Error('unreachable'))).watch((person) => heard.push(person));
  await Promise.resolve();
  expect(heard).toEqual([null]);
  expect(earlySession?.uid).toBeUndefined();
  expect(earlySession?.take({ method: 'GET', path: 'user/me' })).toBeUndefined();
  expect(requests).toEqual([]);
});

test.each([
  ['the pointer moves', () => new Event('pointermove')],
  ['a key is pressed', () => new KeyboardEvent('keydown')],
  ['the browser fills a field', () => new Event('input')],
  ['another tab signs in', () => new StorageEvent('storage', { key: 'firebase:authUser:key-1:[DEFAULT]' })],
])('loads the identity service of a page without session once %s', async (_when, event) => {
  const load = jest.fn(() => new Promise<never>(() => undefined));
  beginEarly(PAGE)?.identity(load);
  expect(load).not.toHaveBeenCalled();
  document.body.dispatchEvent(event());
  dispatchEvent(event());
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(1);
});

test.each(['', '{', '{"uid":"uid-1"}', 'null'])(
  'requests only the profile when the stored calls (%s) are invalid',
  (storedAccount) => {
    storeUser('key-1');
    localStorage.setItem(EARLY_STORE, storedAccount);
    beginEarly(PAGE);
    expect(requests.map(([url]) => url)).toEqual(['/api/user/me']);
  },
);
