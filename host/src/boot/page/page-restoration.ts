/**
 * Gives the first history entry of a document its own key. Otherwise every document of the tab starts at `default`, and
 * reads the state of another address as its own. Call it before the router is created.
 */
export function setFirstEntryKey(): void {
  const state = history.state as { key?: string } | null;
  // an entry with a key was reloaded or returned to
  if (state?.key) return;
  history.replaceState({ ...state, key: crypto.randomUUID().slice(0, 8) }, '');
}

/** Focus and scroll position of a page, for Back. */
export interface PagePosition {
  scrollY?: number;
  opener?: Opener;
}

/** An element that may be redrawn: its selector, and its index among equals. */
export interface Opener {
  selector: string;
  /** Text of the element, where the selector alone is ambiguous. */
  name?: string;
  nth: number;
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

function nameOf(element: Element): string {
  return (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 80);
}

function matchingElements(root: ParentNode, { selector, name }: Pick<Opener, 'selector' | 'name'>): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (candidate) => name === undefined || nameOf(candidate) === name,
  );
}

/** Describes the focused element so that it can be found after a redraw. */
export function describeOpener(target: EventTarget | null, root: ParentNode = document): Opener | undefined {
  const element = target instanceof Element ? target.closest(FOCUSABLE) : null;
  if (!element || element.id === 'main' || element.tagName === 'H1') return undefined;
  const tag = element.tagName.toLowerCase();
  const href = element.getAttribute('href');
  const kind =
    href === null ? { selector: tag, name: nameOf(element) } : { selector: `a[href=${JSON.stringify(href)}]` };
  return { ...kind, nth: Math.max(matchingElements(root, kind).indexOf(element as HTMLElement), 0) };
}

/** Finds the described element; the last one of its kind when there are fewer. */
export function findOpener(opener: Opener, root: ParentNode = document): HTMLElement | undefined {
  const matching = matchingElements(root, opener);
  return matching[opener.nth] ?? matching[0];
}
