import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../auth/caller';
import { ApiProblem } from './api-problem';

/** Rate limits of one process, in calls per minute; 0 is unlimited. */
export interface CallLimits {
  /** Maximum calls per signed-in user and minute, over all browsers. */
  perUser: number;
  /** Maximum refused calls per address and minute: an office may share one. */
  refusedPerAddress: number;
}

export const NO_LIMITS: CallLimits = { perUser: 0, refusedPerAddress: 0 };

type Counter = (request: FastifyRequest, reply: FastifyReply, options?: { increment?: boolean }) => Promise<void>;

/** Counts calls by key, and refuses those above the limit: 429 with `Retry-After` in seconds. */
function counter(app: FastifyInstance, max: number, keyGenerator: (request: FastifyRequest) => string): Counter {
  if (max === 0) return () => Promise.resolve();
  const count = app.createRateLimit({ max, timeWindow: '1 minute', keyGenerator });
  return async (request, reply, options) => {
    const state = await count(request, options);
    if (state.isAllowed || !state.isExceeded) return;
    reply.header('retry-after', state.ttlInSeconds);
    throw new ApiProblem('TOO_MANY_REQUESTS');
  };
}

type Authorize = () => Promise<Caller>;

/**
 * Limits calls before the caller is identified. An address with too many refused tokens is refused for the rest of the
 * minute, valid tokens included, so that guessing gains nothing. Public routes have limits of their own.
 */
export function limitCalls(app: FastifyInstance, { perUser, refusedPerAddress }: CallLimits) {
  const countRefused = counter(app, refusedPerAddress, ({ ip }) => `address ${ip}`);
  const user = counter(app, perUser, ({ caller }) => `user ${caller.identity?.uid ?? ''}`);
  return async (request: FastifyRequest, reply: FastifyReply, authorize: Authorize): Promise<void> => {
    await countRefused(request, reply, { increment: false });
    try {
      request.caller = await authorize();
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'NOT_AUTHENTICATED') await countRefused(request, reply);
      throw error;
    }
    if (request.caller.identity) await user(request, reply);
  };
}
