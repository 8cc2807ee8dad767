import { createHash } from 'node:crypto';
import type { Identity, TokenVerifier } from './identity';

const MAX_CACHED = 5000;

interface Verified {
  identity: Identity;
  /** Milliseconds since 1970. */
  expires: number;
}

/** Caches for `seconds`, at most until expiry, that a token is valid; 0 disables the cache. */
export function withTokenCache(seconds: number, verifyToken: (token: string) => Promise<Verified>): TokenVerifier {
  const cachedTokens = new Map<string, { identity: Identity; until: number }>();
  return {
    async verify(token) {
      if (seconds === 0) return (await verifyToken(token)).identity;
      const key = createHash('sha256').update(token).digest('base64');
      const known = cachedTokens.get(key);
      if (known && known.until > Date.now()) return known.identity;
      cachedTokens.delete(key);
      const { identity, expires } = await verifyToken(token);
      const [oldest] = cachedTokens.keys();
      if (cachedTokens.size >= MAX_CACHED && oldest !== undefined) cachedTokens.delete(oldest);
      cachedTokens.set(key, { identity, until: Math.min(expires, Date.now() + seconds * 1000) });
      return identity;
    },
  };
}
