const KEPT = 20;

/** A title as tables, chips and pickers show it: cut to 20 characters and an ellipsis when longer than 21. */
export function shortTitle(title: string): string {
  const letters = Array.from(title);
  return letters.length > KEPT + 1 ? `${letters.slice(0, KEPT).join('').trimEnd()}…` : title;
}
