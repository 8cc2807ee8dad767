import { isSessionEnded } from './ended-session';

const ENDED = '2026-11-28T09:00:10.400Z';
const signIn = (time: string) => ({ signedInAt: Date.parse(time) });

it.each([
  ['the second before', '2026-11-28T09:00:09.000Z', true],
  ['a month before', '2026-10-28T09:00:11.000Z', true],
  ['the same second, of which tokens have no parts', '2026-11-28T09:00:10.000Z', false],
  ['the second after', '2026-11-28T09:00:11.000Z', false],
])('a sign-in of %s', (_, time, isEnded) => {
  expect(isSessionEnded(signIn(time), ENDED)).toBe(isEnded);
});

it('is valid while the sessions of its account were never ended', () => {
  expect(isSessionEnded(signIn('2026-10-28T09:00:00.000Z'), null)).toBe(false);
});
