import type { FastifyInstance } from 'fastify';
import { PdfQueue } from './pdf-queue';

declare module 'fastify' {
  interface FastifyInstance {
    /** Renders PDF documents. */
    papers: PdfQueue;
  }
}

/** Opens the queue of documents; it closes with the server. */
export function openPdfQueue(app: FastifyInstance): void {
  const papers = new PdfQueue();
  app.decorate('papers', papers);
  app.addHook('onClose', () => papers.close());
}
