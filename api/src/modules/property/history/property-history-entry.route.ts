import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { propertyHistoryEntry } from './property-history.service';

export function propertyHistoryEntryRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET property/{reference}/history/{auditId}', ({ params: { reference, auditId } }) =>
    propertyHistoryEntry(db, reference, auditId),
  );
}
