import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { printSpecimen } from '../../../documents/mandate/print-mandate';
import { route } from '../../../http/route';

export function textsPreview(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST agency/mandate-texts/preview', ({ body }) =>
    app.papers.make((press) => printSpecimen({ db, press }, body)),
  );
}
