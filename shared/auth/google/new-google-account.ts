import type { GoogleAccount } from './google-account';

/** The account of somebody who is not in the list yet: the same address is always the same account. */
export function newGoogleAccount(email: string): GoogleAccount {
  const address = email.trim().toLowerCase();
  const name = (address.split('@')[0] ?? address).replace(/[._-]+/g, ' ');
  return { sub: `google-${address}`, email: address, name, photoURL: null };
}
