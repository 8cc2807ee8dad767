import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { ApiProblem } from '../../http/api-problem';
import { refusePrivateFolder } from '../../http/private-screen';
import { route } from '../../http/route';
import { findMedia } from './media.repo';

export function signMedia(app: FastifyInstance, { db, signer }: Deps): void {
  route(app, 'GET media/{owner}/{reference}/{size}/{path}', async ({ params, request }) => {
    refusePrivateFolder(params.owner, request);
    const media = await findMedia(db, params.owner, params.reference, params.path);
    if (!media) throw new ApiProblem('NOT_FOUND', { message: 'Ce fichier n’existe pas ou n’existe plus.' });
    return signer.sign(params, media.mimeType);
  });
}
