import { dayOf } from '@pignon/shared/domain/common/day';
import type { FastifyInstance } from 'fastify';
import type { Deps, Register } from '../../../deps';
import { csvFile } from '../../../http/csv';
import { route } from '../../../http/route';
import { changeContacts } from './bulk-contacts.service';
import { listSources } from './export-contacts.repo';
import { exportContacts } from './export-contacts.service';

const sourcesRoute = (app: FastifyInstance, { db }: Deps) => route(app, 'GET contact/source', () => listSources(db));

const bulkRoute = (app: FastifyInstance, { db }: Deps) =>
  route(app, 'POST contact/bulk', async ({ actor, body }) => ({
    results: await changeContacts(db, actor, body.changes),
  }));

const exportRoute = (app: FastifyInstance, { db }: Deps) =>
  route(app, 'POST contact/export', async ({ actor, body }) =>
    csvFile(`Contacts ${dayOf()}`, await exportContacts(db, actor, body)),
  );

export const contactListRoutes: readonly Register[] = [sourcesRoute, bulkRoute, exportRoute];
