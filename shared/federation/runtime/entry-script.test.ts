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
