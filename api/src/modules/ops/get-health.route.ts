import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { ApiProblem } from '../../http/api-problem';
import { plainRoute } from '../../http/route';
import { isMigrating } from './readiness.repo';

/** Timeout of the checks: a load balancer needs the present state. */
const TIMEOUT_MS = 3000;

async function withTimeout<Answer>(work: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiProblem('UNAVAILABLE', { detail: 'no answer' })), TIMEOUT_MS);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** `healthz`: the process responds. `readyz`: so does its database, and no migration runs. */
export function getHealth(app: FastifyInstance, { db }: Deps): void {
  plainRoute(app, 'GET healthz', 'public', () => ({ status: 'ok' }));
  plainRoute(app, 'GET readyz', 'public', async () => {
    if (await withTimeout(isMigrating(db))) throw new ApiProblem('UNAVAILABLE', { detail: 'migrating' });
    return { status: 'ready' };
  });
}
