import multipart from '@fastify/multipart';
import { callTable, type CallKey } from '@pignon/shared/domain/calls/call-table';
import type { Call } from '@pignon/shared/domain/calls/define-call';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { registerRoute, type Route } from './route';

/** The calls below a path: of "user/me/cart" those of "user/me/cart" and "user/me/cart/…", of "audit" also "audit.csv". */
export type CallsOf<Path extends string> = Extract<
  CallKey,
  `${string} ${Path}` | `${string} ${Path}/${string}` | `${string} ${Path}.${string}`
>;

/** Handlers of these calls, one for each. */
export type Routes<Key extends CallKey = CallKey> = { [K in Key]: Route<K> };

/** What routes need: the dependencies, and `app` for its log and the queue of documents. */
export type RouteDeps = Deps & { app: FastifyInstance };

/** The routes of a noun, or of a part of one. */
export type RoutesOf<Key extends CallKey> = (deps: RouteDeps) => Routes<Key>;

/** Registers one call; a call with a form gets a plugin scope of its own, as no other call parses forms. */
function register<K extends CallKey>(app: FastifyInstance, key: K, routes: Partial<Routes<K>>): void {
  const call: Call = callTable[key];
  const route = routes[key];
  if (!route) return;
  if (!call.multipart) return registerRoute(app, key, route);
  void app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false });
    registerRoute(scope, key, route);
  });
}

/** Registers calls of the table. */
export function registerRoutes(app: FastifyInstance, routes: Partial<Routes>): void {
  for (const key of Object.keys(routes) as CallKey[]) register(app, key, routes);
}
