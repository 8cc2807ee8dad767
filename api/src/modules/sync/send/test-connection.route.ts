import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { testConnection } from './test-connection.service';

/** Somebody waits for the answer. */
const PATIENCE_MS = 10_000;

export function testConnectionRoute(
  app: FastifyInstance,
  { db, portalSecrets, portalFolder, privateHosts }: Deps,
): void {
  route(app, 'POST sync/{portal}/test', ({ params }) =>
    testConnection({ db, portalSecrets, portalFolder, privateHosts, patienceMs: PATIENCE_MS }, params.portal),
  );
}
