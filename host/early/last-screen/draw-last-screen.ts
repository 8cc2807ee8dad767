import { FONT_FACES_ID, readScreen, type StoredScreen } from './stored-screen';

/** Milliseconds after which the stored screen is removed, whatever the product draws. */
const MAX_SHOWN_MS = 8_000;
/** Selector of the placeholders that the product shows until its page is drawn. */
const LOADING_SELECTOR = '.boot-skeleton, .boot-pending, [role="status"][aria-busy]';
/** Style of the cover: above the whole page; `inert` and `aria-hidden` keep it out of reach. */
const COVER_STYLE = 'position:fixed;inset:0;z-index:2147483647;overflow:hidden;background:#f4f5f4';
/** Name of the performance mark set when the screen is drawn. */
export const LAST_SCREEN_MARK = 'pignon.last-screen';

/** The Sanitizer API (WICG), which TypeScript's library lacks. */
interface Sanitized {
  setHTML?: (html: string, options: { sanitizer: { removeElements: string[] } }) => void;
}

const isDrawn = (root: Element): boolean =>
  root.querySelector('main') !== null && !root.querySelector(LOADING_SELECTOR);
const showsOtherScreen = (root: Element): boolean =>
  !root.querySelector('main') && !root.querySelector('.boot-skeleton');

/**
 * Removes the cover in the frame in which the product has drawn its page, or shows something other than a page. Checks
 * only after a change of the root: needless frames would slow the product's start.
 */
function removeWhenDrawn(cover: HTMLElement, root: Element): void {
  let isFrameAsked = false;
  const remove = (): void => {
    cover.remove();
    observer.disconnect();
    clearTimeout(timeout);
  };
  const check = (): void => {
    isFrameAsked = false;
    if (isDrawn(root) || showsOtherScreen(root)) remove();
  };
  const observer = new MutationObserver(() => {
    if (!isFrameAsked) requestAnimationFrame(check);
    isFrameAsked = true;
  });
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-busy', 'role', 'class'] });
  const timeout = setTimeout(remove, MAX_SHOWN_MS);
}

function createStyle(css: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = css;
  return style;
}

/** Requests pictures once the screen is laid out: their requests took a fifth of the time until it was drawn. */
const withLatePictures = (html: string): string => html.replaceAll('<img ', '<img loading=lazy ');

function createCover({ html, css, fonts, scrollY }: StoredScreen): HTMLElement | undefined {
  const cover = document.createElement('div');
  const page: HTMLElement & Sanitized = document.createElement('div');
  // removes scripts and event handlers; not restricted by Trusted Types
  if (!page.setHTML) return undefined;
  page.setHTML(withLatePictures(html), {
    sanitizer: { removeElements: ['iframe', 'object', 'embed', 'style', 'link'] },
  });
  // the stored style rules select #root
  page.id = 'root';
  // closed: the product's scripts must not find duplicates of its elements
  cover.attachShadow({ mode: 'closed' }).append(createStyle(css), page);
  // font faces apply only at document level; removing them with the cover would lay out all text again
  const fontFaces = createStyle(fonts);
  fontFaces.id = FONT_FACES_ID;
  document.head.prepend(fontFaces);
  cover.style.cssText = COVER_STYLE;
  cover.setAttribute('inert', '');
  cover.setAttribute('aria-hidden', 'true');
  document.body.append(cover);
  // lays out the screen
  if (scrollY > 0) cover.scrollTop = scrollY;
  return cover;
}

/**
 * Draws what this person last saw at this address, over the page, until the product has drawn the page itself. Does
 * nothing in browsers without the Sanitizer API. Throws where storage cannot be read.
 */
export function drawLastScreen(uid: string): void {
  const root = document.getElementById('root');
  const screen = readScreen(uid, location.pathname + location.search);
  const cover = screen && root ? createCover(screen) : undefined;
  if (!cover || !root) return;
  performance.mark(LAST_SCREEN_MARK);
  removeWhenDrawn(cover, root);
}
