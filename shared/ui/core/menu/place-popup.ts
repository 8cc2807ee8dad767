import type { VisibleArea } from './visible-area';

export type Side = 'start' | 'end' | 'center';

export interface PopupPosition {
  left: number;
  top: number;
  /** Maximum height; higher content scrolls inside. */
  maxHeight: number;
}

const GAP = 4;
const EDGE = 8;
/** A box lower than this shows too few entries: it then covers its anchor. */
const MIN_HEIGHT = 176;

/** Limits a value; the lower bound wins when they cross. */
const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));

/**
 * Places a floating box, in CSS pixels: below its anchor, else above it, else on the side with more room, always within
 * the visible area. `box` is the size of its whole content.
 */
export function placePopup(
  anchor: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  box: { width: number; height: number },
  side: Side,
  area: VisibleArea,
): PopupPosition {
  const offsets = {
    start: anchor.left,
    end: anchor.right - box.width,
    center: (anchor.left + anchor.right - box.width) / 2,
  }[side];
  const topLimit = area.top + EDGE;
  const bottomLimit = area.bottom - EDGE;
  const below = bottomLimit - anchor.bottom - GAP;
  const above = anchor.top - GAP - topLimit;
  const isBelow = box.height <= below || (box.height > above && below >= above);
  const room = clamp(isBelow ? below : above, MIN_HEIGHT, bottomLimit - topLimit);
  const maxHeight = Math.min(room, bottomLimit - topLimit);
  const height = Math.min(box.height, maxHeight);
  const top = isBelow ? anchor.bottom + GAP : anchor.top - GAP - height;
  return {
    left: clamp(offsets, area.left + EDGE, area.right - box.width - EDGE),
    top: clamp(top, topLimit, bottomLimit - height),
    maxHeight,
  };
}
