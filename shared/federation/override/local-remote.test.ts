import { DEV_VERSION } from '../live-remote';
import { descriptorOf, LIVE_HOST } from '../../testing/remote-descriptor';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { localRemote } from './local-remote';

const ORIGIN = 'http://localhost:3001';
const fetchMock = jest.fn<Promise<Response>, [url: string, init: RequestInit]>();
const developmentDescriptor = (edit: object = {}) => descriptorOf({ version: DEV_VERSION, entry: 'entry.js', ...edit });
const loadLocalRemote = () => localRemote('demo', ORIGIN, LIVE_HOST);

beforeEach(() => {
  fetchMock.mockReset();
  stubGlobal('fetch', fetchMock);
});

test('loads a remote from a development server, without integrity', async () => {
  fetchMock.mockResolvedValue(Response.json(developmentDescriptor()));
  expect(await loadLocalRemote()).toMatchObject({
    name: 'demo',
    version: DEV_VERSION,
    entry: `${ORIGIN}/entry.js`,
    integrity: '',
  });
  const [url, init] = fetchMock.mock.lastCall ?? [];
  // sends no cookie, and follows no redirect
  expect([url, init?.credentials, init?.redirect]).toEqual([`${ORIGIN}/remote.json`, 'omit', 'error']);
  expect(init?.cache).toBe('no-store');
});

test.each([
  ['silent', () => Promise.reject(new TypeError('refused'))],
  ['silent', () => Promise.resolve(Response.json(developmentDescriptor(), { status: 503 }))],
  ['invalid', () => Promise.resolve(new Response('<!doctype html>'))],
  ['invalid', () => Promise.resolve(Response.json({ ...developmentDescriptor(), routes: 'none' }))],
  ['invalid', () => Promise.resolve(Response.json(developmentDescriptor({ name: 'other' })))],
  ['invalid', () => Promise.resolve(Response.json(developmentDescriptor({ version: '1.0.0-b1' })))],
  ['unsuited', () => Promise.resolve(Response.json(developmentDescriptor({ contract: '^9.0.0' })))],
  ['unsuited', () => Promise.resolve(Response.json(developmentDescriptor({ api: '*' })))],
  ['unsuited', () => Promise.resolve(Response.json(developmentDescriptor({ shared: { react: '18.0.0' } })))],
  ['unsuited', () => Promise.resolve(Response.json(developmentDescriptor({ shared: { vue: '^3.0.0' } })))],
])('%s: keeps the published version (%#)', async (reason, answer) => {
  fetchMock.mockImplementation(answer);
  await expect(loadLocalRemote()).rejects.toMatchObject({ name: 'LocalRefused', reason });
});

test.each([
  ['which field is wrong', { messages: { fr: { expose: 1 } } }, /^messages\.fr\.expose: /],
  ['which remote answers', { name: 'other' }, /^other 0\.0\.0-dev$/],
  [
    'everything that does not match',
    { contract: '^9.0.0', shared: { vue: '^3.0.0' } },
    /^it asks for contract \^9\.0\.0 and .*; it expects vue of the host, .*$/,
  ],
])('a refusal names %s', async (_, edit, sentence) => {
  fetchMock.mockResolvedValue(Response.json(developmentDescriptor(edit)));
  await expect(loadLocalRemote()).rejects.toThrow(sentence);
});

test('an entry cannot point to another origin', async () => {
  for (const entry of ['@evil.test/x.js', '//evil.test/x.js', 'https://evil.test/x.js', '../../x.js']) {
    fetchMock.mockResolvedValue(Response.json(developmentDescriptor({ entry })));
    expect(new URL((await loadLocalRemote()).entry).origin).toBe(ORIGIN);
  }
});
