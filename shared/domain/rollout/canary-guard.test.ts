import { chanceOf, decideCanary, rateBefore, type GuardInput } from './canary-guard';

const PLAN = { steps: [5, 25, 100], sessions: 20, minutes: 60 };
const HEALTHY = { sessions: 1000, failing: 10 };

const at = (changes: Partial<GuardInput>): GuardInput => ({
  plan: PLAN,
  percent: 5,
  minutes: 60,
  trial: { sessions: 20, failing: 0 },
  stepSessions: 20,
  before: HEALTHY,
  ...changes,
});

test.each([
  ['no failure', { sessions: 10, failing: 0 }, 0.5, 1],
  ['one head in two throws of a coin', { sessions: 2, failing: 1 }, 0.5, 0.75],
  ['three sixes in three throws of a die', { sessions: 3, failing: 3 }, 1 / 6, 1 / 216],
  ['at least three in ten at one tenth, from the table of the distribution', { sessions: 10, failing: 3 }, 0.1, 0.0702],
  ['all of very many, of which the powers alone would be 0', { sessions: 200_000, failing: 2000 }, 0.01, 0.503],
  ['what always happens', { sessions: 4, failing: 2 }, 1, 1],
])('the probability of %s', (_, figures, rate, expected) => {
  expect(chanceOf(figures, rate)).toBeCloseTo(expected, 3);
});

test('a version without sessions has an assumed failure rate of one session in a hundred', () => {
  expect(rateBefore({ sessions: 0, failing: 0 })).toBe(0.01);
  expect(rateBefore({ sessions: 100_000, failing: 2000 })).toBeCloseTo(0.02, 4);
});

test.each<[string, Partial<GuardInput>, object]>([
  ['is raised to the next share after its sessions and minutes', {}, { verdict: 'RAISE', percent: 25 }],
  ['is raised from a share between two steps', { percent: 10 }, { verdict: 'RAISE', percent: 25 }],
  ['waits for its sessions', { stepSessions: 19 }, { verdict: 'WAIT' }],
  ['waits for its minutes', { minutes: 59 }, { verdict: 'WAIT' }],
  ['is made live after the last share', { percent: 100 }, { verdict: 'PROMOTE' }],
  [
    'stays at a last share that is less than all',
    { percent: 25, plan: { ...PLAN, steps: [5, 25] } },
    { verdict: 'WAIT' },
  ],
  ['goes back when it fails in one session of ten', { trial: { sessions: 30, failing: 3 } }, { verdict: 'BACK' }],
  [
    'goes back before its sessions and minutes',
    { trial: { sessions: 3, failing: 3 }, stepSessions: 3, minutes: 0 },
    { verdict: 'BACK' },
  ],
  ['goes back from the last share too', { percent: 100, trial: { sessions: 300, failing: 30 } }, { verdict: 'BACK' }],
  [
    'is not taken back for two failing sessions, but waits',
    { trial: { sessions: 2, failing: 2 }, stepSessions: 20 },
    { verdict: 'WAIT' },
  ],
  [
    'waits while its failures may or may not be chance',
    { trial: { sessions: 60, failing: 2 }, stepSessions: 60 },
    { verdict: 'WAIT' },
  ],
  [
    'is raised with the failures that the version before has as often',
    { trial: { sessions: 100, failing: 10 }, before: { sessions: 1000, failing: 100 } },
    { verdict: 'RAISE', percent: 25 },
  ],
  [
    'goes back where the version before hardly ever failed',
    { trial: { sessions: 1000, failing: 5 }, before: { sessions: 10_000, failing: 0 } },
    { verdict: 'BACK' },
  ],
])('a canary version %s', (_, changes, expected) => {
  expect(decideCanary(at(changes))).toEqual(expected);
});
