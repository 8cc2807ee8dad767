import { pageCookie, readPageCookie } from './page-cookie';

const COOKIE_NAME = 'pignon-session';
const MAX_AGE_S = 31_536_000;

/** Cookie that hints at a sign-in, without any secret, so that the next page fetches the whole product at once. */
export const sessionHintCookie = (signedIn: boolean): string => pageCookie(COOKIE_NAME, '1', signedIn ? MAX_AGE_S : 0);

/** True when a user was signed in at this browser's last visit. @param isHttps given by a server, of its request */
export const wasSignedIn = (cookies: string, isHttps?: boolean): boolean =>
  Boolean(readPageCookie(cookies, COOKIE_NAME, isHttps));
