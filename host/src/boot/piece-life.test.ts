import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBus, type Listener } from '@pignon/shared/bus';
import type { Report } from '@pignon/shared/federation/runtime/error-report';
import { createPieceLives, type PieceLife } from './piece-life';

const page = (remote: string) =>
  `Error\n  at on (https://x.test/assets/main.js:1:2)\n  at o (https://x.test/remotes/${remote}/7/pages-list.js:3:4)`;

let now = 0;
let open: Listener[] = [];
let reports: Report[] = [];
const lives = () =>
  createPieceLives(
    () => open,
    (found) => reports.push(found),
  );

beforeEach(() => {
  now = 0;
  open = [];
  reports = [];
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1));
});
afterEach(() => vi.useRealTimers());

function listen(stack: string): Listener {
  const stop = () => void (open = open.filter((one) => one !== listener));
  const listener: Listener = { name: 'contact.saved', since: performance.now(), stack: () => stack, stop };
  open.push(listener);
  return listener;
}
const lifeOf = (remote: string): PieceLife => ({ remote, since: 0 });

test('what a piece leaves listening is closed and told in its remote’s name', () => {
  const { begin, end } = lives();
  const life = lifeOf('mandate');
  begin(life);
  listen(page('mandate'));
  end(life);
  expect(open).toHaveLength(1);
  vi.runAllTimers();
  expect(open).toEqual([]);
  expect(reports).toEqual([
    expect.objectContaining({
      remote: 'mandate',
      version: '7',
      message: 'a listener of contact.saved outlived its screen; it was closed',
    }),
  ]);
});

test('what others opened stays, and what was there before', () => {
  const { begin, end } = lives();
  listen(page('mandate'));
  const life = lifeOf('mandate');
  begin(life);
  listen(page('contact'));
  listen('Error\n  at on (https://x.test/assets/main.js:1:2)\n  at o (https://x.test/assets/main.js:3:4)');
  end(life);
  vi.runAllTimers();
  expect(open).toHaveLength(3);
  expect(reports).toEqual([]);
});

test('it stays while another piece is on screen that may have opened it, and no longer', () => {
  const { begin, end } = lives();
  const [first, second, later] = [lifeOf('mandate'), lifeOf('mandate'), lifeOf('mandate')];
  begin(first);
  begin(second);
  listen(page('mandate'));
  end(first);
  vi.runAllTimers();
  expect(open).toHaveLength(1);
  begin(later);
  end(second);
  vi.runAllTimers();
  expect(open).toEqual([]);
});

test('a piece that React takes off and puts back at once keeps what it hears', () => {
  const { begin, end } = lives();
  const life = lifeOf('mandate');
  begin(life);
  listen(page('mandate'));
  end(life);
  begin(life);
  vi.runAllTimers();
  expect(open).toHaveLength(1);
});

test('the bus knows who listens, until they stop', () => {
  const bus = createBus();
  const stop = bus.on('contact.saved', () => undefined);
  const following = bus.stream('event.saved').subscribe();
  expect(bus.listeners().map(({ name }) => name)).toEqual(['contact.saved', 'event.saved']);
  expect(bus.listeners()[0]?.stack()).toContain('piece-life.test');
  stop();
  following.unsubscribe();
  expect(bus.listeners()).toEqual([]);
});
