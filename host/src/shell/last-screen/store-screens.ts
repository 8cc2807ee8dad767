import { followSession } from '@pignon/shared/auth';
import { privacyStore } from '@pignon/shared/state';
import { FONT_FACES_ID, screenKey, screenKeys, type StoredScreen } from '../../../early/last-screen/stored-screen';

/** Maximum number of stored addresses; the least recently stored is dropped. */
const MAX_SCREENS = 6;
/** Maximum length in characters of a screen's markup and of its style rules. */
const MAX_LENGTH = 400_000;
/** Not stored: a dialog's question is outdated by the next visit. */
const DIALOG_SELECTOR = 'dialog[open], [role="dialog"]';
const FIELD_SELECTOR = 'main form:not([role="search"]) :is(input, textarea)';
const LOADING_SELECTOR = '.boot-skeleton, .boot-pending, [role="status"][aria-busy]';

/** Makes the URLs of a rule absolute, as they are relative to its style sheet. */
const withAbsoluteUrls = (rule: string, base: string): string =>
  rule.replaceAll(/url\("?([^")]+)"?\)/g, (_, address: string) => `url("${new URL(address, base).href}")`);

/** All style rules of the page without font faces; skips style sheets of other origins. */
function styleTexts(): Pick<StoredScreen, 'css' | 'fonts'> {
  const ofLastScreen = document.querySelector<HTMLStyleElement>(`style#${FONT_FACES_ID}`)?.sheet;
  const sheets = [...document.styleSheets].filter((sheet) => sheet !== ofLastScreen);
  const rules = sheets.flatMap((sheet) => {
    const base = sheet.href ?? location.href;
    try {
      return [...sheet.cssRules].map(({ cssText }) => withAbsoluteUrls(cssText, base));
    } catch {
      return [];
    }
  });
  const isFont = (rule: string): boolean => rule.startsWith('@font-face');
  return { css: rules.filter((rule) => !isFont(rule)).join('\n'), fonts: rules.filter(isFont).join('\n') };
}

/** True for a form with values: what somebody types is a draft. */
const hasTypedText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELD_SELECTOR)].some(
    ({ value }) => value !== '',
  );

function removeScreens(keys: readonly string[]): void {
  for (const key of keys) localStorage.removeItem(key);
}

const storedTime = (key: string): number =>
  (JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<StoredScreen>).time ?? 0;

/** Drops the oldest screens to make room for one more. */
function dropOldest(ownKey: string): void {
  const others = screenKeys().filter((key) => key !== ownKey);
  const oldestFirst = others.sort((firstKey, secondKey) => storedTime(firstKey) - storedTime(secondKey));
  removeScreens(oldestFirst.slice(0, Math.max(0, others.length - MAX_SCREENS + 1)));
}

/** Removes from a copy what lies below the window. */
function removeBelowWindow(original: Element, copy: Element): void {
  const copies = [...copy.children];
  [...original.children].forEach((child, index) => {
    const childCopy = copies[index];
    if (!childCopy) return;
    if (child.getBoundingClientRect().top >= innerHeight) childCopy.remove();
    else removeBelowWindow(child, childCopy);
  });
}

/** Markup of what is seen: what lies below the window need not be parsed and laid out at the next visit. */
function visibleHtml(root: Element): string {
  // in a document that requests no pictures
  const copy = document.implementation.createHTMLDocument().importNode(root, true);
  removeBelowWindow(root, copy);
  return copy.innerHTML;
}

/**
 * Stores what is on screen for the next visit to this address: see host/early/last-screen. Nothing is stored while the
 * private view is off, as every visit starts with it on, nor from a form, a dialog or a page that is still loading.
 */
export function storeScreen(uid: string): void {
  const root = document.getElementById('root');
  if (!root?.querySelector('main') || root.querySelector(LOADING_SELECTOR) || document.querySelector(DIALOG_SELECTOR))
    return;
  if (!privacyStore.get() || hasTypedText()) return;
  const html = visibleHtml(root);
  const styles = styleTexts();
  if (html.length > MAX_LENGTH || styles.css.length > MAX_LENGTH) return;
  const key = screenKey(location.pathname + location.search);
  const screen: StoredScreen = { uid, time: Date.now(), width: innerWidth, scrollY, html, ...styles };
  try {
    dropOldest(key);
    localStorage.setItem(key, JSON.stringify(screen));
  } catch {
    // storage refused or full: the next visit starts without a stored screen
    try {
      removeScreens(screenKeys());
    } catch {
      // refused
    }
  }
}

/** Stores the screen now, and whenever the tab is hidden or left, while somebody is signed in. */
export function storeScreens(): void {
  let uid: string | undefined;
  followSession((session) => {
    uid = session.kind === 'signed-in' ? session.identity.uid : undefined;
  });
  const store = (): void => {
    if (uid !== undefined) storeScreen(uid);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') store();
  });
  addEventListener('pagehide', store);
  store();
}
