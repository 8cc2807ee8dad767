import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { PRIVATE } from './private-answers';

/** A file that a call answers. */
export interface FileAnswer {
  /** As it is to be saved: "Affiche V26-00042.pdf". */
  name: string;
  mimeType: string;
  content: Uint8Array | Readable;
  /** Displays the file instead of downloading it. */
  inline?: boolean;
}

/** RFC 6266: a name in plain ASCII for those who read no other, and the real one. */
export function contentDisposition({ name, inline = false }: Pick<FileAnswer, 'name' | 'inline'>): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16)}`);
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Sends a file; a document of the agency is never kept by a cache on the way. */
export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  return reply
    .header('content-disposition', contentDisposition(file))
    .header('cache-control', PRIVATE)
    .type(file.mimeType)
    .send(file.content);
}
