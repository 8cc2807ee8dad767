import { callFacts } from '../domain/calls/facts/call-facts';
import { DATE_TIMES } from './date-times.generated';
import { KEPT } from './kept-calls.generated';
import { READING } from './reading-calls.generated';
import { isReading, setReadingCalls } from './request';
import { STALE_AFTER } from './stale-after.generated';

it('has the facts of the call table: `npm run call-facts` writes them', () => {
  expect({ DATE_TIMES, READING, KEPT, STALE_AFTER }).toEqual(callFacts());
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
