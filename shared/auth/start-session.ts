import { call, configureApi } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import { runtimeConfig, type RuntimeConfig } from '@pignon/shared/contract';
import { openCart, privacyStore } from '@pignon/shared/state';
import { forgetActivity, wasLeftIdle, watchIdle } from './idle';
import type { IdentityService } from './identity-service';
import { productSession } from './product-session';
import { createSession } from './session';

async function loadFirebase(config: RuntimeConfig): Promise<IdentityService> {
  const { firebaseIdentity } = await import('./firebase-identity');
  return firebaseIdentity(config);
}

const COOKIE = 'pignon-session';

/** A hint without any secret: next time, the page may fetch the whole product while the session resolves. */
function rememberVisit(signedIn: boolean): void {
  document.cookie = `${COOKIE}=1; path=/; SameSite=Lax; max-age=${signedIn ? 31_536_000 : 0}`;
}

/** The router hears of it as of any step back; nothing of the screen that was open stays in the address. */
function goHome(): void {
  history.replaceState(null, '', '/');
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/**
 * Starts the one session of the page: the identity service, the API client's token, the person's cart, the idle clock and
 * the agreement with the browser's other tabs. `identity` replaces Firebase in tests.
 */
export async function startSession(identity?: IdentityService): Promise<void> {
  const config = runtimeConfig();
  let stopIdle: (() => void) | undefined;
  configureApi({
    baseUrl: config.apiUrl,
    getToken: async () => (await productSession.get()?.token()) ?? null,
    onUnauthenticated: () => void productSession.get()?.end('expired'),
  });
  const session = createSession({
    identity: identity ?? (await loadFirebase(config)),
    loadProfile: () => call('GET user/me'),
    leftIdle: wasLeftIdle,
    onStarted: ({ uid }) => {
      openCart(uid);
      stopIdle ??= watchIdle(() => void session.end('idle'));
      bus.publish('session.started', { uid });
    },
    onEnded: (reason) => {
      stopIdle?.();
      stopIdle = undefined;
      forgetActivity();
      openCart(undefined);
      privacyStore.clear();
      if (reason === 'signed-out') goHome();
      bus.publish('session.ended', { reason });
    },
  });
  productSession.set(session);
  session.state.subscribe(() => {
    const { kind } = session.state.get();
    if (kind !== 'resolving') rememberVisit(kind !== 'signed-out');
  });
  bus.on('session.ended', ({ reason }, event) => {
    if (event.from === 'tab' && session.state.get().kind !== 'signed-out') void session.end(reason);
  });
}
