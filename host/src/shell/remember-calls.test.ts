import { createElement } from 'react';
import { renderHook } from '@testing-library/react';
import {
  call,
  callQuery,
  configureApi,
  createQueryClient,
  QueryClientProvider,
  useCall,
  type QueryClient,
} from '@pignon/shared/api';
import { earlyStoreOf } from '@pignon/shared/api/early/early-calls';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { rememberCalls } from './remember-calls';

type Session = { kind: string; identity?: { uid: string } };
let notifySession: (session: Session) => void;
jest.mock('@pignon/shared/auth', () => ({
  followSession: (listener: (session: Session) => void) => {
    notifySession = listener;
    listener({ kind: 'resolving' });
  },
}));

let now = 0;
let client: QueryClient;
const signedIn = (uid: string) => notifySession({ kind: 'signed-in', identity: { uid } });
const rememberedAt = (address: string) => earlyStoreOf('anne').at[address]?.map(({ path }) => path) ?? [];
const openAddress = (address: string) => history.replaceState(null, '', address);

beforeEach(() => {
  now = 0;
  localStorage.clear();
  openAddress('/property/list');
  stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  configureApi({ baseUrl: '/api', getToken: () => Promise.resolve('token') });
  client = createQueryClient(() => undefined);
  rememberCalls(client, () => now);
});

test('stores the first calls of a page by address and user', async () => {
  await call('GET user/me');
  signedIn('anne');
  await call('GET agency');
  await call('GET agency');
  await call('POST user/me/calendar-token');
  now = 2_001;
  await call('GET user/me');
  expect(rememberedAt('/property/list')).toEqual(['agency']);
  expect(earlyStoreOf('bruno').at).toEqual({});
});

test('stores nothing after the session ends', async () => {
  signedIn('anne');
  notifySession({ kind: 'signed-out' });
  await call('GET agency');
  expect(rememberedAt('/property/list')).toEqual([]);
});

test('uses another store for another user, and deletes the previous one', async () => {
  signedIn('bruno');
  await call('GET agency');
  notifySession({ kind: 'signed-out' });
  signedIn('anne');
  await call('GET agency');
  expect(rememberedAt('/property/list')).toEqual(['agency']);
  expect(earlyStoreOf('bruno').at).toEqual({});
});

test('stores the last twelve addresses, with fourteen calls each', async () => {
  for (let count = 1; count <= 14; count += 1) {
    openAddress(`/property/V${count}`);
    notifySession({ kind: 'signed-out' });
    signedIn('anne');
    for (let id = 1; id <= 15; id += 1) await call('GET contact/{id}', { params: { id } });
  }
  expect(Object.keys(earlyStoreOf('anne').at)).toHaveLength(12);
  expect(rememberedAt('/property/V2')).toEqual([]);
  expect(rememberedAt('/property/V14')).toHaveLength(14);
});

test('skips calls with a long body', async () => {
  signedIn('anne');
  await call('GET contact/{id}', { params: { id: 1 } });
  await call('GET agency', { body: 'x'.repeat(2_000) } as never);
  expect(rememberedAt('/property/list')).toEqual(['contact/1']);
});

test('prefetches stored calls with their query key for the next page', async () => {
  const agency = callQuery('GET agency', {});
  signedIn('anne');
  await client.query(agency);
  await client.query({ ...callQuery('GET user/me', {}), queryKey: ['GET user/me', {}, 'mine'] as never });
  expect(earlyStoreOf('anne').at['/property/list']?.map(({ query }) => query?.[0])).toEqual(['GET agency', undefined]);

  const nextClient = createQueryClient(() => undefined);
  rememberCalls(nextClient, () => now);
  signedIn('anne');
  await new Promise((resolve) => setTimeout(resolve));
  expect(nextClient.getQueryCache().getAll()).toHaveLength(1);
  expect(nextClient.getQueryData(agency.queryKey)).toEqual({});
});

test('drops calls that nothing displays after the start of the page', async () => {
  jest.useFakeTimers();
  signedIn('anne');
  renderHook(() => useCall('GET agency', {}), {
    wrapper: ({ children }) => createElement(QueryClientProvider, { client }, children),
  });
  await client.query(callQuery('GET user/me', {}));
  expect(rememberedAt('/property/list')).toEqual(['agency', 'user/me']);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(rememberedAt('/property/list')).toEqual(['agency']);
});

test('writes nothing for calls that are stored already, before the start of the page is over', async () => {
  signedIn('anne');
  await call('GET agency');
  notifySession({ kind: 'signed-out' });
  const write = jest.spyOn(Storage.prototype, 'setItem');
  signedIn('anne');
  await call('GET agency');
  expect(write).not.toHaveBeenCalled();
  await call('GET contact/{id}', { params: { id: 1 } });
  expect(rememberedAt('/property/list')).toEqual(['agency', 'contact/1']);
});

test('works without storage', async () => {
  signedIn('anne');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(call('GET agency')).resolves.toEqual({});
});
