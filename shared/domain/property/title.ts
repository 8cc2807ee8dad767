const KEPT = 20;

/** A title where no style sheet cuts it by the room, as in a browser's tab: 20 characters and an ellipsis when longer than 21. */
export function shortTitle(title: string): string {
  const letters = Array.from(title);
  return letters.length > KEPT + 1 ? `${letters.slice(0, KEPT).join('').trimEnd()}…` : title;
}
