/** Reloads the page, and with it code, policy and state. */
export function reloadPage(): void {
  location.reload();
}
