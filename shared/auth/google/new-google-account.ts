import type { GoogleAccount } from './google-account';

/** Account for a typed address; the same address always gives the same account. */
export function newGoogleAccount(email: string): GoogleAccount {
  const address = email.trim().toLowerCase();
  const name = (address.split('@')[0] ?? address).replace(/[._-]+/g, ' ');
  return { sub: `google-${address}`, email: address, name, photoURL: null };
}
