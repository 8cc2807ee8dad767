import type { Identity } from './identity-service';

/** What the identity SDK keeps of a person in the browser, as far as it is read here. */
export interface KeptPerson {
  uid: string;
  email?: string | null;
  displayName?: string | null;
  photoURL?: string | null;
  emailVerified?: boolean;
  providerData?: { providerId?: string }[];
  /** The end in milliseconds since 1970. */
  stsTokenManager?: { accessToken?: string; expirationTime?: number };
}

/** Who that is. */
export function identityOf(person: Omit<KeptPerson, 'stsTokenManager'>): Identity {
  const { uid, email, displayName = null, photoURL = null, emailVerified = false } = person;
  return { uid, email: email ?? '', displayName, photoURL, emailVerified };
}
