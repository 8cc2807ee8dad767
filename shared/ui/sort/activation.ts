/** A finger that scrolls must not carry anything away: milliseconds that it stays, pixels that it may tremble. */
export const TOUCH = { delay: 220, tolerance: 6 };
/** Pixels that a mouse moves before it carries: a click is none. */
export const MOUSE = { distance: 5 };
