import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { printAgencySpecimen } from '../../documents/agency-specimen';
import { route } from '../../http/route';
import { readAgency } from './agency.repo';
import { withPhone } from './agency.service';

export function previewAgency(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST agency/preview', async ({ body: { paper, settings } }) => {
    const agency = { ...(await readAgency(db)), ...withPhone(settings) };
    return app.papers.make((press) => printAgencySpecimen(press, agency, paper));
  });
}
