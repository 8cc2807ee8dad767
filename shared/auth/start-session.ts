import { configureApi } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import { runtimeConfig, type RuntimeConfig } from '@pignon/shared/contract';
import { sessionHintCookie } from '@pignon/shared/contract/session-hint-cookie';
import { openCart, openPrivacy, privacyStore } from '@pignon/shared/state';
import { withAuthFailure } from './auth-failure';
import { cartKeeper } from './cart-client';
import type {} from './early-session';
import { forgetPerson } from './forget-person';
import { wasLeftIdle, watchIdle } from './idle';
import type { IdentityService } from './identity/identity-service';
import { renewTokenAhead } from './renew-token';
import { productSession } from './product-session';
import { readProfile } from './read-profile';
import { createSession, type Session } from './session';
import { USER_END_REASONS } from './session-state';
import { tellSignOut } from './tell-sign-out';

async function loadFirebase(config: RuntimeConfig): Promise<IdentityService> {
  const { firebaseIdentity } = await import(/* webpackChunkName: "firebase-identity" */ './identity/firebase-identity');
  return firebaseIdentity(config);
}

/** Wipes cached reads: an account that is no longer active opens nothing, even offline. */
async function wipeCachedReads(): Promise<void> {
  const { wipeLocalCache } = await import(/* webpackChunkName: "local-cache" */ '@pignon/shared/api/cache/open-cache');
  await wipeLocalCache();
}

/**
 * Replaces the address by home after all screens have unmounted; earlier history entries stay in the browser and cannot
 * be removed.
 */
function goHome(): void {
  setTimeout(() => {
    history.replaceState(null, '', '/');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

/** Starts the idle timer and the token renewal of a signed-in session; returns their stop function. */
function startTimers(session: Session): () => void {
  const stops = [
    watchIdle(() => void session.end('idle')),
    renewTokenAhead({ expiry: session.identity.tokenExpiry, renew: () => session.token(true) }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Starts the page's only session: identity service, API token, cart, idle timer, and synchronization with the browser's
 * other tabs. `identity` replaces Firebase in tests.
 */
export async function startSession(identity?: IdentityService): Promise<void> {
  const config = runtimeConfig();
  let stopTimers: (() => void) | undefined;
  const earlySession = identity ? undefined : globalThis.__pignonEarly;
  configureApi({
    baseUrl: config.apiUrl,
    getToken: async () => (await productSession.get()?.token()) ?? null,
    isPrivate: privacyStore.get,
    early: earlySession,
    renewToken: async () => (await productSession.get()?.renewToken()) ?? false,
    onUnauthenticated: () => void productSession.get()?.doubt(),
    onNotActive: (refusal) => productSession.get()?.block(refusal),
  });
  const session = createSession({
    identity:
      identity ?? earlySession?.identity(() => withAuthFailure(loadFirebase(config))) ?? (await loadFirebase(config)),
    loadProfile: ({ uid }) => readProfile(uid),
    leftIdle: wasLeftIdle,
    onPresent: () => {
      stopTimers ??= startTimers(session);
    },
    onStarted: ({ uid }) => {
      if (uid !== earlySession?.uid) earlySession?.forget();
      openCart(uid, cartKeeper);
      openPrivacy(uid);
      bus.publish('session.started', { uid });
    },
    onClosed: () => void wipeCachedReads(),
    onSignedOut: (token) => void tellSignOut(config.apiUrl, token),
    onEnded: (reason) => {
      stopTimers?.();
      stopTimers = undefined;
      earlySession?.forget();
      openCart(undefined);
      forgetPerson();
      const isUserRequest = USER_END_REASONS.includes(reason);
      if (isUserRequest) goHome();
      bus.publish('session.ended', {
        reason: isUserRequest ? 'signed-out' : (reason as 'idle' | 'expired' | 'disabled'),
      });
    },
  });
  productSession.set(session);
  session.state.subscribe(() => {
    const { kind } = session.state.get();
    // however a session ended, even with no page open: the next one starts on the client's screen
    if (kind === 'signed-out') openPrivacy(undefined);
    if (kind !== 'resolving') document.cookie = sessionHintCookie(kind !== 'signed-out');
  });
  bus.on('session.ended', ({ reason }, event) => {
    if (event.from === 'tab' && session.state.get().kind !== 'signed-out') void session.end(reason, true);
  });
}
