import { z } from 'zod';
import { callTable } from './call-table';
import type { Call } from './define-call';

/** Schemas of calls that select by a period. */
const periods = Object.entries<Call>(callTable).flatMap(([key, { query, body }]) =>
  [query, body].flatMap((schema) =>
    schema instanceof z.ZodObject && 'from' in schema.shape && 'to' in schema.shape ? [{ key, schema }] : [],
  ),
);

const [EARLY, LATE] = ['2026-11-02', '2026-11-20'];
const instantOf = (day: string) => `${day}T09:00:00.000Z`;

test.each(periods)('$key refuses a period whose end precedes its start, beside the end', ({ schema }) => {
  const write = [(day: string) => day, instantOf].find(
    (format) => schema.safeParse({ from: format(EARLY), to: format(LATE) }).success,
  );
  const reversed = write && schema.safeParse({ from: write(LATE), to: write(EARLY) });
  expect(reversed?.error?.issues.map(({ path }) => path)).toEqual([['to']]);
});

test('the calls with a period include the register, the journal, the agenda and the reports', () => {
  expect(periods.map(({ key }) => key)).toEqual(
    expect.arrayContaining([
      'GET mandate/register',
      'GET mandate/register.csv',
      'GET audit',
      'GET audit.csv',
      'POST visit/agenda/find',
      'POST property/{reference}/report',
    ]),
  );
});
