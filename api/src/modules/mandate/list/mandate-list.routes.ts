import { dayOf } from '@pignon/shared/domain/common/day';
import type { FastifyInstance } from 'fastify';
import type { Deps, Register } from '../../../deps';
import { csvFile } from '../../../http/csv';
import { route } from '../../../http/route';
import { changeMandates } from './bulk-mandates.service';
import { exportMandates } from './export-mandates.service';
import { printMandates } from './print-mandates.service';

const bulkRoute = (app: FastifyInstance, { db }: Deps) =>
  route(app, 'POST mandate/bulk', async ({ actor, body }) => ({
    results: await changeMandates(db, actor, body.changes),
  }));

const exportRoute = (app: FastifyInstance, { db }: Deps) =>
  route(app, 'POST mandate/export', async ({ actor, body }) =>
    csvFile(`Mandats ${dayOf()}`, await exportMandates(db, actor, body)),
  );

const printRoute = (app: FastifyInstance, { db }: Deps) =>
  route(app, 'POST mandate/print', ({ actor, body }) =>
    printMandates({ db, papers: app.papers, by: actor.user }, body.ids),
  );

export const mandateListRoutes: readonly Register[] = [bulkRoute, exportRoute, printRoute];
