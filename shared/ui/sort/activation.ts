/** A finger that scrolls must not carry anything away: milliseconds that it stays, pixels that it may tremble. */
export const TOUCH = { delay: 220, tolerance: 6 };
/** Pixels of mouse movement that start a drag, to tell it from a click. */
export const MOUSE = { distance: 5 };
