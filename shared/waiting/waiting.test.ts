import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { renderHook, waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { configureApi } from '@pignon/shared/api';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { FakeLocks } from './queue/fake-locks.fixture';
import { FakeServer } from './queue/fake-server.fixture';
import { openWaiting, sendOrWait, useWaiting, type OpenWaiting } from './waiting';

const SHORT_DELAY_MS = 20;
const LONG_DELAY_MS = 60_000;
let server: FakeServer;
let opened: jest.SpiedFunction<IDBFactory['open']>;
let isKeyServed: boolean;
let session: OpenWaiting | undefined;

beforeEach(() => {
  server = new FakeServer();
  globalThis.indexedDB = new IDBFactory();
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
  isKeyServed = true;
  const key = btoa('k'.repeat(32));
  stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.endsWith('waiting-key')) return server.fetch(url, init);
    return isKeyServed
      ? Promise.resolve(Response.json({ key, previousKeys: [] }))
      : Promise.reject(new TypeError('gone'));
  });
  configureApi({ baseUrl: '/api', getToken: () => Promise.resolve('a token') });
  opened = jest.spyOn(indexedDB, 'open');
});
afterEach(() => session?.close());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const addNote = (title: string) =>
  sendOrWait('POST event/create', { body: { type: 'NOTE', title } } as never, { title, to: '/' });
const waitingTitles = () => renderHook(useWaiting).result.current.map(({ title }) => title);

/** Stores a call that waits, and ends its session. */
async function leaveWaiting(title: string): Promise<void> {
  server.network = false;
  session = openWaiting('anne', new QueryClient(), 0);
  expect(await addNote(title)).toEqual({ kind: 'waits' });
  session.close();
  server.network = true;
  opened.mockClear();
}

it('opens after the delay only, and sends what waited', async () => {
  await leaveWaiting('Appeler');
  session = openWaiting('anne', new QueryClient(), LONG_DELAY_MS);
  await pause(SHORT_DELAY_MS);
  expect(opened).not.toHaveBeenCalled();
  session.close();
  session = openWaiting('anne', new QueryClient(), SHORT_DELAY_MS);
  await waitFor(() => expect(server.notes).toEqual(['Appeler']));
});

it('opens at once for a call that may wait', async () => {
  session = openWaiting('anne', new QueryClient(), LONG_DELAY_MS);
  server.network = false;
  expect(await addNote('Rappeler')).toEqual({ kind: 'waits' });
  expect(waitingTitles()).toEqual(['Rappeler']);
});

it('opens at once when the server responds again', async () => {
  await leaveWaiting('Écrire');
  session = openWaiting('anne', new QueryClient(), LONG_DELAY_MS);
  session.flush();
  await waitFor(() => expect(server.notes).toEqual(['Écrire']));
});

it('opens nothing after a sign-out, and lists no calls', async () => {
  await leaveWaiting('Visiter');
  session = openWaiting('anne', new QueryClient(), SHORT_DELAY_MS);
  session.close();
  await pause(SHORT_DELAY_MS * 3);
  expect(opened).not.toHaveBeenCalled();
  expect(waitingTitles()).toEqual([]);
});

it('sends calls as usual while it cannot be opened, and opens when the server responds again', async () => {
  isKeyServed = false;
  session = openWaiting('anne', new QueryClient(), 0);
  expect(await addNote('Noter')).toMatchObject({ kind: 'answered' });
  server.network = false;
  await expect(addNote('Perdue')).rejects.toThrow();
  isKeyServed = true;
  session.flush();
  expect(await addNote('Gardée')).toEqual({ kind: 'waits' });
});
