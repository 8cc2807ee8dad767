import { fakeTimersOnly } from '@pignon/shared/testing/fake-timers';
import { callSlots, type CallSlots } from './call-slots';

const stays = new AbortController().signal;
let slots: CallSlots;

beforeEach(() => {
  fakeTimersOnly(['setTimeout', 'clearTimeout']);
  slots = callSlots(2, 1_000);
});
afterEach(() => {
  jest.useRealTimers();
});

/** Current state of a request for a slot: `waits`, `entered` or `left`. */
function outcomeOf(taking: Promise<unknown>): () => string {
  let outcome = 'waits';
  void taking.then((free) => (outcome = free ? 'entered' : 'left'));
  return () => outcome;
}

test('makes a call beyond the limit wait until a slot is freed, in order of arrival', async () => {
  const [first] = await Promise.all([slots.take(stays), slots.take(stays)]);
  const third = outcomeOf(slots.take(stays));
  const fourth = outcomeOf(slots.take(stays));
  await jest.advanceTimersByTimeAsync(500);
  expect([third(), fourth()]).toEqual(['waits', 'waits']);
  first?.();
  first?.();
  await jest.advanceTimersByTimeAsync(1);
  expect([third(), fourth()]).toEqual(['entered', 'waits']);
});

test('ends the wait after the maximum', async () => {
  await Promise.all([slots.take(stays), slots.take(stays)]);
  const third = outcomeOf(slots.take(stays));
  await jest.advanceTimersByTimeAsync(999);
  expect(third()).toBe('waits');
  await jest.advanceTimersByTimeAsync(1);
  expect(third()).toBe('left');
});

test('gives the place of a disconnected call to the next one', async () => {
  const [first] = await Promise.all([slots.take(stays), slots.take(stays)]);
  const browser = new AbortController();
  const third = outcomeOf(slots.take(browser.signal));
  const fourth = outcomeOf(slots.take(stays));
  browser.abort();
  first?.();
  await jest.advanceTimersByTimeAsync(1);
  expect([third(), fourth()]).toEqual(['left', 'entered']);
});

test('reuses a freed slot', async () => {
  const [first, second] = await Promise.all([slots.take(stays), slots.take(stays)]);
  first?.();
  second?.();
  expect(await Promise.all([slots.take(stays), slots.take(stays)])).toEqual([
    expect.any(Function),
    expect.any(Function),
  ]);
});
