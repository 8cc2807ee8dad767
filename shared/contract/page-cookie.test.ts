/** @jest-environment-options {"url": "https://agency.test"} */
import { pageCookie, readPageCookie } from './page-cookie';

test('a page over https reads the cookie that it set, and none that another host may have set', () => {
  expect(pageCookie('pignon-a', '1', 60)).toBe('__Host-pignon-a=1; Path=/; Max-Age=60; SameSite=Lax; Secure');
  expect(readPageCookie('other=2; __Host-pignon-a=1', 'pignon-a')).toBe('1');
  expect(readPageCookie('pignon-a=1', 'pignon-a')).toBeUndefined();
});

test('a server reads the cookie of a page over the protocol of the request', () => {
  expect(readPageCookie('__Host-pignon-a=1; pignon-a=2', 'pignon-a', true)).toBe('1');
  expect(readPageCookie('__Host-pignon-a=1; pignon-a=2', 'pignon-a', false)).toBe('2');
});
