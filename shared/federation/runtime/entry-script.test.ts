import { aLiveRemote } from '../../testing/live-remote';
import { containerOf } from './container';
import { runEntry } from './entry-script';

const remote = aLiveRemote('demo', { entry: '/remotes/demo/1/entry.js' });
const container = containerOf(remote);
const tags = () => [...document.querySelectorAll('script')];

/** Simulates a loaded file, which registers the remote. */
function finishLoading(): void {
  Object.assign(globalThis, { [container]: {} });
  tags()[0]?.dispatchEvent(new Event('load'));
}

beforeEach(() => performance.clearMeasures());
afterEach(() => Reflect.deleteProperty(globalThis, container));

test('runs and measures an entry once when it is requested twice at the same moment', async () => {
  const bothRuns = [runEntry(remote, ''), runEntry(remote, '')];
  expect(tags()).toHaveLength(1);
  finishLoading();
  await Promise.all(bothRuns);
  await runEntry(remote, '');
  expect(tags()).toEqual([]);
  expect(performance.getEntriesByType('measure').map(({ name }) => name)).toEqual(['pignon:demo entry']);
});

test('runs a failed entry again at a fresh URL', async () => {
  const failedRun = runEntry(remote, '');
  tags()[0]?.dispatchEvent(new Event('error'));
  await expect(failedRun).rejects.toThrow('entry not loaded');
  const retriedRun = runEntry(remote, 'mark');
  expect(tags().map(({ src }) => new URL(src).search)).toEqual(['?retry=mark']);
  finishLoading();
  await retriedRun;
  expect(performance.getEntriesByType('measure')).toHaveLength(1);
});

test('loads an entry asynchronously with its integrity, and without cookies to other origins', async () => {
  const pendingRun = runEntry({ ...remote, integrity: 'sha384-entry' }, '');
  const [tag] = tags();
  expect(tag).toMatchObject({ async: true, crossOrigin: 'anonymous', integrity: 'sha384-entry' });
  expect(new URL(tag!.src)).toMatchObject({ pathname: remote.entry, search: '' });
  finishLoading();
  await pendingRun;
});

test('sets no integrity when there is none, as for a development server', async () => {
  const pendingRun = runEntry(remote, '');
  expect(tags()[0]?.hasAttribute('integrity')).toBe(false);
  finishLoading();
  await pendingRun;
});

describe('a file that runs without registering a remote', () => {
  const failedRun = async (beforeLoad: (tag: HTMLScriptElement) => void) => {
    const pendingRun = runEntry(remote, '');
    const [tag] = tags();
    beforeLoad(tag!);
    tag?.dispatchEvent(new Event('load'));
    const failure = await pendingRun.catch((error: unknown) => (error as Error).message);
    expect(tags()).toEqual([]);
    expect(performance.getEntriesByType('measure')).toEqual([]);
    return failure;
  };
  const dispatchError = (filename: string, error: unknown) =>
    window.dispatchEvent(new ErrorEvent('error', { filename, error }));

  test('fails by name, without an error', async () => {
    expect(await failedRun(() => undefined)).toBe('entry is not a remote: /remotes/demo/1/entry.js');
  });

  test('fails with the error that it threw', async () => {
    expect(await failedRun(({ src }) => dispatchError(src, new Error('x is undefined')))).toBe('x is undefined');
  });

  test('fails by name, when it threw no error or another file threw', async () => {
    expect(await failedRun(({ src }) => dispatchError(src, 'text'))).toMatch(/^entry is not a remote/);
    expect(await failedRun(() => dispatchError('/other.js', new Error('of another')))).toMatch(
      /^entry is not a remote/,
    );
  });
});

test('ends after a minute without response, and ignores a late one', async () => {
  jest.useFakeTimers();
  const pendingRun = runEntry(remote, '');
  const [lateScript] = tags();
  jest.advanceTimersByTime(59_999);
  expect(tags()).toHaveLength(1);
  jest.advanceTimersByTime(1);
  await expect(pendingRun).rejects.toThrow('entry timeout: /remotes/demo/1/entry.js');
  expect([tags(), lateScript?.onload, lateScript?.onerror]).toEqual([[], null, null]);
  jest.useRealTimers();
});

test('sets no timeout after a response', async () => {
  jest.useFakeTimers();
  const pendingRun = runEntry(remote, '');
  finishLoading();
  await pendingRun;
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
