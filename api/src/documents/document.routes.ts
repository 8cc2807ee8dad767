import type { FastifyInstance } from 'fastify';
import type { Register } from '../deps';
import { blankMandate } from '../modules/mandate/blank-mandate.route';
import { letterPdf } from '../modules/mandate/pdf/letter-pdf.route';
import { amendmentPdf, mandatePdf } from '../modules/mandate/pdf/mandate-pdf.route';
import { registerPdf } from '../modules/mandate/pdf/register-pdf.route';
import { printProperty } from '../modules/property/print-property.route';
import { voucherPdf } from '../modules/visit/voucher-pdf.route';
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
  mandatePdf,
  amendmentPdf,
  letterPdf,
  registerPdf,
  voucherPdf,
];
