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

const isVisibleRect = ({ width, height }: DOMRect): boolean => width > 0 && height > 0;

/** Smallest rectangle around all; undefined for none. */
function boundingBox(rects: readonly DOMRect[]): Pick<SlotBox, 'left' | 'top' | 'width' | 'height'> | undefined {
  const visibleRects = rects.filter(isVisibleRect);
  if (visibleRects.length === 0) return undefined;
  const left = Math.min(...visibleRects.map((rect) => rect.left));
  const top = Math.min(...visibleRects.map((rect) => rect.top));
  const width = Math.max(...visibleRects.map((rect) => rect.right)) - left;
  return { left, top, width, height: Math.max(...visibleRects.map((rect) => rect.bottom)) - top };
}

/** Parent element of the slot. */
function parentOf(fragment: Comparable): Element | undefined {
  const containsSlot = (element: Element) =>
    fragment.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_CONTAINS;
  let parent: Element | undefined;
  let next = containsSlot(document.body) ? document.body : undefined;
  while (next) {
    parent = next;
    next = [...next.children].find(containsSlot) as HTMLElement | undefined;
  }
  return parent;
}

/** Position of an empty slot: below its previous sibling, or at the top of its parent. */
function emptySlotBox(fragment: Comparable): Pick<SlotBox, 'left' | 'top' | 'width' | 'height'> | undefined {
  const parent = parentOf(fragment);
  const parentRect = parent?.getBoundingClientRect();
  // hidden slots have no width; empty ones may have no height
  if (!parent || !parentRect || parentRect.width === 0) return undefined;
  const siblingsBefore = [...parent.children]
    .filter((child) => fragment.compareDocumentPosition(child) & Node.DOCUMENT_POSITION_PRECEDING)
    .map((child) => child.getBoundingClientRect())
    .findLast(isVisibleRect);
  return { left: parentRect.left, top: siblingsBefore?.bottom ?? parentRect.top, width: parentRect.width, height: 0 };
}

function slotBox({ name, remote, fragment }: SlotPlace): SlotBox | undefined {
  const drawnBox = boundingBox(fragment.getClientRects());
  if (drawnBox) return { name, remote, filling: 'drawn', ...drawnBox };
  const emptyBox = emptySlotBox(fragment as Comparable);
  return emptyBox && { name, remote, filling: remote === undefined ? 'empty' : 'silent', ...emptyBox };
}

/** Lists the visible slots with their boxes. */
export function slotBoxes(): SlotBox[] {
  return [...slotPlaces].flatMap((place) => slotBox(place) ?? []);
}
