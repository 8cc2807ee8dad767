import { LAST_ACTIVITY, IDLE } from '@pignon/shared/auth/idle-limit';

/** Prefix of the keys in localStorage; the address (path and query string) follows. Deleted at sign-out. */
const PREFIX = 'pignon.screen:';
/** Id of the style element with a drawn screen's font faces, which are not stored again. */
export const FONT_FACES_ID = 'last-screen-fonts';
/** Age in milliseconds after which a stored screen is not drawn. */
const MAX_AGE_MS = 12 * 3_600_000;

/** What a page looked like when the user left it, shown first on the next visit. */
export interface StoredScreen {
  uid: string;
  /** Milliseconds since 1970. */
  time: number;
  /** Width of the window in CSS pixels, as lists measure their columns. */
  width: number;
  scrollY: number;
  /** Markup of the page's root. */
  html: string;
  /** All style rules of the page, without font faces. */
  css: string;
  fonts: string;
}

export const screenKey = (address: string): string => PREFIX + address;

/** Keys of all stored screens. */
export const screenKeys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

/** True after an hour without activity: the session ends, so its last screen must not be shown. */
function wasLeftIdle(now: number): boolean {
  const last = Number(localStorage.getItem(LAST_ACTIVITY)) || 0;
  return last === 0 || now - last >= IDLE.limitMs;
}

/**
 * Reads the screen that this person last saw at an address. @returns undefined when there is none, when it belongs to
 * somebody else or to another window width, when it is older than 12 hours, or when the session was left idle
 */
export function readScreen(uid: string, address: string): StoredScreen | undefined {
  const text = localStorage.getItem(screenKey(address));
  if (text === null) return undefined;
  const now = Date.now();
  const screen = JSON.parse(text) as StoredScreen;
  const isCurrent = screen.uid === uid && screen.width === innerWidth && now - screen.time < MAX_AGE_MS;
  return isCurrent && screen.time <= now && !wasLeftIdle(now) ? screen : undefined;
}
