const NAME = 'pignon-session';
const FOUND = new RegExp(`(?:^|; )${NAME}=.`);
const SECONDS = 31_536_000;

/** Cookie that hints at a sign-in, without any secret, so that the next page fetches the whole product at once. */
export const sessionHintCookie = (signedIn: boolean): string =>
  `${NAME}=1; path=/; SameSite=Lax; max-age=${signedIn ? SECONDS : 0}`;

/** True when a user was signed in at this browser's last visit. */
export const wasSignedIn = (cookies: string): boolean => FOUND.test(cookies);
