import type { Identity } from './identity-service';

/** The part of the identity SDK's stored user that is read here. */
export interface StoredPerson {
  uid: string;
  email?: string | null;
  displayName?: string | null;
  photoURL?: string | null;
  emailVerified?: boolean;
  providerData?: { providerId?: string }[];
  /** Expiry in milliseconds since 1970. */
  stsTokenManager?: { accessToken?: string; expirationTime?: number };
}

/** Maps a stored SDK user to an identity. */
export function identityOf(person: Omit<StoredPerson, 'stsTokenManager'>): Identity {
  const { uid, email, displayName = null, photoURL = null, emailVerified = false } = person;
  return { uid, email: email ?? '', displayName, photoURL, emailVerified };
}
