import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { ApiProblem } from '../../../http/api-problem';
import { route } from '../../../http/route';
import { readRunFile } from './run.repo';
import { unknownRun } from './run.service';

export function getRunFile(app: FastifyInstance, { db, store }: Deps): void {
  route(app, 'GET sync/histo/{runId}/file', async ({ params: { runId } }) => {
    const file = await readRunFile(db, runId);
    if (file === undefined) throw unknownRun();
    const content = file && (await store.open(file.key, 'ORIGINAL'));
    if (!content) throw new ApiProblem('NOT_FOUND', { message: 'Cette diffusion n’a pas laissé de fichier.' });
    return { name: file.name, mimeType: file.type, content };
  });
}
