import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { PRIVATE } from './no-store';

/** A file that a call answers. */
export interface FileResponse {
  /** File name to save as: "Affiche V26-00042.pdf". */
  name: string;
  mimeType: string;
  content: Uint8Array | Readable;
  /** Displays the file instead of downloading it. */
  inline?: boolean;
}

/** Writes the header of RFC 6266: an ASCII name for old clients, and the real one. */
export function contentDisposition({ name, inline = false }: Pick<FileResponse, 'name' | 'inline'>): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16)}`);
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Sends a file; the agency's documents are uncacheable. */
export function sendFile(reply: FastifyReply, file: FileResponse): FastifyReply {
  return reply
    .header('content-disposition', contentDisposition(file))
    .header('cache-control', PRIVATE)
    .type(file.mimeType)
    .send(file.content);
}
