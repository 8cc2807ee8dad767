import { onIdTokenChanged, type Auth } from 'firebase/auth';

/** Maximum age in seconds of a page's first token to be posted: an older one was posted when it was issued. */
export const SYNC_MAX_AGE_S = 300;

export type FreshToken = { token: string; issuedAt: number };

/**
 * Posts each ID token to a URL of the installation once, while fresh, and null at sign-out. A refused or failed post is
 * not repeated: the next token follows within the hour.
 */
export function tokenSync(
  url: string,
  now: () => number = Date.now,
): (currentToken: FreshToken | null) => Promise<void> {
  let lastSentToken: string | null = null;
  let isFirstToken = true;
  return async (currentToken) => {
    // a later token is new, even if a wrong clock makes it look old
    const isOldToken = isFirstToken && currentToken !== null && now() - currentToken.issuedAt > SYNC_MAX_AGE_S * 1000;
    isFirstToken = false;
    if (isOldToken) return;
    const token = currentToken?.token ?? null;
    if (token === lastSentToken) return;
    lastSentToken = token;
    const init = token ? { method: 'POST', headers: { Authorization: `Bearer ${token}` } } : { method: 'DELETE' };
    await fetch(url, { ...init, credentials: 'same-origin', keepalive: true }).catch(() => undefined);
  };
}

/** Posts the SDK's tokens from now on. */
export function syncTokens(auth: Auth, url: string): void {
  const postToken = tokenSync(url);
  onIdTokenChanged(auth, (user) => {
    if (!user) return void postToken(null);
    user.getIdTokenResult().then(
      ({ token, issuedAtTime }) => postToken({ token, issuedAt: Date.parse(issuedAtTime) }),
      () => undefined,
    );
  });
}
