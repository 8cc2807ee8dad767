import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExportedFile } from './export-manifest';

/** Characters that some file system refuses, or that lead out of a folder. */
const UNSAFE_CHARACTERS = /[^\p{L}\p{N} ._-]|^\.+/gu;
const MAX_NAME_LENGTH = 120;

/** A name of a file or folder on any system, its extension intact. */
export const safeName = (name: string): string => name.replace(UNSAFE_CHARACTERS, '_').slice(-MAX_NAME_LENGTH);

export interface ExportFolder {
  files: ExportedFile[];
  /** Streams a file into the folder and lists it with its size and hash. */
  write(file: Pick<ExportedFile, 'path' | 'kind' | 'title'>, content: Readable): Promise<ExportedFile>;
}

export function openExportFolder(folder: string): ExportFolder {
  const files: ExportedFile[] = [];
  return {
    files,
    async write(file, content) {
      const target = join(folder, file.path);
      await mkdir(dirname(target), { recursive: true });
      const hash = createHash('sha256');
      let bytes = 0;
      const measure = new Transform({
        transform(chunk: Buffer, _, done) {
          hash.update(chunk);
          bytes += chunk.length;
          done(null, chunk);
        },
      });
      await pipeline(content, measure, createWriteStream(target, { flags: 'wx' }));
      const written = { ...file, bytes, sha256: hash.digest('hex') };
      files.push(written);
      return written;
    },
  };
}
