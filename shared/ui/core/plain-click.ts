import type { MouseEvent } from 'react';

/** True when a click on a link opens a new tab or window. */
export const opensElsewhere = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;

/** Click handler of a link that acts on this page; a click for a new tab follows the link. */
export const insteadOfFollowing =
  (run: () => void) =>
  (event: MouseEvent): void => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    run();
  };
