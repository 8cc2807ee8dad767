import type { FastifyInstance } from 'fastify';
import type { Register } from '../deps';
import { blankMandate } from '../modules/mandate/blank-mandate.route';
import { mandatePdf } from '../modules/mandate/mandate-pdf.route';
import { registerPdf } from '../modules/mandate/register-pdf.route';
import { printProperty } from '../modules/property/print-property.route';
import { voucherPdf } from '../modules/visit/voucher-pdf.route';
import { Press } from './press/press';

declare module 'fastify' {
  interface FastifyInstance {
    /** Sets documents; there before any route is called. */
    press: Press;
  }
}

function openPress(app: FastifyInstance): void {
  const press = new Press();
  app.decorate('press', press);
  app.addHook('onClose', () => press.close());
}

export const documentRoutes: readonly Register[] = [
  openPress,
  printProperty,
  blankMandate,
  mandatePdf,
  registerPdf,
  voucherPdf,
];
