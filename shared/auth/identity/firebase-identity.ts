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
} from 'firebase/auth';
import type { RuntimeConfig } from '../../contract';
import { attemptWithAuthFailure, withAuthFailure } from '../auth-failure';
import { emulatedGoogle } from '../google/emulated-google';
import type { IdentityService } from './identity-service';
import { identityOf, type StoredPerson } from './stored-person';

/** Creates an account; true when its confirmation e-mail was sent, false when only the account was created. */
async function createAccount(auth: Auth, email: string, password: string): Promise<boolean> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  return sendEmailVerification(user).then(
    () => true,
    () => false,
  );
}

function startAuth(config: RuntimeConfig): { auth: Auth; emulator: string | undefined } {
  const app = initializeApp(config.firebase);
  // without the popup resolver, which would load Google's scripts on every page; local storage first, as the page's
  // first script reads it synchronously (host/early)
  const auth = initializeAuth(app, { persistence: [browserLocalPersistence, indexedDBLocalPersistence] });
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

const loadPopups = () => import(/* webpackChunkName: "identity-service" */ '../google/google-popup');

const IDENTITY_URL = 'https://identitytoolkit.googleapis.com';

/** Creates the identity service: Firebase, or the configured emulator. */
export function firebaseIdentity(config: RuntimeConfig): IdentityService {
  const { auth, emulator } = startAuth(config);
  if (config.tokenSyncUrl) void followTokens(auth, config.tokenSyncUrl);
  let pendingQuietWork: Promise<void> | undefined;
  return {
    watch: (listener) => {
      const notifyListener = (): void => {
        const user = auth.currentUser;
        if (user) return listener(identityOf(user));
        // the SDK signs out before it reports the reason: the caller of `token` gets the reason first
        setTimeout(() => listener(null));
      };
      return onAuthStateChanged(auth, () => void (pendingQuietWork ?? Promise.resolve()).then(notifyListener));
    },
    tokenExpiry: () => (auth.currentUser?.toJSON() as StoredPerson | undefined)?.stsTokenManager?.expirationTime,
    token: async (forceRefresh) =>
      auth.currentUser ? withAuthFailure(getIdToken(auth.currentUser, forceRefresh)) : null,
    signIn: (email, password) => attemptWithAuthFailure(signInWithEmailAndPassword(auth, email, password)),
    signUp: (email, password) => withAuthFailure(createAccount(auth, email, password)),
    resetPassword: (email) => attemptWithAuthFailure(sendPasswordResetEmail(auth, email)),
    prepareGoogle: async () => {
      if (emulator !== undefined) return;
      // a failed preload is repeated at the click
      await loadPopups()
        .then(({ prepareGooglePopup }) => prepareGooglePopup(auth))
        .catch(() => undefined);
    },
    signInWithGoogle: () => attemptWithAuthFailure(loadPopups().then(({ googlePopup }) => googlePopup(auth))),
    emulatedGoogle: emulator === undefined ? undefined : emulatedGoogle(auth, emulator, config.firebase.projectId),
    passwordPolicy: async () => {
      const { fetchPolicy } = await import('../fetch-policy');
      return fetchPolicy(emulator === undefined ? IDENTITY_URL : null, config.firebase.apiKey);
    },
    changePassword: (currentPassword, newPassword) =>
      attemptWithAuthFailure(
        import(/* webpackChunkName: "identity-service" */ './account-password').then(({ changePassword }) =>
          changePassword(auth, currentPassword, newPassword),
        ),
      ),
    account: async () => {
      const { firebaseAccount } = await import(/* webpackChunkName: "identity-service" */ './firebase-account');
      const verifier = async () =>
        emulator === undefined
          ? (await import(/* webpackChunkName: "identity-service" */ './robot-check')).robotCheck(
              IDENTITY_URL,
              config.firebase.apiKey,
            )
          : { type: 'recaptcha', verify: () => Promise.resolve('emulated') };
      const quietly = (work: () => Promise<void>) => {
        const quietAttempt = work();
        pendingQuietWork = quietAttempt.catch(() => undefined);
        return quietAttempt;
      };
      return firebaseAccount({ auth, verifier, quietly });
    },
    providers: () => auth.currentUser?.providerData.map(({ providerId }) => providerId) ?? [],
    signOut: () => attemptWithAuthFailure(signOut(auth)),
  };
}
