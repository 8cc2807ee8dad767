import type { CallKey, CallReply, CallTable } from '@pignon/shared/domain/calls/call-table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Caller } from '../auth/caller';
import type { Identity } from '../auth/identity';
import type { Queryable } from '../db/db';
import type { UserRecord } from '../modules/user/user.repo';
import type { Actor } from '../write/actor';
import type { Outcome } from '../write/outcome';
import type { FileResponse } from './file-response';

type Part<K extends CallKey, Name extends string> =
  CallTable[K] extends Record<Name, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;
type When<K extends CallKey, Shape, Given> = CallTable[K] extends Shape ? Given : unknown;

/** Caller by the call's access level; `actor` is the author of its changes. */
type Calling<K extends CallKey> = CallTable[K]['access'] extends 'public'
  ? { caller: Caller }
  : CallTable[K]['access'] extends 'identity'
    ? { caller: Caller & { identity: Identity } }
    : { caller: Caller & { identity: Identity; user: UserRecord }; actor: Actor };

/** Context of a handler: every part of the request, parsed by its schema. */
export type CallContext<K extends CallKey> = Calling<K> &
  When<K, { version: 'required' }, { version: number }> &
  When<K, { version: 'optional' }, { version: number | null }> &
  When<K, { creates: true } | { waits: true } | { version: string }, { tx: Queryable }> & {
    params: Part<K, 'params'>;
    query: Part<K, 'query'>;
    body: Part<K, 'body'>;
    request: FastifyRequest;
    reply: FastifyReply;
  };

type Plain<K extends CallKey> = CallTable[K] extends { file: string } ? FileResponse : CallReply<K>;

/** Result of a handler: the response, a file, or the outcome of a change. */
export type HandlerAnswer<K extends CallKey> = CallTable[K] extends { version: string } ? Outcome<Plain<K>> : Plain<K>;

/** Reads the origin of a call. Browsers mark their requests by a header that no script can set. */
export function originOf({ headers, id, ip }: FastifyRequest): Omit<Actor, 'user' | 'at'> {
  return { source: headers['sec-fetch-mode'] === undefined ? 'API' : 'UI', requestId: id, address: ip };
}

/** Builds the author of a call's writes from its caller. */
export function actorOf(request: FastifyRequest): Actor | undefined {
  const { user } = request.caller;
  return user ? { user: user.loginEmail, ...originOf(request) } : undefined;
}
