import type { FastifyReply } from 'fastify';
import { browserIdOf, giveBrowserId } from './browser-cookie';

const ID = '0b5a4f0e-3a6f-4c53-9d1e-6a1f0d9f8c11';

function givenCookie(headers: Record<string, string>): string | undefined {
  let cookie: string | undefined;
  const header = (_name: string, value: string) => (cookie = value);
  giveBrowserId({ headers }, { header } as unknown as FastifyReply);
  return cookie;
}

it('is given once to a browser, out of reach of scripts and other sites', () => {
  expect(givenCookie({})).toMatch(
    /^pignon-browser=[0-9a-f-]{36}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
  );
  expect(givenCookie({ cookie: `other=1; pignon-browser=${ID}` })).toBeUndefined();
});

it('over https is one that no other host can write', () => {
  const https = { 'x-forwarded-proto': 'https, http' };
  expect(givenCookie(https)).toMatch(/^__Host-pignon-browser=.*; Path=\/; .*; HttpOnly; SameSite=Strict; Secure$/);
  expect(browserIdOf({ headers: { ...https, cookie: `__Host-pignon-browser=${ID}` } })).toBe(ID);
  expect(browserIdOf({ headers: { ...https, cookie: `pignon-browser=${ID}` } })).toBeNull();
});

it.each(['', 'x', `${ID}x`, "'; drop table user_session", ID.toUpperCase()])('reads no other text: %s', (value) => {
  expect(browserIdOf({ headers: { cookie: `pignon-browser=${value}` } })).toBeNull();
});
