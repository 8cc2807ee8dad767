/** The address to which this browser had a link sent: it is not asked again here. The address goes once it was used. */
const KEY = 'pignon.sign-in-link';

export function keepLinkAddress(email: string): void {
  try {
    localStorage.setItem(KEY, email);
  } catch {
    // a browser that keeps nothing asks for the address
  }
}

export function linkAddress(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetLinkAddress(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
}
