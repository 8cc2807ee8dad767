import { CONTRACT_VERSION } from '../../contract/version';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { DEV_VERSION } from '../live-remote';
import { reportErrorOnce, withoutPersonalData } from './error-report';

let reports: Record<string, unknown>[] = [];

beforeEach(() => {
  reports = [];
  stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    reports.push(JSON.parse(body) as Record<string, unknown>);
    return Promise.resolve(new Response());
  });
});

const reportedOrigins = (message: string) => {
  reportErrorOnce('/api', { remote: 'contact', version: '1.0.0-b1', errorId: 'ABCDEFGH', message });
  return reports.map(({ remote, version }) => [remote, version]);
};

test.each([
  'contact 1.0.0-b1: Loading chunk door-map failed.\n(missing: https://pignon.test/assets/door-map.0123456789.js)',
  'Loading chunk shared_ui_map_index_ts-a4 failed.\n(timeout: https://pignon.test/assets/map.0123456789.js?retry=x1)',
  'Loading CSS chunk door-map failed.\n(https://pignon.test/assets/door-map.0123456789.css)',
  'Loading CSS chunk door-map failed.\n(/assets/door-map.0123456789.css)',
])('reports a missing file of the host for the host, whichever remote needed it: %s', (message) => {
  expect(reportedOrigins(message)).toEqual([['host', CONTRACT_VERSION]]);
});

test.each([
  'Loading chunk pages-list failed.\n(missing: https://pignon.test/remotes/contact/1.0.0-b1/pages-list.1f.js)',
  'Loading CSS chunk pages-list failed.\n(https://pignon.test/remotes/contact/1.0.0-b1/assets/list.css)',
  'cannot read https://pignon.test/assets/door-map.0123456789.js',
])('reports a file of the remote for the remote: %s', (message) => {
  expect(reportedOrigins(message)).toEqual([['contact', '1.0.0-b1']]);
});

test.each([
  ['no visitor zoe.martin+x@agence-du-port.test', 'no visitor [e-mail]'],
  ['call 06 12 34 56 78 or +33 6 12 34 56 78', 'call [phone] or [phone]'],
  ['call 0612345678, 06.12.34.56.78 and 06-12-34-56-78', 'call [phone], [phone] and [phone]'],
  ['reference 2026112406123', 'reference 2026112406123'],
  ['Bearer eyJhbGciOi-J9_.eyJzdWIi.c2ln_x-y end', 'Bearer [token] end'],
  ['GET /api/contact?name=Martin&town=Lyon failed', 'GET /api/contact?… failed'],
  ["fetch('/a?q=Zoe') (at /b?c=d)", "fetch('/a?…') (at /b?…)"],
  ['is it so? yes=no', 'is it so? yes=no'],
])('removes personal data from a message: %s', (text, expected) => {
  expect(withoutPersonalData(text)).toBe(expected);
});

describe('an error report', () => {
  let report: typeof reportErrorOnce;
  const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
  const base = { remote: 'demo', version: '1.0.0', errorId: 'ABCDEFGH', message: 'broken' };
  const bodies = () => fetchMock.mock.calls.map(([, { body }]) => JSON.parse(body as string) as Record<string, string>);

  let session: string | undefined;
  let excludePage: () => void;

  beforeEach(async () => {
    fetchMock.mockReset().mockResolvedValue(new Response());
    stubGlobal('fetch', fetchMock);
    await jest.isolateModulesAsync(async () => {
      ({ reportErrorOnce: report } = await import('./error-report'));
      const page = await import('./page-session');
      session = page.pageSession();
      excludePage = page.excludeFromSessions;
    });
  });

  test('is posted with its page, even while the page closes', () => {
    window.history.replaceState(null, '', '/contact/list?name=Martin');
    report('/api', { ...base, stack: 'at zoe@agence.test' });
    const [url, init] = fetchMock.mock.lastCall ?? [];
    expect(url).toBe('/api/client-error');
    expect(init).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      keepalive: true,
    });
    expect(bodies()).toEqual([{ ...base, stack: 'at [e-mail]', route: '/contact/list', session }]);
    window.history.replaceState(null, '', '/');
  });

  test('names the version but no session when the page shows a preview or override', () => {
    expect(session).toMatch(/^[\da-f-]{36}$/);
    excludePage();
    report('/api', base);
    expect(bodies()).toEqual([{ ...base, route: '/' }]);
  });

  test('is truncated to the limits of the API', () => {
    window.history.replaceState(null, '', `/${'a'.repeat(600)}`);
    report('/api', { ...base, message: 'm'.repeat(2_500), stack: 's'.repeat(10_500) });
    const [{ message, stack, route } = {}] = bodies();
    expect([message?.length, stack?.length, route?.length]).toEqual([2_000, 10_000, 500]);
    window.history.replaceState(null, '', '/');
  });

  test('is sent once per remote, version and message', () => {
    report('/api', base);
    report('/api', { ...base, errorId: 'OTHER234' });
    expect(fetchMock).toHaveBeenCalledTimes(1);
    for (const other of [{ remote: 'visit' }, { version: '1.0.1' }, { message: 'other' }])
      report('/api', { ...base, ...other });
    expect(fetchMock).toHaveBeenCalledTimes(4);
  });

  test('is not sent after the twentieth of a page', () => {
    for (let failureIndex = 0; failureIndex < 25; failureIndex += 1)
      report('/api', { ...base, message: `broken ${failureIndex}` });
    expect(
      bodies()
        .map(({ message }) => message)
        .at(-1),
    ).toBe('broken 19');
  });

  test('is not sent for a remote under development', () => {
    report('/api', { ...base, version: DEV_VERSION });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('is dropped when it cannot be sent', async () => {
    fetchMock.mockRejectedValue(new TypeError('offline'));
    report('/api', base);
    await new Promise((resolve) => setTimeout(resolve));
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});
