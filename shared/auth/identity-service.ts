/** Who somebody is, as the identity service knows them; nothing here says that they may enter. */
export type Identity = { uid: string; email: string; displayName: string | null; photoURL: string | null };

/** A Google account that the emulated chooser offers. */
export type GoogleAccount = { sub: string; email: string; name: string; photoURL: string | null };

/** What the product needs of an identity service. Every call rejects with an AuthFailure. */
export interface IdentityService {
  /** Calls back at once when the state is known, then at every change. */
  watch: (listener: (identity: Identity | null) => void) => () => void;
  /** The token that the API asks for; null when nobody is signed in. */
  token: () => Promise<string | null>;
  signIn: (email: string, password: string) => Promise<void>;
  /** Signs in directly. */
  signUp: (email: string, password: string) => Promise<void>;
  resetPassword: (email: string) => Promise<void>;
  /** Google's own window, 500 × 600. */
  signInWithGoogle: () => Promise<void>;
  /** Present where the identity service is emulated: Google's window needs the network, so the product draws one. */
  emulatedGoogle?: {
    accounts: () => Promise<readonly GoogleAccount[]>;
    signIn: (account: GoogleAccount) => Promise<void>;
  };
  signOut: () => Promise<void>;
}
