import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { changeEvents } from './bulk-events.service';

export function bulkEventsRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST event/bulk', async ({ actor, caller: { user }, body: { changes } }) => ({
    results: await changeEvents(db, { actor, user }, changes),
  }));
}
