import { cutText } from '@pignon/shared/domain/common/text/characters';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import { MAX_LISTING_FILE_BYTES } from '@pignon/shared/domain/property/import/import.enums';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { ApiProblem } from '../../../http/api-problem';
import { route } from '../../../http/route';
import { keyOf } from '../../media/media-files';
import { UPLOAD_FOLDER } from '../../media/purge-media.service';
import { receiveFiles } from '../../media/upload/receive-files';
import { beginImport } from './import.service';

const LONGEST_NAME = 200;

export function uploadListingsRoute(app: FastifyInstance, { db, store }: Deps): void {
  // In a room of its own: no other call takes forms.
  void app.register(async (room) => {
    await room.register(multipart, { throwFileSizeLimit: false });
    route(room, 'POST property/import', async ({ actor, request, reply }) => {
      const dir = await mkdtemp(join(tmpdir(), `${UPLOAD_FOLDER}${process.pid}-`));
      try {
        const [received] = await receiveFiles(request, dir, { fileSize: MAX_LISTING_FILE_BYTES, files: 1 });
        if (!received || received.byteSize === 0)
          throw new ApiProblem('VALIDATION', { message: 'Le fichier est vide.' });
        const { name, file, byteSize, sha256 } = received;
        const fileKey = keyOf(sha256);
        await store.writeFile(fileKey, 'ORIGINAL', file);
        const begun = { fileName: cutText(name, LONGEST_NAME), fileKey, fileSize: byteSize, user: actor.user };
        reply.code(201);
        return await beginImport(db, begun);
      } finally {
        await rm(dir, { recursive: true, force: true });
      }
    });
  });
}
