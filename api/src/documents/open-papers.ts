import type { FastifyInstance } from 'fastify';
import { PdfQueue } from './pdf-queue';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes documents. */
    papers: PdfQueue;
  }
}

/** Puts the queue of documents in place; it is closed with the server. */
export function openPapers(app: FastifyInstance): void {
  const papers = new PdfQueue();
  app.decorate('papers', papers);
  app.addHook('onClose', () => papers.close());
}
