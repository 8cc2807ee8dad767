import { sessionHintCookie, wasSignedIn } from './session-hint-cookie';

test('the next page reads the cookie among others', () => {
  const cookie = sessionHintCookie(true).split(';')[0] ?? '';
  expect(wasSignedIn(cookie)).toBe(true);
  expect(wasSignedIn(`pignon-trials=a@1; ${cookie}; other=1`)).toBe(true);
  expect(sessionHintCookie(true)).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax$/);
});

test('the cookie is absent without a user, and after sign-out', () => {
  expect(wasSignedIn('')).toBe(false);
  expect(wasSignedIn('not-pignon-session=1; pignon-session=')).toBe(false);
  expect(sessionHintCookie(false)).toMatch(/; Max-Age=0;/);
});
