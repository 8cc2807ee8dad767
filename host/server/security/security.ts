import type { FastifyInstance } from 'fastify';
import helmet from '@fastify/helmet';
import type { IncomingMessage } from 'node:http';
import type { EdgeOptions } from '../edge-options';
import { POLICY_ENDPOINT, POLICY_REPORTS_URL } from '../monitoring/policy-reports';
import {
  foreignScripts,
  hasRealIdentityService,
  inlineScriptSource,
  localOrigins,
  ROBOT_CHECK,
} from './script-sources';

const IDENTITY = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/**
 * Names of Trusted Types policies: Pignon's; Svelte's, used by the agenda's calendar; and those of Google's scripts.
 * Svelte creates its policy per version of a remote in a tab, Google per script, so names may repeat, except `default`
 * (decision 035).
 */
const POLICY_NAMES = ['default', 'svelte-trusted-html'];
const GOOGLE_POLICY_NAMES = ['gapi#gapi', 'goog#html'];
const TRUSTED_TYPES = /(?:require-trusted-types-for|trusted-types) [^;]*;/g;

const toWebSocketOrigin = (origin: string): string => origin.replace(/^http/, 'ws');

/** Memoizes per request a value used by several directives. */
function memoizePerRequest<T>(compute: (request: IncomingMessage) => T): (request: IncomingMessage) => T {
  const results = new WeakMap<IncomingMessage, { result: T }>();
  return (request) => {
    const memoized = results.get(request) ?? { result: compute(request) };
    results.set(request, memoized);
    return memoized.result;
  };
}

/** What the policy of a page depends on in the built host. */
export interface ServedHost {
  /** Earlier builds do not support Trusted Types and would not start. */
  host: { trustedTypes?: true };
  /** Code of the scripts that stand in the page. */
  inlineScripts: readonly string[];
}

/**
 * Sets security headers. Scripts come from this origin only: no eval, and no inline script but the page's first one,
 * allowed by its hash. A real identity service adds its hosts; a remote under development adds its local server, for
 * all users of this edge or for one allowed browser. The page checks strings that could run as code (Trusted Types).
 */
export async function addSecurity(
  app: FastifyInstance,
  options: EdgeOptions,
  servedHost: () => ServedHost,
): Promise<void> {
  const hasRealIdentity = hasRealIdentityService(options);
  const authDomain = options.config().firebase.authDomain;
  const local = memoizePerRequest((request) => localOrigins(options, request));
  const inlineSources = () => servedHost().inlineScripts.map(inlineScriptSource);
  const withLocal = (...sources: string[]) => [(request: IncomingMessage) => [...sources, ...local(request)].join(' ')];
  const withSockets = (...sources: string[]) => [
    (request: IncomingMessage) =>
      [...sources, ...local(request).flatMap((origin) => [origin, toWebSocketOrigin(origin)])].join(' '),
  ];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [
          (request: IncomingMessage) =>
            ["'self'", ...foreignScripts(options, local(request)), ...inlineSources()].join(' '),
        ],
        styleSrc: withLocal("'self'", "'unsafe-inline'"),
        imgSrc: withLocal("'self'", 'data:', 'blob:', 'https://*.googleusercontent.com'),
        // the font of the narrow space stands in the page's style sheet
        fontSrc: withLocal("'self'", 'data:'),
        connectSrc: withSockets("'self'", ...(hasRealIdentity ? [...IDENTITY, ...ROBOT_CHECK] : [])),
        frameSrc: ["'self'", 'blob:', ...(hasRealIdentity ? [`https://${authDomain}`, ...ROBOT_CHECK] : [])],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: [...POLICY_NAMES, ...(hasRealIdentity ? GOOGLE_POLICY_NAMES : []), "'allow-duplicates'"],
        // browsers that support `report-to` ignore `report-uri`
        reportUri: [POLICY_REPORTS_URL],
        reportTo: [POLICY_ENDPOINT],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
  });
  app.addHook('onSend', async (_request, reply) => {
    const policy = reply.getHeader('content-security-policy');
    if (servedHost().host.trustedTypes !== true && typeof policy === 'string')
      reply.header('content-security-policy', policy.replaceAll(TRUSTED_TYPES, ''));
    reply.header('reporting-endpoints', `${POLICY_ENDPOINT}="${POLICY_REPORTS_URL}"`);
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=()');
  });
}
