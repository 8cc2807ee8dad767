import type { FastifyInstance } from 'fastify';
import helmet from '@fastify/helmet';
import type { EdgeOptions } from './edge-options';

const GOOGLE_SCRIPT = 'https://apis.google.com';
/** The identity service may demand a proof that somebody is no robot; the SDK then fetches reCAPTCHA and asks again. */
const ROBOT_CHECK = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const IDENTITY = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/**
 * Security headers, enforced. Scripts come from this origin only: no inline script, no eval. A real identity service
 * adds its own hosts; a remote under development adds its local server.
 */
export async function addSecurity(app: FastifyInstance, options: EdgeOptions): Promise<void> {
  const real = options.emulatorUpstream === undefined;
  const authDomain = options.config().firebase.authDomain;
  const local = Object.values(options.overrides ?? {});
  const sockets = local.map((origin) => origin.replace(/^http/, 'ws'));
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(real ? [GOOGLE_SCRIPT, ...ROBOT_CHECK] : []), ...local],
        styleSrc: ["'self'", "'unsafe-inline'", ...local],
        imgSrc: ["'self'", 'data:', 'blob:', 'https://*.googleusercontent.com'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(real ? [...IDENTITY, ...ROBOT_CHECK] : []), ...local, ...sockets],
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
