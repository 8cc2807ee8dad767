import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import type { Deps } from '../../deps';
import { plainRoute } from '../../http/route';

/** `healthz`: the process answers. `readyz`: so does its database. */
export function getHealth(app: FastifyInstance, { db }: Deps): void {
  plainRoute(app, 'GET healthz', 'public', () => ({ status: 'ok' }));
  plainRoute(app, 'GET readyz', 'public', async () => {
    await db.query(sql`select 1 as one`);
    return { status: 'ready' };
  });
}
