/** Reloads the page, which replaces its code, policy and state. */
export function reloadPage(): void {
  location.reload();
}
