import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MAX_MEDIA_BYTES, MAX_UPLOAD_FILES } from '@pignon/shared/domain/media/media.enums';
import { SNIFFED_BYTES } from '@pignon/shared/domain/media/sniff-media';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FileScanner } from '../../../antivirus/file-scanner';
import { ApiProblem } from '../../../http/api-problem';

/** An uploaded file on disk. */
export interface ReceivedFile {
  /** Name given by the sender. */
  name: string;
  file: string;
  byteSize: number;
  sha256: string;
  /** First bytes, from which the type is detected. */
  head: Buffer;
}

/** files are read up to their limit; other form fields are limited too */
export const UPLOAD_LIMITS = {
  fileSize: MAX_MEDIA_BYTES,
  files: MAX_UPLOAD_FILES,
  fields: 10,
  fieldSize: 1000,
  headerPairs: 50,
};

/** Streams a file to disk and hashes it. */
async function receive(part: MultipartFile, file: string, max: number): Promise<ReceivedFile> {
  // some clients send no file name
  const name = (part.filename || 'fichier').replace(/\p{Cc}/gu, '');
  const hash = createHash('sha256');
  let byteSize = 0;
  let head = Buffer.alloc(0);
  const watch = new Transform({
    transform(chunk: Buffer, _, callback) {
      hash.update(chunk);
      byteSize += chunk.length;
      if (head.length < SNIFFED_BYTES) head = Buffer.concat([head, chunk.subarray(0, SNIFFED_BYTES - head.length)]);
      callback(null, chunk);
    },
  });
  await pipeline(part.file, watch, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  if (part.file.truncated)
    throw new ApiProblem('TOO_LARGE', { message: `«\u00a0${name}\u00a0» dépasse ${max / 1024 / 1024}\u00a0Mo.` });
  return { name, file, byteSize, sha256: hash.digest('hex'), head };
}

/** Maps errors of an upload: a malformed form is the client's fault, a disk error the server's. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ApiProblem || 'syscall' in error || 'statusCode' in error)
    return error;
  return new ApiProblem('BAD_REQUEST', { message: 'L’envoi est incomplet ou illisible.', detail: error.message });
}

interface Reception {
  /** Folder for the files. */
  dir: string;
  scanner: FileScanner;
  bounds?: { fileSize: number; files: number };
}

/**
 * Writes the files of an upload into `dir` as they arrive, and has them scanned. Reads everything even after a refusal:
 * a client that is cut off would not see the reason.
 */
export async function receiveFiles(
  request: FastifyRequest,
  { dir, scanner, bounds = UPLOAD_LIMITS }: Reception,
): Promise<ReceivedFile[]> {
  const limits = { ...UPLOAD_LIMITS, ...bounds };
  if (!request.isMultipart())
    throw new ApiProblem('UNSUPPORTED_MEDIA', { message: 'Les fichiers s’envoient par un formulaire.' });
  const files: ReceivedFile[] = [];
  let refusal: unknown;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') continue;
      if (refusal !== undefined) part.file.resume();
      else
        await receive(part, join(dir, String(files.length)), limits.fileSize).then(
          (file) => files.push(file),
          (error: unknown) => (refusal = error),
        );
    }
  } catch (error) {
    refusal ??= error;
  }
  if (refusal !== undefined) throw refusalOf(refusal);
  if (files.length === 0) throw new ApiProblem('VALIDATION', { message: 'Aucun fichier n’a été envoyé.' });
  for (const { file, name } of files) await scanner.scan(file, name);
  return files;
}
