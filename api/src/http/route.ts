import { callTable, type CallKey } from '@pignon/shared/domain/calls/call-table';
import type { Call } from '@pignon/shared/domain/calls/define-call';
import type { Access } from '@pignon/shared/domain/user/access.policy';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { authorizeCaller, ANONYMOUS, type Caller, type AccessCheck } from '../auth/caller';
import type { Db } from '../db/db';
import type { Deps } from '../deps';
import { createCallerLoader } from '../modules/user/caller-loader';
import { createSessionRecorder, type SessionRecorder } from '../modules/user/session/session-recorder';
import type { Outcome } from '../write/outcome';
import { ApiProblem } from './api-problem';
import { limitCalls, NO_LIMITS } from './call-limits';
import { actorOf, type CallContext, type HandlerAnswer } from './context';
import { runIdempotent } from './idempotency';
import { sendFile, type FileResponse } from './file-response';
import { jsonBytes } from './json-body';
import { withLastWriter } from './last-writer';
import { refusePrivateDocument } from './private-screen';
import { forbidCaching } from './no-store';
import { parseInput } from './validation';
import { isNotModified, markVersion, versionOf } from './versions';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Access level; a route without one does not start. */
    access?: Access;
  }
  interface FastifyRequest {
    caller: Caller;
  }
  interface FastifyInstance {
    db: Db;
    /** Access level of each route: "POST property/find" -> "read". */
    access: Map<string, Access>;
    /** Authorization before every route. */
    gate: AccessCheck;
    /** Records which sessions are open. */
    sessionRecorder: SessionRecorder;
  }
}

/** POST and "/api/property/:reference" -> "POST property/{reference}". */
const keyOf = (method: string, url: string) => `${method} ${url.replace(/^\/api\//, '').replace(/:(\w+)/g, '{$1}')}`;

type Handler<K extends CallKey, Context = CallContext<K>> = (
  context: Context,
) => Promise<HandlerAnswer<K>> | HandlerAnswer<K>;

interface RouteSettings<K extends CallKey> extends Pick<RouteOptions, 'config' | 'bodyLimit'> {
  /** Runs after the transaction has committed, for each response: also for a repeated request. */
  after?: (answer: HandlerAnswer<K>, context: CallContext<K>) => Promise<void>;
}

/** Handler of a call, with settings where it has any. */
export type Route<K extends CallKey> =
  | Handler<K>
  | (RouteSettings<K> & { handler: Handler<K> })
  /** For a versioned call with more than one transaction: the handler opens them itself. */
  | (RouteSettings<K> & { ownTransaction: Handler<K, Omit<CallContext<K>, 'tx'>> });

/** "POST property/find" -> POST and "/property/find"; "{id}" becomes ":id". */
export function addressOf(key: string): { method: string; url: string } {
  const [method = '', path = ''] = key.split(' ');
  return { method, url: `/${path.replace(/\{(\w+)\}/g, ':$1')}` };
}

const callOf = (key: CallKey): Call => callTable[key];

/** Parses a request by the call's schemas; a call that only filters may have no body. */
function parseRequest(call: Call, request: FastifyRequest) {
  return {
    params: call.params && parseInput(call.params, request.params, true),
    query: call.query && parseInput(call.query, request.query, true),
    body: call.body && parseInput(call.body, request.body ?? {}, call.reads === true),
    ...(call.version ? { version: versionOf(request, call.version) } : {}),
  };
}

function send(request: FastifyRequest, reply: FastifyReply, key: CallKey, answer: unknown): unknown {
  const call = callOf(key);
  if (call.file !== undefined) return sendFile(reply, answer as FileResponse);
  if (answer === undefined) return reply.code(204).send();
  const checked = request.server.checkReply ? request.server.checkReply(key, call.reply, answer) : answer;
  markVersion(reply, checked);
  if (isNotModified(request, reply)) return reply.code(304).send();
  // as bytes: Fastify would scan a string again to measure it
  return reply.type('application/json; charset=utf-8').send(jsonBytes(checked));
}

/**
 * Registers a call of the table, with its access, schemas and summary. Calls that create, may wait or are versioned run
 * in one transaction.
 */
export function registerRoute<K extends CallKey>(app: FastifyInstance, key: K, route: Route<K>): void {
  const call = callOf(key);
  const settings = typeof route === 'function' ? { handler: route } : route;
  const opensOwnTransaction = 'ownTransaction' in settings;
  const handler: Handler<K> = opensOwnTransaction ? settings.ownTransaction : settings.handler;
  const { after, config, bodyLimit }: RouteSettings<K> = settings;
  const run = async (context: object): Promise<unknown> => handler(context as unknown as CallContext<K>);
  app.route({
    ...addressOf(key),
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    config: { ...config, access: call.access },
    handler: async (request, reply) => {
      const { caller } = request;
      refusePrivateDocument(key, request);
      const parts = parseRequest(call, request);
      const context = { ...parts, caller, actor: actorOf(request), request, reply };
      const runOnce = () => {
        const { params, body } = parts;
        const user = caller.user?.loginEmail ?? '';
        const idempotentRequest = { key: request.headers['idempotency-key'], user, call: key, input: { params, body } };
        return runIdempotent(app.db, idempotentRequest, (tx) => run({ ...context, tx }));
      };
      const write = () => app.db.tx((tx) => run({ ...context, tx }));
      const operation =
        call.creates || call.waits ? runOnce() : call.version && !opensOwnTransaction ? write() : run(context);
      const answer = await operation.catch(async (error: unknown) => {
        throw await withLastWriter(app.db, key, error);
      });
      await after?.(answer as HandlerAnswer<K>, context as unknown as CallContext<K>);
      if (call.creates) reply.code(201);
      if (!call.version) return send(request, reply, key, answer);
      const { entity, changed } = answer as Outcome<unknown>;
      if (changed) return send(request, reply, key, entity);
      markVersion(reply, entity);
      return reply.code(304).send();
    },
  });
}

/** Registers an operator's route outside the call table, with its own access. */
export function plainRoute(
  app: FastifyInstance,
  key: string,
  access: Access,
  handler: (request: FastifyRequest, reply: FastifyReply) => unknown,
  options: Pick<RouteOptions, 'config' | 'bodyLimit'> = {},
): void {
  app.route({
    ...addressOf(key),
    ...options,
    config: { ...options.config, access },
    handler: async (request, reply) => handler(request, reply),
  });
}

/** Thrown for a route without an access level. */
export class UndeclaredAccessError extends Error {}

type GuardDeps = Pick<Deps, 'db' | 'verifier' | 'callLimits' | 'secondFactors'>;

/**
 * Authorizes the caller before every route, keeps guarded responses out of caches, and refuses to start with a route
 * that declares no access.
 */
export function guardRoutes(
  app: FastifyInstance,
  { verifier, db, secondFactors, callLimits = NO_LIMITS }: GuardDeps,
): void {
  const gate: AccessCheck = { verifier, callers: createCallerLoader(db), secondFactorRule: secondFactors.rule };
  app.decorate('gate', gate);
  const recorder = createSessionRecorder(db, app.log);
  app.decorate('sessionRecorder', recorder);
  app.addHook('preClose', () => recorder.close());
  app.decorateRequest('caller');
  app.decorate('access', new Map<string, Access>());
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new UndeclaredAccessError(`${String(method)} ${url} declares no access.`);
    // Every GET answers HEAD too, under the same access.
    if (method !== 'HEAD') app.access.set(keyOf(String(method), url), config.access);
  });
  forbidCaching(app);
  const withCallLimits = limitCalls(app, callLimits);
  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config;
    request.caller = ANONYMOUS;
    // only the not-found handler declares no access
    if (access) await withCallLimits(request, reply, () => authorizeCaller(request, access, gate));
    else if (!request.is404) throw new ApiProblem('FORBIDDEN');
    // the writes of HEAD are rolled back
    if (request.method !== 'HEAD') recorder.seen(request);
  });
}
