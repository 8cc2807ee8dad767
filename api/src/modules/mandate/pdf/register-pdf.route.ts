import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { printRegister } from '../../../documents/register/print-register';
import { route } from '../../../http/route';

export function registerPdf(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET mandate/register.pdf', ({ query }) =>
    app.papers.make((press) => printRegister({ db, press }, query)),
  );
}
