/**
 * Storage key of the e-mail address to which this browser requested a link, so that it is not asked again. Removed
 * after use.
 */
const STORAGE_KEY = 'pignon.sign-in-link';

export function storeLinkEmail(email: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, email);
  } catch {
    // without storage the address has to be entered
  }
}

export function storedLinkEmail(): string | undefined {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function clearLinkEmail(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // storage is blocked: nothing was stored
  }
}
