import type { FastifyInstance } from 'fastify';
import helmet from '@fastify/helmet';
import type { IncomingMessage } from 'node:http';
import type { EdgeOptions } from './edge-options';
import { allowedOrigins } from './override-routes';

const GOOGLE_SCRIPT = 'https://apis.google.com';
/** The identity service may demand a proof that somebody is no robot; the SDK then fetches reCAPTCHA and asks again. */
const ROBOT_CHECK = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const IDENTITY = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

const asSocket = (origin: string): string => origin.replace(/^http/, 'ws');

/** What is worked out of a request once, though several directives need it. */
function oncePerRequest<T>(work: (request: IncomingMessage) => T): (request: IncomingMessage) => T {
  const done = new WeakMap<IncomingMessage, { result: T }>();
  return (request) => {
    const known = done.get(request) ?? { result: work(request) };
    done.set(request, known);
    return known.result;
  };
}

/**
 * Security headers, enforced. Scripts come from this origin only: no inline script, no eval. A real identity service
 * adds its own hosts; a remote under development adds its local server, for all who use this edge or for the one browser
 * that was allowed to.
 */
export async function addSecurity(app: FastifyInstance, options: EdgeOptions): Promise<void> {
  const real = options.emulatorUpstream === undefined;
  const authDomain = options.config().firebase.authDomain;
  const local = oncePerRequest((request) => [
    ...Object.values(options.overrides ?? {}),
    ...(options.config().overrides ? allowedOrigins(request) : []),
  ]);
  const withLocal = (...sources: string[]) => [(request: IncomingMessage) => [...sources, ...local(request)].join(' ')];
  const withSockets = (...sources: string[]) => [
    (request: IncomingMessage) =>
      [...sources, ...local(request).flatMap((origin) => [origin, asSocket(origin)])].join(' '),
  ];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: withLocal("'self'", ...(real ? [GOOGLE_SCRIPT, ...ROBOT_CHECK] : [])),
        styleSrc: withLocal("'self'", "'unsafe-inline'"),
        imgSrc: withLocal("'self'", 'data:', 'blob:', 'https://*.googleusercontent.com'),
        fontSrc: withLocal("'self'"),
        connectSrc: withSockets("'self'", ...(real ? [...IDENTITY, ...ROBOT_CHECK] : [])),
        frameSrc: ["'self'", 'blob:', ...(real ? [`https://${authDomain}`, ...ROBOT_CHECK] : [])],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=()');
  });
}
