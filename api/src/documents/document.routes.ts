import type { FastifyInstance } from 'fastify';
import type { Register } from '../deps';
import { previewAgency } from '../modules/agency/preview-agency.route';
import { blankMandate } from '../modules/mandate/pdf/blank-mandate.route';
import { textsPreview } from '../modules/mandate/pdf/texts-preview.route';
import { letterPdf } from '../modules/mandate/pdf/letter-pdf.route';
import { amendmentPdf, mandatePdf } from '../modules/mandate/pdf/mandate-pdf.route';
import { registerPdf } from '../modules/mandate/pdf/register-pdf.route';
import { printProperty } from '../modules/property/print-property.route';
import { sellerReportFiles } from '../modules/property/report/seller-report.routes';
import { voucherFiles } from '../modules/visit/voucher/voucher.routes';
import { PdfQueue } from './pdf-queue';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes documents. */
    papers: PdfQueue;
  }
}

function openPapers(app: FastifyInstance): void {
  const papers = new PdfQueue();
  app.decorate('papers', papers);
  app.addHook('onClose', () => papers.close());
}

export const documentRoutes: readonly Register[] = [
  openPapers,
  printProperty,
  blankMandate,
  textsPreview,
  previewAgency,
  mandatePdf,
  amendmentPdf,
  letterPdf,
  registerPdf,
  voucherFiles,
  sellerReportFiles,
];
