import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { printVoucher } from '../../documents/voucher/print-voucher';
import { route } from '../../http/route';
import { noTour } from './save-tour.service';
import { readVisits } from './visit-read.repo';

export function voucherPdf(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET visit/group/{groupId}/voucher', async ({ params: { groupId } }) => {
    const visits = await readVisits(db, groupId);
    if (visits.length === 0) throw noTour();
    return app.papers.make((press) => printVoucher({ db, press }, visits));
  });
}
