import { fakeTimersOnly } from '@pignon/shared/testing/fake-timers';
import { callSlots, type CallSlots } from './call-slots';

const neverAborted = new AbortController().signal;
let slots: CallSlots;

beforeEach(() => {
  fakeTimersOnly(['setTimeout', 'clearTimeout']);
  slots = callSlots(2, 1_000);
});
afterEach(() => {
  jest.useRealTimers();
});

/** Current state of a request for a slot: `waits`, `entered` or `left`. */
function trackOutcome(slotRequest: Promise<unknown>): () => string {
  let outcome = 'waits';
  void slotRequest.then((releaseSlot) => (outcome = releaseSlot ? 'entered' : 'left'));
  return () => outcome;
}

test('makes a call beyond the limit wait until a slot is freed, in order of arrival', async () => {
  const [first] = await Promise.all([slots.acquire(neverAborted), slots.acquire(neverAborted)]);
  const third = trackOutcome(slots.acquire(neverAborted));
  const fourth = trackOutcome(slots.acquire(neverAborted));
  await jest.advanceTimersByTimeAsync(500);
  expect([third(), fourth()]).toEqual(['waits', 'waits']);
  first?.();
  first?.();
  await jest.advanceTimersByTimeAsync(1);
  expect([third(), fourth()]).toEqual(['entered', 'waits']);
});

test('ends the wait after the maximum', async () => {
  await Promise.all([slots.acquire(neverAborted), slots.acquire(neverAborted)]);
  const third = trackOutcome(slots.acquire(neverAborted));
  await jest.advanceTimersByTimeAsync(999);
  expect(third()).toBe('waits');
  await jest.advanceTimersByTimeAsync(1);
  expect(third()).toBe('left');
});

test('gives the place of a disconnected call to the next one', async () => {
  const [first] = await Promise.all([slots.acquire(neverAborted), slots.acquire(neverAborted)]);
  const browser = new AbortController();
  const third = trackOutcome(slots.acquire(browser.signal));
  const fourth = trackOutcome(slots.acquire(neverAborted));
  browser.abort();
  first?.();
  await jest.advanceTimersByTimeAsync(1);
  expect([third(), fourth()]).toEqual(['left', 'entered']);
});

test('reuses a freed slot', async () => {
  const [first, second] = await Promise.all([slots.acquire(neverAborted), slots.acquire(neverAborted)]);
  first?.();
  second?.();
  expect(await Promise.all([slots.acquire(neverAborted), slots.acquire(neverAborted)])).toEqual([
    expect.any(Function),
    expect.any(Function),
  ]);
});
