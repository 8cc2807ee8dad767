import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getIdToken,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type Auth,
  type User,
} from 'firebase/auth';
import type { RuntimeConfig } from '@pignon/shared/contract';
import { asAuthFailure } from './auth-failure';
import { emulatedGoogle } from './emulated-google';
import type { Identity, IdentityService } from './identity-service';

/** Turns whatever the SDK throws into an AuthFailure. */
async function failing<T>(work: Promise<T>): Promise<void> {
  try {
    await work;
  } catch (cause) {
    throw asAuthFailure(cause);
  }
}

/** The letter that confirms the address may be late or fail: the account exists all the same. */
async function createAccount(auth: Auth, email: string, password: string): Promise<void> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  await sendEmailVerification(user).catch(() => undefined);
}

/** What the SDK keeps of a person on the machine, as far as it is read here. */
type Kept = { stsTokenManager?: { expirationTime?: number } };

const identityOf = ({ uid, email, displayName, photoURL, emailVerified }: User): Identity => ({
  uid,
  email: email ?? '',
  displayName,
  photoURL,
  emailVerified,
});

function startAuth(config: RuntimeConfig): { auth: Auth; emulator: string | undefined } {
  const app = initializeApp(config.firebase);
  // without the popup resolver, which would load Google's scripts on every page
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  auth.languageCode = 'fr';
  if (!config.authEmulatorUrl) return { auth, emulator: undefined };
  const emulator = new URL(config.authEmulatorUrl, location.origin).origin;
  connectAuthEmulator(auth, emulator, { disableWarnings: true });
  return { auth, emulator };
}

const IDENTITY_HOST = 'identitytoolkit.googleapis.com';

/** The identity service of the product: Firebase, or its emulator where the configuration names one. */
export function firebaseIdentity(config: RuntimeConfig): IdentityService {
  const { auth, emulator } = startAuth(config);
  const identityUrl = emulator === undefined ? `https://${IDENTITY_HOST}` : `${emulator}/${IDENTITY_HOST}`;
  return {
    watch: (listener) =>
      onAuthStateChanged(auth, (user) => {
        if (user) return listener(identityOf(user));
        // the SDK signs out by itself before it says why: whoever asked for a token hears the reason first
        setTimeout(() => listener(null));
      }),
    tokenExpiry: () => (auth.currentUser?.toJSON() as Kept | undefined)?.stsTokenManager?.expirationTime,
    token: async (fresh) => {
      try {
        return auth.currentUser ? await getIdToken(auth.currentUser, fresh) : null;
      } catch (cause) {
        throw asAuthFailure(cause);
      }
    },
    signIn: (email, password) => failing(signInWithEmailAndPassword(auth, email, password)),
    signUp: (email, password) => failing(createAccount(auth, email, password)),
    resetPassword: (email) => failing(sendPasswordResetEmail(auth, email)),
    signInWithGoogle: () => failing(import('./google-popup').then(({ googlePopup }) => googlePopup(auth))),
    emulatedGoogle: emulator === undefined ? undefined : emulatedGoogle(auth, emulator, config.firebase.projectId),
    passwordPolicy: async () => {
      const { fetchPolicy } = await import('./fetch-policy');
      return fetchPolicy(identityUrl, config.firebase.apiKey);
    },
    changePassword: (current, next) =>
      failing(import('./account-password').then(({ changePassword }) => changePassword(auth, current, next))),
    providers: () => auth.currentUser?.providerData.map(({ providerId }) => providerId) ?? [],
    signOut: () => failing(signOut(auth)),
  };
}
