const NAME = 'pignon-session';
const FOUND = new RegExp(`(?:^|; )${NAME}=.`);
const SECONDS = 31_536_000;

/** What a browser keeps of a sign-in: a hint without any secret, so that the next page fetches the whole product at once. */
export const sessionHintCookie = (signedIn: boolean): string =>
  `${NAME}=1; path=/; SameSite=Lax; max-age=${signedIn ? SECONDS : 0}`;

/** Whether somebody was signed in when this browser was last here. */
export const wasSignedIn = (cookies: string): boolean => FOUND.test(cookies);
