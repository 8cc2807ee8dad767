import { configureApi } from '@pignon/shared/api';
import { startFakeApi, type FakeApi } from '@pignon/shared/testing/fake-api';
import { excludeFromSessions, pageSession } from '@pignon/shared/federation/runtime/page-session';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { waitFor } from '@pignon/shared/testing/wait-for';
import { reportLoads } from './report-loads';

let api: FakeApi;
let notifyEntries: (entries: object[]) => void;
let observed: object | undefined;

beforeEach(async () => {
  api = await startFakeApi({ 'POST remote/load': () => undefined });
  configureApi({ baseUrl: api.url, getToken: () => Promise.resolve('token') });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  observed = undefined;
  stubGlobal(
    'PerformanceObserver',
    class {
      constructor(observerCallback: (list: { getEntries: () => object[] }) => void) {
        notifyEntries = (entries) => observerCallback({ getEntries: () => entries });
      }
      observe(what: object) {
        observed = what;
      }
      disconnect() {
        observed = undefined;
      }
    },
  );
});
afterEach(async () => {
  jest.useRealTimers();
  await api.close();
});

const entry = (remote: string, version: string, part = 'entry') => ({
  name: `pignon:${remote} ${part}`,
  duration: 12.5,
  detail: { remote, version, part },
});

test('sends the entry loads of a page together, without those of a development server', async () => {
  const stop = reportLoads();
  // includes loads from before it started
  expect(observed).toEqual({ type: 'measure', buffered: true });
  notifyEntries([
    entry('property', '1.0'),
    entry('property', '1.0', './pages/list'),
    { name: 'other', duration: 1, detail: null },
  ]);
  notifyEntries([entry('contact', '2.0'), entry('mandate', '0.0.0-dev')]);
  jest.advanceTimersByTime(4_999);
  expect(api.received).toEqual([]);
  jest.advanceTimersByTime(1);
  jest.useRealTimers();
  await waitFor(() => expect(api.received).toHaveLength(1));
  expect(api.received[0]?.body).toEqual({
    loads: [
      { remote: 'property', version: '1.0', took: 12.5 },
      { remote: 'contact', version: '2.0', took: 12.5 },
    ],
    session: pageSession(),
  });
  stop();
  expect(observed).toBeUndefined();
});

test('sends loads of a preview by version, without a session', async () => {
  excludeFromSessions();
  const stop = reportLoads();
  notifyEntries([entry('contact', '3.0')]);
  jest.advanceTimersByTime(5_000);
  jest.useRealTimers();
  await waitFor(() => expect(api.received).toHaveLength(1));
  expect(api.received[0]?.body).toEqual({ loads: [{ remote: 'contact', version: '3.0', took: 12.5 }] });
  stop();
});

test('pending loads are sent once when the page is left', async () => {
  const stop = reportLoads();
  notifyEntries([entry('contact', '3.0')]);
  jest.advanceTimersByTime(1_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(jest.getTimerCount()).toBe(0);
  window.dispatchEvent(new Event('pagehide'));
  jest.useRealTimers();
  await waitFor(() => expect(api.received).toHaveLength(1));
  expect(api.received[0]?.body).toMatchObject({ loads: [{ remote: 'contact', version: '3.0', took: 12.5 }] });
  stop();
  window.dispatchEvent(new Event('pagehide'));
  expect(api.received).toHaveLength(1);
});

test('sends nothing without loads, or in a browser that cannot measure them', () => {
  reportLoads();
  notifyEntries([entry('property', '1.0', './pages/list')]);
  expect(jest.getTimerCount()).toBe(0);
  stubGlobal('PerformanceObserver', undefined);
  expect(() => reportLoads()()).not.toThrow();
});
