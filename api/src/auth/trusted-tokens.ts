import { createHash } from 'node:crypto';
import type { Identity, TokenVerifier } from './identity';

const MAX_REMEMBERED = 5000;

interface Verified {
  identity: Identity;
  /** Milliseconds since 1970. */
  expires: number;
}

/** Caches for `seconds`, at most until expiry, that a token is valid; 0 disables the cache. */
export function withTokenCache(seconds: number, ask: (token: string) => Promise<Verified>): TokenVerifier {
  const remembered = new Map<string, { identity: Identity; until: number }>();
  return {
    async verify(token) {
      if (seconds === 0) return (await ask(token)).identity;
      const key = createHash('sha256').update(token).digest('base64');
      const known = remembered.get(key);
      if (known && known.until > Date.now()) return known.identity;
      remembered.delete(key);
      const { identity, expires } = await ask(token);
      const [oldest] = remembered.keys();
      if (remembered.size >= MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
      remembered.set(key, { identity, until: Math.min(expires, Date.now() + seconds * 1000) });
      return identity;
    },
  };
}
