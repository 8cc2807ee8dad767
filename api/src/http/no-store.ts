import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identity } from '../auth/identity';

/** Forbids every cache to store the response: RFC 9111, section 5.2.2. */
export const PRIVATE = 'private, no-store';

/**
 * Marks every response of an authenticated route as uncacheable, whatever the route sets: the next user of the browser
 * must never see it. `Vary` protects where a cache disregards that.
 */
export function forbidCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const { access } = request.routeOptions.config;
    if (access === undefined || access === 'public') return;
    const cacheControl = String(reply.getHeader('cache-control') ?? '');
    if (!cacheControl.includes('no-store')) reply.header('cache-control', PRIVATE);
    reply.header('vary', 'Authorization');
  });
}

/** By identity, which is one object for as long as its token is trusted. */
const cacheKeys = new WeakMap<Identity, string>();

function cacheKeyOf(identity: Identity): string {
  const known = cacheKeys.get(identity);
  if (known !== undefined) return known;
  const key = createHash('sha256').update(identity.uid).digest('hex').slice(0, 16);
  cacheKeys.set(identity, key);
  return key;
}

/**
 * Hash of the caller's identity in the entity tag, 16 hexadecimal digits, empty without a caller, so that one person's
 * tag never matches another's response.
 */
export function personCacheKey({ caller }: Pick<FastifyRequest, 'caller'>): string {
  return caller.identity ? cacheKeyOf(caller.identity) : '';
}
