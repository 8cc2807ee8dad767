import { z } from 'zod';
import { dateTimePaths } from './date-time-paths';

const at = z.iso.datetime();

describe('the date-times of a response', () => {
  it.each([
    ['a field', z.object({ at, day: z.iso.date(), text: z.string() }), ['at']],
    ['what may be nothing', z.object({ at: at.nullable(), due: at.optional() }), ['at', 'due']],
    ['each item of a list', z.array(z.object({ at })), ['*.at']],
    ['a list of them', z.object({ seen: z.array(at) }), ['seen.*']],
    ['each value of a record', z.record(z.string(), z.object({ at })), ['*.at']],
    ['the places of a tuple', z.object({ span: z.tuple([at, at]) }), ['span.0', 'span.1']],
    ['all kinds of a union', z.union([z.object({ kind: z.literal('a'), at }), z.object({ end: at })]), ['at', 'end']],
    ['an answer without', z.object({ before: z.unknown() }), []],
  ])('are found in %s', (_, reply, paths) => {
    expect(dateTimePaths(reply)).toEqual(paths);
  });

  it('are refused where a variant of the same field is a text that may look like one', () => {
    const ambiguousUnion = z.object({ value: z.union([at, z.string()]) });
    expect(() => dateTimePaths(ambiguousUnion)).toThrow('value');
    const distinctUnion = z.union([
      z.object({ kind: z.literal('a'), at }),
      z.object({ kind: z.literal('b'), at: z.string() }),
    ]);
    expect(() => dateTimePaths(distinctUnion)).toThrow('at');
    expect(() => dateTimePaths(at)).toThrow('whole');
  });
});
