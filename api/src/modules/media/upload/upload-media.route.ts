import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { inspectFile, type InspectedFile } from './inspect-file';
import { assertOwnerExists } from '../media-owner';
import { UPLOAD_FOLDER } from '../purge-media.service';
import { receiveFiles } from './receive-files';
import { uploadMedia } from './upload-media.service';

export function uploadMediaRoute(app: FastifyInstance, deps: Deps): void {
  // In a room of its own: no other call takes forms.
  void app.register(async (room) => {
    await room.register(multipart, { throwFileSizeLimit: false });
    route(room, 'POST media/{owner}/{reference}', async ({ params: owned, query, actor, request, reply }) => {
      await assertOwnerExists(deps.db, owned);
      const dir = await mkdtemp(join(tmpdir(), `${UPLOAD_FOLDER}${process.pid}-`));
      try {
        const received = await receiveFiles(request, dir);
        const files: InspectedFile[] = [];
        for (const file of received) files.push(await inspectFile(file));
        const list = await uploadMedia(deps, actor, { owned, files, mark: query.metadata });
        reply.code(201);
        return list;
      } finally {
        await rm(dir, { recursive: true, force: true });
      }
    });
  });
}
