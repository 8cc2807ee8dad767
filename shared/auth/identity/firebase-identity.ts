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
import type { RuntimeConfig } from '../../contract';
import { attempted, failing } from '../auth-failure';
import { emulatedGoogle } from '../google/emulated-google';
import type { Identity, IdentityService } from './identity-service';

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

async function followTokens(auth: Auth, url: string): Promise<void> {
  const { syncTokens } = await import(/* webpackChunkName: "identity-service" */ '../token-sync');
  syncTokens(auth, url);
}

const IDENTITY_HOST = 'identitytoolkit.googleapis.com';

/** The identity service of the product: Firebase, or its emulator where the configuration names one. */
export function firebaseIdentity(config: RuntimeConfig): IdentityService {
  const { auth, emulator } = startAuth(config);
  if (config.tokenSyncUrl) void followTokens(auth, config.tokenSyncUrl);
  let quiet: Promise<void> | undefined;
  const identityUrl = emulator === undefined ? `https://${IDENTITY_HOST}` : `${emulator}/${IDENTITY_HOST}`;
  return {
    watch: (listener) => {
      const tell = (): void => {
        const user = auth.currentUser;
        if (user) return listener(identityOf(user));
        // the SDK signs out by itself before it says why: the caller of the token gets the reason first
        setTimeout(() => listener(null));
      };
      return onAuthStateChanged(auth, () => void (quiet ?? Promise.resolve()).then(tell));
    },
    tokenExpiry: () => (auth.currentUser?.toJSON() as Kept | undefined)?.stsTokenManager?.expirationTime,
    token: async (fresh) => (auth.currentUser ? failing(getIdToken(auth.currentUser, fresh)) : null),
    signIn: (email, password) => attempted(signInWithEmailAndPassword(auth, email, password)),
    signUp: (email, password) => attempted(createAccount(auth, email, password)),
    resetPassword: (email) => attempted(sendPasswordResetEmail(auth, email)),
    signInWithGoogle: () =>
      attempted(
        import(/* webpackChunkName: "identity-service" */ '../google/google-popup').then(({ googlePopup }) =>
          googlePopup(auth),
        ),
      ),
    emulatedGoogle: emulator === undefined ? undefined : emulatedGoogle(auth, emulator, config.firebase.projectId),
    passwordPolicy: async () => {
      const { fetchPolicy } = await import('../fetch-policy');
      return fetchPolicy(identityUrl, config.firebase.apiKey);
    },
    changePassword: (current, next) =>
      attempted(
        import(/* webpackChunkName: "identity-service" */ './account-password').then(({ changePassword }) =>
          changePassword(auth, current, next),
        ),
      ),
    account: async () => {
      const { firebaseAccount } = await import(/* webpackChunkName: "identity-service" */ './firebase-account');
      const verifier = async () =>
        emulator === undefined
          ? (await import(/* webpackChunkName: "identity-service" */ './robot-check')).robotCheck(
              identityUrl,
              config.firebase.apiKey,
            )
          : { type: 'recaptcha', verify: () => Promise.resolve('emulated') };
      const quietly = (work: () => Promise<void>) => {
        const done = work();
        quiet = done.catch(() => undefined);
        return done;
      };
      return firebaseAccount({ auth, verifier, quietly });
    },
    providers: () => auth.currentUser?.providerData.map(({ providerId }) => providerId) ?? [],
    signOut: () => attempted(signOut(auth)),
  };
}
