import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { ApiProblem } from '../../http/api-problem';
import { plainRoute } from '../../http/route';
import { withinTime } from '../../net/within-time';
import { isMigrating } from './readiness.repo';

/** Timeout of the checks: a load balancer needs the present state. */
const TIMEOUT_MS = 3000;

/** `healthz`: the process responds. `readyz`: so does its database, and no migration runs. */
export function getHealth(app: FastifyInstance, { db }: Deps): void {
  plainRoute(app, 'GET healthz', 'public', () => ({ status: 'ok' }));
  plainRoute(app, 'GET readyz', 'public', async () => {
    const noAnswer = () => new ApiProblem('UNAVAILABLE', { detail: 'no answer' });
    if (await withinTime(isMigrating(db), TIMEOUT_MS, noAnswer))
      throw new ApiProblem('UNAVAILABLE', { detail: 'migrating' });
    return { status: 'ready' };
  });
}
