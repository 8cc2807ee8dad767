import type { FragmentInstance } from 'react';
import { slotPlaces, type SlotPlace } from '@pignon/shared/contract/slot-places';

/** `silent`: filled by a remote that renders nothing now; `empty`: filled by none. */
export type Filling = 'drawn' | 'silent' | 'empty';

/** Position of a slot in pixels of the window. */
export interface SlotBox {
  name: string;
  remote?: string;
  filling: Filling;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Method of React that its types omit. */
type Comparable = FragmentInstance & { compareDocumentPosition: (other: Node) => number };

const hasArea = ({ width, height }: DOMRect): boolean => width > 0 && height > 0;

/** Smallest rectangle around all; undefined for none. */
function around(rects: readonly DOMRect[]): Pick<SlotBox, 'left' | 'top' | 'width' | 'height'> | undefined {
  const visibleRects = rects.filter(hasArea);
  if (visibleRects.length === 0) return undefined;
  const left = Math.min(...visibleRects.map((rect) => rect.left));
  const top = Math.min(...visibleRects.map((rect) => rect.top));
  const width = Math.max(...visibleRects.map((rect) => rect.right)) - left;
  return { left, top, width, height: Math.max(...visibleRects.map((rect) => rect.bottom)) - top };
}

/** Parent element of the slot. */
function parentOf(fragment: Comparable): Element | undefined {
  const holds = (element: Element) => fragment.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_CONTAINS;
  let parent: Element | undefined;
  let next = holds(document.body) ? document.body : undefined;
  while (next) {
    parent = next;
    next = [...next.children].find(holds) as HTMLElement | undefined;
  }
  return parent;
}

/** Position of an empty slot: below its previous sibling, or at the top of its parent. */
function gapOf(fragment: Comparable): Pick<SlotBox, 'left' | 'top' | 'width' | 'height'> | undefined {
  const parent = parentOf(fragment);
  const outer = parent?.getBoundingClientRect();
  // hidden slots have no width; empty ones may have no height
  if (!parent || !outer || outer.width === 0) return undefined;
  const before = [...parent.children]
    .filter((child) => fragment.compareDocumentPosition(child) & Node.DOCUMENT_POSITION_PRECEDING)
    .map((child) => child.getBoundingClientRect())
    .findLast(hasArea);
  return { left: outer.left, top: before?.bottom ?? outer.top, width: outer.width, height: 0 };
}

function boxOf({ name, remote, fragment }: SlotPlace): SlotBox | undefined {
  const drawn = around(fragment.getClientRects());
  if (drawn) return { name, remote, filling: 'drawn', ...drawn };
  const gap = gapOf(fragment as Comparable);
  return gap && { name, remote, filling: remote === undefined ? 'empty' : 'silent', ...gap };
}

/** Lists the visible slots with their boxes. */
export function slotBoxes(): SlotBox[] {
  return [...slotPlaces].flatMap((place) => boxOf(place) ?? []);
}
