import { pageCookie, readPageCookie } from './page-cookie';

test('a cookie is Secure and bound to its host over https', () => {
  expect(pageCookie('pignon-a', '1', { isHttps: true, maxAge: 60 })).toBe(
    '__Host-pignon-a=1; path=/; samesite=lax; max-age=60; secure',
  );
  expect(pageCookie('pignon-a', '1')).toBe('pignon-a=1; path=/; samesite=lax');
});

test('a cookie is read under both names, the one set over https first', () => {
  expect(readPageCookie('other=2; pignon-a=1', 'pignon-a')).toBe('1');
  expect(readPageCookie('pignon-a=1; __Host-pignon-a=2', 'pignon-a')).toBe('2');
  expect(readPageCookie('not-pignon-a=1; pignon-ab=2', 'pignon-a')).toBeUndefined();
});
