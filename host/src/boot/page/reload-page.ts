/** Loads the page again: its code, its policy and what it remembers begin anew. */
export function reloadPage(): void {
  location.reload();
}
