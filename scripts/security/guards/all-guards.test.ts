import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../../build/packages';
import { guardFaults, takeAway, type Guard } from './guard';
import { GUARDS } from './all-guards';

const read = (file: string): string | undefined => {
  const place = path.join(REPOSITORY, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
};

const GUARD: Guard = {
  name: 'expiry',
  file: 'a.ts',
  text: 'if (late) refuse();',
  without: '',
  test: 'a.test.ts',
  title: 'refuses a late one',
};
const files = (code: string) => (file: string) =>
  file === 'a.ts' ? code : file === 'a.test.ts' ? "it('refuses a late one', () => {})" : undefined;

it('finds the text of every guard once, and its test', () => {
  expect(GUARDS.length).toBeGreaterThan(50);
  expect(GUARDS.flatMap((guard) => guardFaults(guard, read))).toEqual([]);
});

it('names every guard once', () => {
  expect(new Set(GUARDS.map(({ name }) => name)).size).toBe(GUARDS.length);
});

it.each([
  ['that is gone', '', GUARD, ['expiry: a.ts has its text 0 times']],
  ['that stands twice', GUARD.text.repeat(2), GUARD, ['expiry: a.ts has its text 2 times']],
  ['that stays', GUARD.text, { ...GUARD, without: GUARD.text }, ['expiry: nothing is taken away']],
  ['without a test', GUARD.text, { ...GUARD, title: 'takes' }, ['expiry: a.test.ts has no test « takes »']],
  ['without a test file', GUARD.text, { ...GUARD, test: 'b.ts' }, ['expiry: b.ts has no test « refuses a late one »']],
])('reports a guard %s', (_, code, guard, faults) => {
  expect(guardFaults(guard, files(code))).toEqual(faults);
});

it("removes a guard's text, and refuses a text that does not occur exactly once", () => {
  expect(takeAway({ ...GUARD, without: '$& // $1' }, `a; ${GUARD.text} b;`)).toBe('a; $& // $1 b;');
  expect(() => takeAway(GUARD, 'a; b;')).toThrow('the text of « expiry » is not there exactly once');
});
