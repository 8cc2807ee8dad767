import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { printReport } from './print-report.service';
import { keepReport, listSellerReports, mustReadReport, sendReport } from './seller-report.service';

/** Each message opens a connection to the mail server. */
const MAILS_PER_MINUTE = 20;

export function sellerReports(app: FastifyInstance, { db, mail }: Deps): void {
  route(app, 'GET property/{reference}/report', ({ params: { reference } }) => listSellerReports(db, reference));
  route(
    app,
    'POST property/{reference}/report/{id}/mail',
    async ({ actor, params: { reference, id }, body: { contactIds } }) => {
      await sendReport({ db, mail }, actor, { reference, id, contactIds });
      return listSellerReports(db, reference);
    },
    { config: { rateLimit: { max: MAILS_PER_MINUTE, timeWindow: '1 minute' } } },
  );
}

/** Reports are private files: only who may write properties reads them. */
export function sellerReportFiles(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST property/{reference}/report/preview', ({ params: { reference }, body }) =>
    app.papers.make(async (press) => (await printReport({ db, press }, reference, body)).file),
  );
  route(app, 'POST property/{reference}/report', async ({ actor, params: { reference }, body: report }) => {
    const paper = await app.papers.make((press) => printReport({ db, press }, reference, report));
    await keepReport(db, actor, { reference, report, paper });
    return listSellerReports(db, reference);
  });
  route(app, 'GET property/{reference}/report/{id}', async ({ params }) => {
    const { fileName, content } = await mustReadReport(db, params);
    return { name: fileName, mimeType: 'application/pdf', content: Buffer.from(content), inline: true };
  });
}
