import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { findImports, findRows } from './import.repo';
import { mustReadImport, startImport, undoImport } from './import.service';

export function findImportsRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET property/import', ({ query }) => findImports(db, query));
}

export function getImportRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET property/import/{importId}', ({ params }) => mustReadImport(db, params.importId));
}

export function findImportRowsRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET property/import/{importId}/rows', async ({ params: { importId }, query }) => {
    await mustReadImport(db, importId);
    return findRows(db, importId, query);
  });
}

export function startImportRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST property/import/{importId}/run', ({ params, body, actor }) =>
    startImport(db, actor, params.importId, body),
  );
}

export function undoImportRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST property/import/{importId}/undo', ({ params, actor }) => undoImport(db, actor, params.importId));
}
