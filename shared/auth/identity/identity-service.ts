import type { PasswordPolicy } from '../../domain/user/password.policy';
import type { GoogleAccount } from '../google/google-account';
import type { IdentityAccount } from './identity-account';

/** Identity from the identity service; grants no access without an account. */
export type Identity = {
  uid: string;
  email: string;
  displayName: string | null;
  photoURL: string | null;
  /** True when the service has verified the address. */
  emailVerified?: boolean;
};

/** Calls that the product needs of an identity service. Every call rejects with an AuthFailure. */
export interface IdentityService {
  /** Calls back once the state is known, then at every change. */
  watch: (listener: (identity: Identity | null) => void) => () => void;
  /** Token for the API, a new one if `forceRefresh`; null when signed out. */
  token: (forceRefresh?: boolean) => Promise<string | null>;
  /** Expiry of that token, in milliseconds since 1970 by this machine's clock. */
  tokenExpiry: () => number | undefined;
  signIn: (email: string, password: string) => Promise<void>;
  /** Signs in at once; false when the confirmation e-mail could not be sent. */
  signUp: (email: string, password: string) => Promise<boolean>;
  resetPassword: (email: string) => Promise<void>;
  /**
   * Preloads Google's popup, so that it opens in the task of the click. Never rejects; does nothing with the emulator.
   */
  prepareGoogle: () => Promise<void>;
  /** Opens Google's window, 500 × 600. */
  signInWithGoogle: () => Promise<void>;
  /** Present where the identity service is emulated: Google's window needs the network, so the product draws one. */
  emulatedGoogle?: {
    accounts: () => Promise<readonly GoogleAccount[]>;
    signIn: (account: GoogleAccount) => Promise<void>;
  };
  /** Reads the project's current password policy. Never rejects. */
  passwordPolicy: () => Promise<PasswordPolicy>;
  /** Changes the signed-in user's password; `wrong-password` or `invalid-credential` when `currentPassword` is wrong. */
  changePassword: (currentPassword: string, newPassword: string) => Promise<void>;
  /** Loads the rarely used calls. */
  account: () => Promise<IdentityAccount>;
  /** Lists the providers of the signed-in user: `password`, `google.com`, `phone`. */
  providers: () => readonly string[];
  signOut: () => Promise<void>;
}
