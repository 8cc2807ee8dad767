import type { Identity, IdentityService } from '@pignon/shared/auth';
import { MIN_POLICY } from '@pignon/shared/domain/user/password.policy';
import { identityOf, type StoredPerson } from '@pignon/shared/auth/identity/stored-person';

/** Minimum remaining life of a token in milliseconds; a shorter one is renewed first. */
export const MIN_TOKEN_MS = 30_000;
/** Milliseconds before the identity service is fetched again after a failure. */
const RETRY_MS = 30_000;

interface EarlyParts {
  person: StoredPerson;
  token: string;
  /** Expiry in milliseconds since 1970. */
  expires: number;
  /** Fetches and starts the identity service, again after it failed. Rejects with an AuthFailure. */
  load: () => Promise<IdentityService>;
  /** True for an emulated identity service: the product then draws the provider's window itself. */
  emulated: boolean;
  /** Calls back after the page's first screen. */
  whenIdle: (work: () => void) => void;
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

/**
 * Identity service of a page that starts with the session left by the SDK in this browser: its user and a valid token.
 * The API verifies that token like any other. The SDK loads after the first screen, then confirms or ends the session
 * and takes over.
 */
export function earlyIdentity({ person, token, expires, load, emulated, whenIdle }: EarlyParts): IdentityService {
  const service = loadOnce(load);
  let loaded: IdentityService | undefined;
  const withService = async <T>(callService: (identity: IdentityService) => T | Promise<T>): Promise<T> => {
    loaded ??= await service();
    return callService(loaded);
  };
  const follow = (listener: (identity: Identity | null) => void): void => {
    let storedPerson = true;
    const onStoredUserChange = (identity: Identity | null): void => {
      const isKnown = storedPerson && identity?.uid === person.uid;
      storedPerson = false;
      if (!isKnown) listener(identity);
    };
    withService((identity) => void identity.watch(onStoredUserChange)).catch(() =>
      setTimeout(() => follow(listener), RETRY_MS),
    );
  };
  return {
    watch: (listener) => {
      let stopped = false;
      const onStoredUserChange = (identity: Identity | null): void => {
        if (!stopped) listener(identity);
      };
      void Promise.resolve().then(() => onStoredUserChange(identityOf(person)));
      whenIdle(() => follow(onStoredUserChange));
      return () => {
        stopped = true;
      };
    },
    token: async (forceRefresh = false) => {
      if (!loaded && !forceRefresh && expires - Date.now() > MIN_TOKEN_MS) return token;
      return withService((identity) => identity.token(forceRefresh));
    },
    tokenExpiry: () => (loaded ? loaded.tokenExpiry() : expires),
    providers: () =>
      loaded
        ? loaded.providers()
        : (person.providerData ?? []).flatMap(({ providerId }) => (providerId ? [providerId] : [])),
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
