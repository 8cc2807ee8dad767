import { cookieText, readCookie } from './cookie';

test('a cookie is Secure and bound to its host over https', () => {
  expect(cookieText('pignon-a', '1', { isHttps: true, sameSite: 'Lax', maxAge: 60 })).toBe(
    '__Host-pignon-a=1; Path=/; Max-Age=60; SameSite=Lax; Secure',
  );
  expect(cookieText('pignon-a', '1', { isHttps: false, sameSite: 'Strict', httpOnly: true })).toBe(
    'pignon-a=1; Path=/; HttpOnly; SameSite=Strict',
  );
});

test('a cookie is read among others', () => {
  expect(readCookie('other=2; pignon-a=1; pignon-b=', 'pignon-a', false)).toBe('1');
  expect(readCookie('not-pignon-a=1; pignon-ab=2', 'pignon-a', false)).toBeUndefined();
  expect(readCookie(undefined, 'pignon-a', false)).toBeUndefined();
});

test('over https a cookie that another host of the domain may have set is not read', () => {
  expect(readCookie('pignon-a=1', 'pignon-a', true)).toBeUndefined();
  expect(readCookie('pignon-a=1; __Host-pignon-a=2', 'pignon-a', true)).toBe('2');
});
