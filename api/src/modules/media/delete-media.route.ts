import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { deleteMediaForGood } from './change-media.service';
import { purgeMedia } from './purge-media.service';

export function deleteMediaRoute(app: FastifyInstance, { db, store }: Deps): void {
  route(
    app,
    'DELETE media/{owner}/{reference}/{path}',
    async ({ params: { path, ...owned }, actor, caller, request }) => {
      const keys = await deleteMediaForGood(db, { actor, user: caller.user }, owned, path);
      // The deletion is kept already; bytes that the store does not give up now are removed by the next sweep.
      await purgeMedia({ db, store }, keys).catch((error: unknown) => {
        request.log.warn({ err: error }, 'bytes of a deleted media left for later');
      });
    },
  );
}
