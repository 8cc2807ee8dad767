import { call, callQuery, configureApi, createQueryClient, type QueryClient } from '@pignon/shared/api';
import { EARLY_STORE } from '@pignon/shared/api/early/early-calls';
import { stubGlobal, unstubGlobals } from '@pignon/shared/testing/stub-global';
import { OPENED_STORE } from './opened-pages';
import { createPagePrefetch, type PagePrefetch } from './prefetch-page';

let client: QueryClient;
let uid: string | undefined;
let pages: PagePrefetch;
let requests: string[];
let answer: () => Promise<Response>;
const pageAt = (address: string): string | undefined =>
  /^\/property\/V\d+$/.exec(address) ? 'property ./detail' : undefined;
const prefetch = (address: string) => pages.prefetch(address, pageAt);
const settle = () => new Promise((resolve) => setTimeout(resolve));

const property = (reference: string) => callQuery('GET property/{reference}', { params: { reference } });
/** Marks a query as shown. @returns ends that */
function use(queryKey: readonly unknown[]): () => void {
  const query = client.getQueryCache().build(client, { queryKey: [...queryKey] });
  const isActive = jest.spyOn(query, 'isActive').mockReturnValue(true);
  return () => isActive.mockReturnValue(false);
}

/** Shows a page with these queries, as its screens do. @returns leaves it */
function show(address: string, ...queries: { queryKey: readonly unknown[] }[]): () => void {
  history.replaceState(null, '', address);
  const leave = queries.map(({ queryKey }) => use(queryKey));
  return () => leave.forEach((stop) => stop());
}

beforeEach(() => {
  requests = [];
  answer = () => Promise.resolve(Response.json({}));
  stubGlobal('fetch', (url: string) => {
    requests.push(url.replace('/api/', ''));
    return answer();
  });
  configureApi({ baseUrl: '/api', getToken: () => Promise.resolve('token') });
  localStorage.clear();
  uid = 'anne';
  client = createQueryClient(() => undefined);
  pages = createPagePrefetch(client, () => uid);
  history.replaceState(null, '', '/contact/list');
});
afterEach(() => {
  unstubGlobals();
  jest.restoreAllMocks();
});

/** Stores the calls of an earlier visit. */
function storeVisit(address: string, ...calls: { queryKey: readonly unknown[] }[]): void {
  const at = { [address]: calls.map(({ queryKey }) => ({ method: 'GET', path: 'x', query: queryKey })) };
  localStorage.setItem(EARLY_STORE, JSON.stringify({ uid: 'anne', at }));
}

test('requests what a page asked for at an earlier visit, of the same user', async () => {
  storeVisit('/property/V1', property('V1'), callQuery('GET agency', {}));
  uid = 'bruno';
  prefetch('/property/V1');
  uid = undefined;
  prefetch('/property/V1');
  await settle();
  expect(requests).toEqual([]);
  uid = 'anne';
  prefetch('/property/V1');
  await settle();
  expect(requests).toEqual(['property/V1', 'agency']);
  await client.query(property('V1'));
  expect(requests).toHaveLength(2);
});

test('requests for another record what the page of the first one showed, and nothing that this page shows', async () => {
  const agency = callQuery('GET agency', {});
  const leave = show('/property/V1', property('V1'), agency);
  prefetch('/contact/list');
  leave();
  show('/property/list', agency);
  for (const address of ['/property/new', '/property/list', '/property/V2/edit', '/property/V2?tab=x'])
    prefetch(address);
  await settle();
  expect(requests).toEqual([]);
  prefetch('/property/V2');
  await settle();
  expect(requests).toEqual(['property/V2']);
});

test('requests nothing that is on screen already, and takes no other page for that of a record', async () => {
  const agency = callQuery('GET agency', {});
  storeVisit('/property/V1', property('V1'), agency);
  show('/property/new', property('new'), agency);
  prefetch('/property/V2');
  await settle();
  expect(requests).toEqual([]);
  prefetch('/property/V1');
  await settle();
  expect(requests).toEqual(['property/V1']);
});

test('keeps the type of a number, and replaces no other number', async () => {
  const contact = callQuery('GET contact/{id}', { params: { id: 7 } });
  const found = callQuery('POST property/find', { body: { page: 7 } } as never);
  show('/contact/7', contact, found)();
  const leave = show('/contact/7', contact, found);
  pages.prefetch('/contact/list', () => 'contact ./detail');
  leave();
  history.replaceState(null, '', '/contact/list');
  pages.prefetch('/contact/x', () => 'contact ./detail');
  await settle();
  expect(requests).toEqual([]);
  pages.prefetch('/contact/8', () => 'contact ./detail');
  await settle();
  expect(requests).toEqual(['contact/8']);
  expect(client.getQueryCache().find({ queryKey: ['GET contact/{id}', { params: { id: 8 } }] })).toBeDefined();
});

test('requests a page once in 30 s', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  storeVisit('/property/V1', property('V1'));
  const prefetchAgain = async () => {
    client.clear();
    prefetch('/property/V1');
    await settle();
    return requests.length;
  };
  expect(await prefetchAgain()).toBe(1);
  clock.mockReturnValue(1_029_999);
  expect(await prefetchAgain()).toBe(1);
  clock.mockReturnValue(1_030_000);
  expect(await prefetchAgain()).toBe(2);
});

test('has at most two calls under way, and drops those of a link that was left', async () => {
  const answers: (() => void)[] = [];
  answer = () => new Promise((resolve) => answers.push(() => resolve(Response.json({}))));
  const visits = { '/a': ['V1', 'V2', 'V3', 'V4'], '/b': ['V5', 'V6'] };
  const at = Object.fromEntries(
    Object.entries(visits).map(([address, references]) => [
      address,
      references.map((reference) => ({ method: 'GET', path: 'x', query: property(reference).queryKey })),
    ]),
  );
  localStorage.setItem(EARLY_STORE, JSON.stringify({ uid: 'anne', at }));
  prefetch('/a');
  await settle();
  expect(requests).toEqual(['property/V1', 'property/V2']);
  prefetch('/b');
  await settle();
  expect(requests).toHaveLength(2);
  answers[0]?.();
  await settle();
  await settle();
  expect(requests).toEqual(['property/V1', 'property/V2', 'property/V5']);
});

test.each([
  ['offline', { onLine: false }],
  ['told to save data', { onLine: true, connection: { saveData: true } }],
])('requests nothing while the browser is %s', async (_state, navigator) => {
  storeVisit('/property/V1', property('V1'));
  stubGlobal('navigator', navigator);
  prefetch('/property/V1');
  await settle();
  expect(requests).toEqual([]);
});

test('requests nothing for the present page, and forgets opened pages at sign-out', async () => {
  const leave = show('/property/V1', property('V1'));
  prefetch('/contact/list');
  leave();
  prefetch('/property/V1');
  pages.forget();
  history.replaceState(null, '', '/contact/list');
  prefetch('/property/V2');
  await settle();
  expect(requests).toEqual([]);
});

test('knows in the next session what pages showed that links opened, for the same user', async () => {
  show('/property/V1', property('V1'))();
  const leave = show('/property/V1', property('V1'), callQuery('GET user/me', { body: 'x'.repeat(2_001) } as never));
  pages.store();
  leave();
  history.replaceState(null, '', '/contact/list');
  pages = createPagePrefetch(client, () => uid);
  uid = 'bruno';
  prefetch('/property/V2');
  await settle();
  expect(requests).toEqual([]);
  uid = 'anne';
  prefetch('/property/V1');
  prefetch('/property/V2');
  await settle();
  expect(requests).toEqual(['property/V1', 'property/V2']);
});

test('stores nothing when nobody is signed in, and reads storage of any content', async () => {
  uid = undefined;
  pages.store();
  expect(localStorage).toHaveLength(0);
  uid = 'anne';
  for (const content of ['{', '{"uid":"anne"}', '{"uid":"anne","pages":7}']) {
    localStorage.setItem(OPENED_STORE, content);
    createPagePrefetch(client, () => uid).prefetch('/property/V1', pageAt);
  }
  await settle();
  expect(requests).toEqual([]);
});

test('is silent about a failure, which the page meets again', async () => {
  storeVisit('/property/V1', property('V1'));
  answer = () => Promise.resolve(Response.json({ code: 'NOT_FOUND' }, { status: 404 }));
  prefetch('/property/V1');
  await settle();
  expect(requests).toHaveLength(1);
  await expect(call('GET property/{reference}', { params: { reference: 'V1' } })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
