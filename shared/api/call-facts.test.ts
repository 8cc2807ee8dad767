import { callFacts } from '../domain/calls/facts/call-facts';
import { ANSWERS } from './answers.generated';
import { CHANGES } from './changes.generated';
import { DATE_TIMES } from './date-times.generated';
import { CACHED_CALLS } from './cached-calls.generated';
import { READING } from './reading-calls.generated';
import { isReading, setReadingCalls, setTimeouts, timeoutOf } from './request';
import { STALE_AFTER } from './stale-after.generated';
import { TIMEOUTS } from './timeouts.generated';

it('has the facts of the call table: `npm run call-facts` writes them', () => {
  expect({ DATE_TIMES, READING, CACHED_CALLS, STALE_AFTER, CHANGES, ANSWERS, TIMEOUTS }).toEqual(callFacts());
});

it.each([
  ['GET property/{reference}', true],
  ['POST property/map', true],
  ['POST property/{reference}/newly-matching', true],
  ['POST proposal/preview', true],
  ['POST property', false],
  ['POST contact/{id}/merge', false],
  ['DELETE user/me', false],
])('knows that %s reads: %s', (key, expected) => {
  setReadingCalls(READING);
  expect(isReading(key)).toBe(expected);
});

it('gives a call up after the seconds that the table says, and after 30 where it says nothing', () => {
  setTimeouts(TIMEOUTS);
  expect(timeoutOf('POST contact/export')).toBe(180_000);
  expect(timeoutOf('POST audit/privacy')).toBe(8_000);
  expect(timeoutOf('GET property/{reference}')).toBe(30_000);
});
