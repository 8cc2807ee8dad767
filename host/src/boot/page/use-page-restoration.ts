import { useEffect, useRef } from 'react';
import { bus } from '@pignon/shared/bus';
import { useLocation, useNavigationType } from '@pignon/shared/router';
import { describeOpener, findOpener, type PagePosition } from './page-restoration';

/** Maximum wait for a page that is still loading, before its position is left as is. */
const TIMEOUT_MS = 5_000;
/** Time during which a tall enough page may still shift. */
const STABILITY_MS = 600;
const SCROLL_STORE_KEY = 'pignon.scroll';

/**
 * Scroll and focus by history entry (`placeKey`). Only scroll offsets survive a reload: they reveal nothing personal.
 */
const scrollPositions = new Map<string, PagePosition>(readScrolls());

function readScrolls(): [string, PagePosition][] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(SCROLL_STORE_KEY) ?? '{}') as Record<string, unknown>;
    return Object.entries(stored).map(([key, scrollY]) => [key, { scrollY: Number(scrollY) || 0 }]);
  } catch {
    return [];
  }
}

/** Identifies a history entry. Entries opened by an address share the router's key, so the address is added. */
const placeKey = ({
  key,
  pathname,
  search,
}: Pick<ReturnType<typeof useLocation>, 'key' | 'pathname' | 'search'>): string =>
  key === 'default' ? `${key} ${pathname}${search}` : key;

function writeScrolls(): void {
  const scrolls = [...scrollPositions].map(([key, { scrollY = 0 }]) => [key, scrollY]);
  sessionStorage.setItem(SCROLL_STORE_KEY, JSON.stringify(Object.fromEntries(scrolls)));
}

bus.on('session.ended', () => {
  scrollPositions.clear();
  sessionStorage.removeItem(SCROLL_STORE_KEY);
});

/** Retries after every change of the page (and at `event`) until it succeeds, the user acts, or time is up. */
function whenDrawn(attempt: () => boolean, event?: 'scroll'): () => void {
  if (attempt()) return () => undefined;
  const stop = () => {
    observer.disconnect();
    growth?.disconnect();
    if (event) window.removeEventListener(event, retryAttempt);
    clearTimeout(timer);
    for (const name of ['pointerdown', 'keydown', 'wheel', 'touchmove']) window.removeEventListener(name, stop);
  };
  const retryAttempt = () => {
    if (attempt()) stop();
  };
  const observer = new MutationObserver(retryAttempt);
  observer.observe(document.body, { childList: true, subtree: true });
  // lazily drawn content, such as cards of a long list, makes the page taller without a DOM mutation
  const growth = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(retryAttempt);
  growth?.observe(document.body);
  if (event) window.addEventListener(event, retryAttempt, { passive: true });
  const timer = setTimeout(stop, TIMEOUT_MS);
  for (const name of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
    window.addEventListener(name, stop, { passive: true });
  }
  return stop;
}

/** True while the focus is not on an element that the user chose. */
function isFocusFree(): boolean {
  const active = document.activeElement;
  return !active || active === document.body || active.id === 'main';
}

const main = () => document.getElementById('main');

/** True while the user types outside the page, for example into the search of the header, opened meanwhile. */
function isTypingElsewhere(): boolean {
  const active = document.activeElement;
  return active !== null && active.matches('input, textarea, select') && !main()?.contains(active);
}

function focusHeading(): boolean {
  const heading = main()?.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  heading.focus({ preventScroll: true });
  return true;
}

/** Focuses the heading of a newly opened page, as soon as it exists. */
function focusNewPage(): () => void {
  if (focusHeading()) return () => undefined;
  main()?.focus({ preventScroll: true });
  return whenDrawn(() => !isFocusFree() || focusHeading());
}

/** After Back, focuses the element that led to the left page, unless the user types elsewhere by then. */
function returnToPage({ opener }: PagePosition): () => void {
  if (isTypingElsewhere()) return () => undefined;
  if (!opener) return focusNewPage();
  const refocus = () => {
    const openerElement = findOpener(opener);
    openerElement?.focus({ preventScroll: true });
    return openerElement !== undefined && document.activeElement === openerElement;
  };
  if (refocus()) return () => undefined;
  focusHeading();
  return whenDrawn(() => isTypingElsewhere() || refocus());
}

/** Restores the scroll position, and keeps it while content still loads. */
function restoreScroll(scrollY: number): () => void {
  let reachedAt: number | undefined;
  const attempt = () => {
    if (reachedAt !== undefined && Date.now() - reachedAt > STABILITY_MS) return true;
    if (Math.abs(window.scrollY - scrollY) >= 2) window.scrollTo(0, scrollY);
    if (Math.abs(window.scrollY - scrollY) < 2) reachedAt ??= Date.now();
    return false;
  };
  return whenDrawn(attempt, 'scroll');
}

/** Stores focus and scroll position for the current history entry. */
function useStoredPosition(key: string): void {
  useEffect(() => {
    const storePosition = (change: PagePosition) =>
      scrollPositions.set(key, { ...scrollPositions.get(key), ...change });
    const onScroll = () => storePosition({ scrollY: window.scrollY });
    const onFocus = (event: Event) => {
      const opener = describeOpener(event.target);
      if (opener) storePosition({ opener });
    };
    // captured: a list that draws rows in its own listener would have to be laid out for this reading
    window.addEventListener('scroll', onScroll, { passive: true, capture: true });
    window.addEventListener('pagehide', writeScrolls);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('click', onFocus, { capture: true });
    return () => {
      window.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('pagehide', writeScrolls);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('click', onFocus, { capture: true });
    };
  }, [key]);
}

/**
 * Restores focus and scroll on navigation. Forward: top of the page and its heading. Back and forward in the history:
 * the earlier position. Within a page (filters, next record): the focus stays.
 */
export function usePageRestoration(): void {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const key = placeKey(location);
  const navigationType: string = useNavigationType();
  const previousEntry = useRef<{ key: string; address: string; pathname: string }>(undefined);
  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);
  useEffect(() => {
    const previous = previousEntry.current;
    const address = pathname + search;
    previousEntry.current = { key, address, pathname };
    // navigation within a page is left to the browser
    if (previous?.key === key || (hash !== '' && previous?.address === address)) return;
    const scrollPosition = scrollPositions.get(key) ?? {};
    if (navigationType === 'POP') {
      const stopScroll =
        scrollPosition.scrollY === undefined ? () => window.scrollTo(0, 0) : restoreScroll(scrollPosition.scrollY);
      const stopFocus = previous ? returnToPage(scrollPosition) : () => undefined;
      return () => {
        stopScroll();
        stopFocus();
      };
    }
    if (navigationType === 'PUSH') window.scrollTo(0, 0);
    if (previous?.pathname === pathname || (navigationType === 'REPLACE' && !isFocusFree())) return;
    return focusNewPage();
  }, [key, pathname, search, hash, navigationType]);
  useStoredPosition(key);
}
