import { FONT_FACES_ID, readScreen, type StoredScreen } from './stored-screen';

/** Milliseconds after which the stored screen goes, whatever the product draws. */
const MAX_SHOWN_MS = 8_000;
/** What the product shows until its page is drawn. */
const WAITING = '.boot-skeleton, .boot-pending, [role="status"][aria-busy]';
/** Above everything, and out of reach: clicks and keys go to the product beneath. */
const COVER = 'position:fixed;inset:0;z-index:2147483647;overflow:hidden;background:#f4f5f4';
/** Name of the performance mark of the moment at which the screen is drawn. */
export const LAST_SCREEN_MARK = 'pignon.last-screen';

/** The Sanitizer API (WICG), which TypeScript's library lacks. */
interface Sanitized {
  setHTML?: (html: string, options: { sanitizer: { removeElements: string[] } }) => void;
}

const isDrawn = (root: Element): boolean => root.querySelector('main') !== null && !root.querySelector(WAITING);
const isElsewhere = (root: Element): boolean => !root.querySelector('main') && !root.querySelector('.boot-skeleton');

/**
 * Removes the cover in the frame in which the product has drawn its page, or shows something else than a page. Looks only
 * after the root changed: frames asked for without need would take their time from the product's start.
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
    if (isDrawn(root) || isElsewhere(root)) remove();
  };
  const observer = new MutationObserver(() => {
    if (!isFrameAsked) requestAnimationFrame(check);
    isFrameAsked = true;
  });
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-busy', 'role', 'class'] });
  const timeout = setTimeout(remove, MAX_SHOWN_MS);
}

function styled(css: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = css;
  return style;
}

function coverWith({ html, css, fonts, scrollY }: StoredScreen): HTMLElement | undefined {
  const cover = document.createElement('div');
  const page: HTMLElement & Sanitized = document.createElement('div');
  // removes scripts and event handlers, and is no Trusted Types sink
  if (!page.setHTML) return undefined;
  page.setHTML(html, { sanitizer: { removeElements: ['iframe', 'object', 'embed', 'style', 'link'] } });
  // its style rules say so
  page.id = 'root';
  // closed: no script of the product finds an element twice
  cover.attachShadow({ mode: 'closed' }).append(styled(css), page);
  // font faces count in the document alone; taken away with the cover, they would lay out every text again
  const fontFaces = styled(fonts);
  fontFaces.id = FONT_FACES_ID;
  document.head.prepend(fontFaces);
  cover.style.cssText = COVER;
  cover.setAttribute('inert', '');
  cover.setAttribute('aria-hidden', 'true');
  document.body.append(cover);
  cover.scrollTop = scrollY;
  return cover;
}

/**
 * Draws what this person last saw at this address, over the page, until the product has drawn the page itself. Does
 * nothing in browsers without the Sanitizer API. Throws where storage cannot be read.
 */
export function drawLastScreen(uid: string): void {
  const root = document.getElementById('root');
  const screen = readScreen(uid, location.pathname + location.search);
  const cover = screen && root ? coverWith(screen) : undefined;
  if (!cover || !root) return;
  performance.mark(LAST_SCREEN_MARK);
  removeWhenDrawn(cover, root);
}
