import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { cookieText, readCookie } from '@pignon/shared/domain/http/cookie';
import { isHttpsRequest } from '@pignon/shared/domain/http/is-https-request';
import {
  MAX_OVERRIDES,
  mayOverride,
  OVERRIDE_MS,
  OVERRIDES_URL,
  portOf,
} from '@pignon/shared/federation/override/local-origin';
import { AllowedPortsSchema } from '@pignon/shared/federation/override/override-record';
import { identifyPerson } from './identify-caller';
import type { EdgeOptions } from './edge-options';

const COOKIE_NAME = 'pignon-local';

/** Cookie of a browser that may load code from these ports. */
const portsCookie = ({ headers }: Pick<IncomingMessage, 'headers'>, ports: string, seconds: number): string =>
  cookieText(COOKIE_NAME, ports, {
    isHttps: isHttpsRequest(headers),
    maxAge: seconds,
    httpOnly: true,
    sameSite: 'Lax',
  });

/** Local origins from which this browser may load a remote; none for other browsers. */
export function allowedOrigins(request: Pick<IncomingMessage, 'headers'>): string[] {
  const { headers } = request;
  const ports = readCookie(headers.cookie, COOKIE_NAME, isHttpsRequest(headers))?.split('.') ?? [];
  return ports
    .map((port) => `http://localhost:${port}`)
    .filter((origin) => portOf(origin) !== undefined)
    .slice(0, MAX_OVERRIDES);
}

/**
 * Allows one browser to load code from local ports. A cookie carries the API's permission, as the page is served before
 * sign-in; the page's policy names exactly those ports.
 */
export function addOverrides(app: FastifyInstance, { apiUpstream, config }: EdgeOptions): void {
  app.post(OVERRIDES_URL, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const audience = config().overrides;
    const parsed = AllowedPortsSchema.safeParse(request.body);
    if (!audience) return reply.code(404).send();
    if (!parsed.success) return reply.code(400).send();
    const person = await identifyPerson(request, apiUpstream);
    if (typeof person === 'number') return reply.code(person).send();
    const isAdmitted = person.status === 'ACTIVE' && !person.secondFactorStep;
    if (!isAdmitted || !mayOverride(audience, person.roles)) return reply.code(403).send();
    const ports = [...new Set(parsed.data.ports)].join('.');
    return reply
      .header('set-cookie', portsCookie(request, ports, OVERRIDE_MS / 1_000))
      .code(204)
      .send();
  });
  app.delete(OVERRIDES_URL, async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('set-cookie', portsCookie(request, '', 0))
      .code(204)
      .send(),
  );
}
