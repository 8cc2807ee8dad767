import type { Identity, IdentityService } from '@pignon/shared/auth';
import { MIN_POLICY } from '@pignon/shared/domain/user/password.policy';
import { identityOf, type StoredPerson } from '@pignon/shared/auth/identity/stored-person';

/** Minimum remaining life of a token in milliseconds; a shorter one is renewed first. */
export const MIN_TOKEN_MS = 30_000;
/** Milliseconds before the identity service is fetched again after a failure. */
const RETRY_MS = 30_000;

/** User and token that the SDK left in this browser. */
export interface StoredSession {
  person: StoredPerson;
  token: string;
  /** Expiry of the token in milliseconds since 1970. */
  expires: number;
}

interface EarlyParts {
  /** Undefined when nobody is signed in. */
  session: StoredSession | undefined;
  /** Fetches and starts the identity service, again after it failed. Rejects with an AuthFailure. */
  load: () => Promise<IdentityService>;
  /** True for an emulated identity service: the product then draws the provider's window itself. */
  emulated: boolean;
  /** Calls back when the SDK is needed without a call: another tab changed its stored user, or a sign-in is likely. */
  onNeed: (listener: () => void) => void;
}

/** Waits until the identity service has restored its user; before that it has no token. */
async function afterRestore(service: IdentityService): Promise<IdentityService> {
  await new Promise<void>((resolve) => {
    service.watch(() => resolve());
  });
  return service;
}

/** Loads the identity service on first use, and again after a failure. */
function loadOnce(load: () => Promise<IdentityService>): () => Promise<IdentityService> {
  let pendingLoad: Promise<IdentityService> | undefined;
  return () =>
    (pendingLoad ??= load()
      .then(afterRestore)
      .catch((error: unknown) => {
        pendingLoad = undefined;
        throw error;
      }));
}

/** Repeats a failing action from time to time until it succeeds, by one timer however often it is called. */
function untilDone(action: () => Promise<unknown>): () => void {
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  const attempt = (): void => {
    action().catch(() => {
      retryTimer ??= setTimeout(() => {
        retryTimer = undefined;
        attempt();
      }, RETRY_MS);
    });
  };
  return attempt;
}

const providersOf = ({ providerData = [] }: StoredPerson): string[] =>
  providerData.flatMap(({ providerId }) => (providerId ? [providerId] : []));

/**
 * Identity service of a page that starts with the session left by the SDK in this browser: its user and a valid token,
 * or nobody. The API verifies that token like any other. The SDK loads when it is needed: for a new token, for any call
 * other than those for what is stored, and on `onNeed`. It then confirms or ends the session and takes over.
 */
export function earlyIdentity({ session, load, emulated, onNeed }: EarlyParts): IdentityService {
  const storedIdentity = session ? identityOf(session.person) : null;
  const service = loadOnce(load);
  const listeners = new Set<(identity: Identity | null) => void>();
  let loaded: IdentityService | undefined;
  let isConfirmed = false;
  const notify = (identity: Identity | null): void => {
    const isKnown = !isConfirmed && identity?.uid === storedIdentity?.uid;
    isConfirmed = true;
    if (!isKnown) for (const listener of listeners) listener(identity);
  };
  const withService = async <T>(callService: (identity: IdentityService) => T | Promise<T>): Promise<T> => {
    const identity = await service();
    if (!loaded) {
      loaded = identity;
      identity.watch(notify);
    }
    return callService(loaded);
  };
  onNeed(untilDone(() => withService(() => undefined)));
  return {
    watch: (listener) => {
      listeners.add(listener);
      void Promise.resolve().then(() => {
        if (listeners.has(listener)) listener(storedIdentity);
      });
      return () => void listeners.delete(listener);
    },
    token: async (forceRefresh = false) => {
      if (!loaded && !forceRefresh) {
        if (!session) return null;
        if (session.expires - Date.now() > MIN_TOKEN_MS) return session.token;
      }
      return withService((identity) => identity.token(forceRefresh));
    },
    tokenExpiry: () => (loaded ? loaded.tokenExpiry() : session?.expires),
    providers: () => loaded?.providers() ?? (session ? providersOf(session.person) : []),
    signIn: (email, password) => withService((identity) => identity.signIn(email, password)),
    signUp: (email, password) => withService((identity) => identity.signUp(email, password)),
    resetPassword: (email) => withService((identity) => identity.resetPassword(email)),
    prepareGoogle: () => withService((identity) => identity.prepareGoogle()).catch(() => undefined),
    signInWithGoogle: () => withService((identity) => identity.signInWithGoogle()),
    emulatedGoogle: emulated
      ? {
          accounts: () => withService((identity) => identity.emulatedGoogle?.accounts() ?? []),
          signIn: (account) => withService((identity) => identity.emulatedGoogle?.signIn(account)),
        }
      : undefined,
    passwordPolicy: () => withService((identity) => identity.passwordPolicy()).catch(() => MIN_POLICY),
    changePassword: (currentPassword, newPassword) =>
      withService((identity) => identity.changePassword(currentPassword, newPassword)),
    account: () => withService((identity) => identity.account()),
    signOut: () => withService((identity) => identity.signOut()),
  };
}
