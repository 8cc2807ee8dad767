/**
 * Gives the history entry that a document was opened at a key of its own, which the router keeps: otherwise every document
 * of the tab begins at `default`, and takes the place of another address for its own. Before the router is created.
 */
export function nameFirstEntry(): void {
  const state = history.state as { key?: string } | null;
  // one that has a key was come back to, or reloaded
  if (state?.key) return;
  history.replaceState({ ...state, key: crypto.randomUUID().slice(0, 8) }, '');
}

/** State of a page that was left, for Back: focused element and scroll position. */
export interface Place {
  scrollY?: number;
  opener?: Opener;
}

/** An element that may be drawn anew: what it is, and which of its like. */
export interface Opener {
  selector: string;
  /** Its words, where the selector alone says too little. */
  name?: string;
  nth: number;
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

function nameOf(element: Element): string {
  return (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 80);
}

function alike(root: ParentNode, { selector, name }: Pick<Opener, 'selector' | 'name'>): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => name === undefined || nameOf(one) === name);
}

/** Describes what had the focus, well enough to find it in the same page drawn again. */
export function describeOpener(target: EventTarget | null, root: ParentNode = document): Opener | undefined {
  const element = target instanceof Element ? target.closest(FOCUSABLE) : null;
  if (!element || element.id === 'main' || element.tagName === 'H1') return undefined;
  const tag = element.tagName.toLowerCase();
  const href = element.getAttribute('href');
  const kind =
    href === null ? { selector: tag, name: nameOf(element) } : { selector: `a[href=${JSON.stringify(href)}]` };
  return { ...kind, nth: Math.max(alike(root, kind).indexOf(element as HTMLElement), 0) };
}

/** The described element as it is now; the first of its like when there are fewer. */
export function findOpener(opener: Opener, root: ParentNode = document): HTMLElement | undefined {
  const found = alike(root, opener);
  return found[opener.nth] ?? found[0];
}
