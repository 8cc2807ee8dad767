import type { GoogleAccount } from '../google/google-account';

/** Reauthentication: by password, or by Google in a window; without an account Google asks for one. */
export type Proof = { password: string } | { google: GoogleAccount | undefined };

/**
 * Rarely needed calls of an identity service: other ways to sign in, and account settings. Loaded on demand. Every call
 * rejects with an AuthFailure.
 */
export interface IdentityAccount {
  /** Sends an e-mail with a link that signs in and leads back to `address`. */
  sendLink: (email: string, address: string) => Promise<void>;
  /** Signs in by e-mail link; `invalid-email` when it was sent to another address. */
  signInWithLink: (email: string, link: string) => Promise<void>;
  /** Signs in with a token made by a server of the installation. */
  signInWithToken: (token: string) => Promise<void>;
  /** Sends a code to a telephone (E.164); returns the id to submit the code with. */
  sendCode: (phone: string) => Promise<string>;
  /** `user-not-found` when no account has that telephone. */
  signInWithCode: (verificationId: string, code: string) => Promise<void>;
  linkPhone: (verificationId: string, code: string) => Promise<void>;
  /** Without an account, opens Google's window. */
  linkGoogle: (account?: GoogleAccount) => Promise<void>;
  unlink: (providerId: string) => Promise<void>;
  reauthenticate: (proof: Proof) => Promise<void>;
  /** Time of the user's last authentication, in milliseconds since 1970. */
  signedInAt: () => Promise<number>;
  /** Deletes the identity of the signed-in user. */
  remove: () => Promise<void>;
}
