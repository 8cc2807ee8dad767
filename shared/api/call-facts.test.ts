import { callFacts } from '../domain/calls/facts/call-facts';
import { ANSWERS } from './answers.generated';
import { CHANGES } from './changes.generated';
import { DATE_TIMES } from './date-times.generated';
import { CACHED_CALLS } from './cached-calls.generated';
import { READING } from './reading-calls.generated';
import { isReading, setReadingCalls, setTimeouts, timeoutOf } from './request';
import { STALE_AFTER } from './stale-after.generated';
import { TIMEOUTS } from './timeouts.generated';

it('matches the call table: `npm run call-facts` updates the generated files', () => {
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
])('knows whether %s reads: %s', (key, expected) => {
  setReadingCalls(READING);
  expect(isReading(key)).toBe(expected);
});

it('takes a call’s timeout from the call table, by default 30 s', () => {
  setTimeouts(TIMEOUTS);
  expect(timeoutOf('POST contact/export')).toBe(180_000);
  expect(timeoutOf('POST audit/privacy')).toBe(8_000);
  expect(timeoutOf('GET property/{reference}')).toBe(30_000);
});
