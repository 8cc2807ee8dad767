/** Touch drag: delay in milliseconds and tolerance in pixels, so that scrolling moves no card. */
export const TOUCH = { delay: 220, tolerance: 6 };
/** Pixels of mouse movement that start a drag, to tell it from a click. */
export const MOUSE = { distance: 5 };
