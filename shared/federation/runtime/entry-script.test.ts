import { aLiveRemote } from '../../testing/live-remote';
import { containerOf } from './container';
import { runEntry } from './entry-script';

const remote = aLiveRemote('demo', { entry: '/remotes/demo/1/entry.js' });
const container = containerOf(remote);
const tags = () => [...document.querySelectorAll('script')];

/** The browser has run the file, which registers the remote. */
function arrive(): void {
  Object.assign(globalThis, { [container]: {} });
  tags()[0]?.dispatchEvent(new Event('load'));
}

beforeEach(() => performance.clearMeasures());
afterEach(() => Reflect.deleteProperty(globalThis, container));

test('an entry that is asked for twice at the same moment is run once, and measured once', async () => {
  const both = [runEntry(remote, ''), runEntry(remote, '')];
  expect(tags()).toHaveLength(1);
  arrive();
  await Promise.all(both);
  await runEntry(remote, '');
  expect(tags()).toEqual([]);
  expect(performance.getEntriesByType('measure').map(({ name }) => name)).toEqual(['pignon:demo entry']);
});

test('an entry that failed is run anew, at another address when it is repeated', async () => {
  const failing = runEntry(remote, '');
  tags()[0]?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('entry not loaded');
  const again = runEntry(remote, 'mark');
  expect(tags().map(({ src }) => new URL(src).search)).toEqual(['?retry=mark']);
  arrive();
  await again;
  expect(performance.getEntriesByType('measure')).toHaveLength(1);
});

test('a tag runs beside others, is held to its integrity, and sends no cookie elsewhere', async () => {
  const running = runEntry({ ...remote, integrity: 'sha384-entry' }, '');
  const [tag] = tags();
  expect(tag).toMatchObject({ async: true, crossOrigin: 'anonymous', integrity: 'sha384-entry' });
  expect(new URL(tag!.src)).toMatchObject({ pathname: remote.entry, search: '' });
  arrive();
  await running;
});

test('an entry that is not held to an integrity, as of a development server, has none on its tag', async () => {
  const running = runEntry(remote, '');
  expect(tags()[0]?.hasAttribute('integrity')).toBe(false);
  arrive();
  await running;
});

describe('a file that ran and registered no remote fails', () => {
  const failing = async (meanwhile: (tag: HTMLScriptElement) => void) => {
    const running = runEntry(remote, '');
    const [tag] = tags();
    meanwhile(tag!);
    tag?.dispatchEvent(new Event('load'));
    const failure = await running.catch((error: unknown) => (error as Error).message);
    expect(tags()).toEqual([]);
    expect(performance.getEntriesByType('measure')).toEqual([]);
    return failure;
  };
  const throws = (filename: string, error: unknown) =>
    window.dispatchEvent(new ErrorEvent('error', { filename, error }));

  test('by name, where it says nothing', async () => {
    expect(await failing(() => undefined)).toBe('entry is not a remote: /remotes/demo/1/entry.js');
  });

  test('with what it threw', async () => {
    expect(await failing(({ src }) => throws(src, new Error('x is undefined')))).toBe('x is undefined');
  });

  test('by name, where what it threw is no error, or another file threw', async () => {
    expect(await failing(({ src }) => throws(src, 'text'))).toMatch(/^entry is not a remote/);
    expect(await failing(() => throws('/other.js', new Error('of another')))).toMatch(/^entry is not a remote/);
  });
});

test('a file that does not come within a minute is given up, and its late arrival changes nothing', async () => {
  jest.useFakeTimers();
  const running = runEntry(remote, '');
  const [late] = tags();
  jest.advanceTimersByTime(59_999);
  expect(tags()).toHaveLength(1);
  jest.advanceTimersByTime(1);
  await expect(running).rejects.toThrow('entry timeout: /remotes/demo/1/entry.js');
  expect([tags(), late?.onload, late?.onerror]).toEqual([[], null, null]);
  jest.useRealTimers();
});

test('a file that came is not given up later', async () => {
  jest.useFakeTimers();
  const running = runEntry(remote, '');
  arrive();
  await running;
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
