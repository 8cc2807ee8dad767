import rateLimit from '@fastify/rate-limit';
import { useFullPlans } from '@pignon/shared/domain/contact/phone/full-plans';
import { loggedError } from '@pignon/shared/domain/http/logged-error';
import { requestIdOf } from '@pignon/shared/domain/calls/request-id';
import { BODY_LIMIT, connectionOptions, TIME_LIMITS } from '@pignon/shared/domain/http/request-limits';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { CheckReply, Deps } from './deps';
import { withUndo } from './db/undo-writes';
import { rollBackHeadRequests } from './http/head-requests';
import { handleProblems } from './http/problem-handler';
import { readJsonBodies } from './http/json-body';
import { guardRoutes } from './http/route';
import { observeRequests } from './http/request-metrics';
import { observeJobs } from './jobs/job-metrics';
import { registerModules } from './modules/register';
import { openChangeNotices, type ChangeNotices } from './modules/stream/change-notices';

const MAX_PARAM_LENGTH = 300;

declare module 'fastify' {
  interface FastifyInstance {
    checkReply: CheckReply | undefined;
    notices: ChangeNotices;
  }
}

/** Builds the product server, ready to listen or to be called in a test. @throws when a route declares no access */
export async function buildApp(baseDeps: Deps): Promise<FastifyInstance> {
  useFullPlans();
  const deps = { ...baseDeps, db: withUndo(baseDeps.db) };
  const app = fastify({
    // Logs these fields only: no address, no body, no query, nothing personal.
    logger: {
      level: deps.logLevel ?? 'info',
      serializers: { err: loggedError },
      ...(deps.logStream ? { stream: deps.logStream } : {}),
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    ...connectionOptions(deps.timeLimits ?? TIME_LIMITS),
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
    trustProxy: deps.trustedProxies ?? 'loopback',
    exposeHeadRoutes: true,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: (error, request, reply) => void handleProblems.reply(error, request, reply),
    clientErrorHandler: handleProblems.brokenRequest,
  });
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  app.decorate('checkReply', deps.checkReply);
  app.decorate('db', deps.db);
  app.decorate('notices', openChangeNotices(deps.db));
  app.addHook('preClose', () => app.notices.close());
  handleProblems.install(app);
  observeRequests(app);
  rollBackHeadRequests(app);
  observeJobs(app.metrics, deps.db);
  await app.register(rateLimit, { global: false });
  guardRoutes(app, deps);
  await app.register(
    (api, _, done) => {
      registerModules(api, deps);
      done();
    },
    { prefix: '/api' },
  );
  return app;
}
