import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { printBlankMandate } from '../../documents/mandate/print-mandate';
import { route } from '../../http/route';
import { mustReadProperty } from '../property/must-read-property';

export function blankMandate(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST mandate/blank/{id}', async ({ params: { id } }) => {
    const property = await mustReadProperty(db, id);
    return app.papers.make((press) => printBlankMandate({ db, press }, property));
  });
}
