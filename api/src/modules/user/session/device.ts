import { cutText } from '@pignon/shared/domain/common/text/characters';
import { parse } from 'bowser';

/** Longest User-Agent that is read: parsing takes time by length. */
const MAX_USER_AGENT = 400;
const MAX_NAME = 60;

export interface Device {
  /** "Firefox"; null for a program. */
  browser: string | null;
  /** "Windows"; null when unknown. */
  system: string | null;
}

const nameOf = (name: string | undefined): string | null => cutText(name ?? '', MAX_NAME) || null;

/** Names of browser and operating system in a User-Agent. The client chooses that header: names are text to show only. */
export function deviceOf(userAgent: string | undefined): Device {
  // the library refuses an empty text
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = parse(userAgent.slice(0, MAX_USER_AGENT));
  // without a system it is a program, whose first word the library takes for a browser
  return os.name ? { browser: nameOf(browser.name), system: nameOf(os.name) } : { browser: null, system: null };
}
