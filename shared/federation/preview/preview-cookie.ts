import { pageCookie, readPageCookie } from '../../contract/page-cookie';
import { hashOf } from '../../domain/common/text/hash';
import { MAX_PREVIEWS, previewedIn } from './preview';

const COOKIE_NAME = 'pignon-preview';
const VALUE_PATTERN = /^(\d+):(.*)$/;

const storedValue = (cookies: string) => VALUE_PATTERN.exec(readPageCookie(cookies, COOKIE_NAME) ?? '');

/** Versions by remote name. */
export type Previews = Readonly<Record<string, string>>;

/** Hash of the user: the cookie names nobody. */
const personHash = (uid: string): string => String(hashOf(`preview/${uid}`));

/** True when this browser has previews stored, for whichever user. */
export function keepsPreviews(cookies: string): boolean {
  return storedValue(cookies) !== null;
}

/** Previews of this user in the cookie; ignores invalid ones and other users'. */
export function previewsIn(cookies: string, uid: string): Previews {
  const [, storedHash, storedText = ''] = storedValue(cookies) ?? [];
  if (storedHash !== personHash(uid)) return {};
  const previews = storedText.split('~').flatMap((text) => previewedIn(text) ?? []);
  return Object.fromEntries(previews.slice(0, MAX_PREVIEWS).map(({ name, version }) => [name, version]));
}

/** Builds the session cookie of the previewed versions for the next pages. */
export function previewCookie(uid: string, previews: Previews): string {
  const previewTexts = Object.entries(previews).map(([name, version]) => `${name}@${version}`);
  const value = previewTexts.length === 0 ? '' : `${personHash(uid)}:${previewTexts.join('~')}`;
  return pageCookie(COOKIE_NAME, value, value === '' ? 0 : undefined);
}
