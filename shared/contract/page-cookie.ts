import { cookieText, readCookie } from '../domain/http/cookie';

const isHttpsPage = (): boolean => 'location' in globalThis && location.protocol === 'https:';

/** Text of a cookie that a page sets. @param maxAge lifetime in seconds; until the browser closes when absent */
export const pageCookie = (name: string, value: string, maxAge?: number): string =>
  cookieText(name, value, { isHttps: isHttpsPage(), sameSite: 'Lax', maxAge });

/** Value of a cookie of `pageCookie`; undefined without one. A server tells whether the page came over https. */
export const readPageCookie = (cookies: string, name: string, isHttps = isHttpsPage()): string | undefined =>
  readCookie(cookies, name, isHttps);
