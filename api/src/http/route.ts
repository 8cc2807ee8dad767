import { callTable, type CallKey, type CallReply, type CallTable } from '@pignon/shared/domain/calls/call-table';
import type { Call } from '@pignon/shared/domain/calls/define-call';
import type { Access } from '@pignon/shared/domain/user/access.policy';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { admit, NOBODY, type Caller } from '../auth/caller';
import type { Identity } from '../auth/identity';
import type { UserRecord } from '../modules/user/user.repo';
import { ApiProblem } from './api-problem';
import { parseInput } from './validation';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call; a route without it does not start. */
    access?: Access;
  }
  interface FastifyRequest {
    caller: Caller;
  }
}

type Part<K extends CallKey, Name extends string> =
  CallTable[K] extends Record<Name, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;
type CallerOf<K extends CallKey> = CallTable[K]['access'] extends 'public'
  ? Caller
  : CallTable[K]['access'] extends 'identity'
    ? { identity: Identity }
    : { identity: Identity; user: UserRecord };

/** What a handler is given: every part read by its schema, and who calls as far as the call's access says. */
export interface CallContext<K extends CallKey> {
  params: Part<K, 'params'>;
  query: Part<K, 'query'>;
  body: Part<K, 'body'>;
  caller: CallerOf<K>;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler<K extends CallKey> = (context: CallContext<K>) => Promise<CallReply<K>> | CallReply<K>;

/** "POST property/find" -> POST and "/property/find"; "{id}" becomes ":id". */
export function addressOf(key: string): { method: string; url: string } {
  const [method = '', path = ''] = key.split(' ');
  return { method, url: `/${path.replace(/\{(\w+)\}/g, ':$1')}` };
}

/** Registers a call of the table: its access, schemas and summary come from there, the answer's type too. */
export function route<K extends CallKey>(
  app: FastifyInstance,
  key: K,
  handler: Handler<K>,
  options: Pick<RouteOptions, 'config' | 'bodyLimit'> = {},
): void {
  const call: Call = callTable[key];
  app.route({
    ...addressOf(key),
    ...options,
    config: { ...options.config, access: call.access },
    handler: async (request, reply) => {
      const context = {
        params: call.params && parseInput(call.params, request.params),
        query: call.query && parseInput(call.query, request.query),
        // A call that only narrows a list may come without a body.
        body: call.body && parseInput(call.body, request.body ?? {}),
        caller: request.caller,
        request,
        reply,
      } as CallContext<K>;
      const answer = await handler(context);
      return request.server.checkReply ? request.server.checkReply(key, call.reply, answer) : answer;
    },
  });
}

/** A route of operations, outside the product's call table; it says its access itself. */
export function plainRoute(
  app: FastifyInstance,
  key: string,
  access: Access,
  handler: (request: FastifyRequest, reply: FastifyReply) => unknown,
): void {
  app.route({ ...addressOf(key), config: { access }, handler: async (request, reply) => handler(request, reply) });
}

export class UndeclaredAccessError extends Error {}

type Gate = Parameters<typeof admit>[2];

/** Puts the gate before every route, and refuses to register one that does not say who may pass. */
export function guardRoutes(app: FastifyInstance, gate: Gate): void {
  app.decorateRequest('caller');
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new UndeclaredAccessError(`${String(method)} ${url} declares no access.`);
  });
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    request.caller = NOBODY;
    // Only what no route answers has none: the not-found handler.
    if (access) request.caller = await admit(request, access, gate);
    else if (!request.is404) throw new ApiProblem('FORBIDDEN');
  });
}
