import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { changeMediaList } from './change-media.service';

export function changeMediaListRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'PATCH media/{owner}/{reference}', ({ params: owned, version, body: change, actor }) =>
    db.tx((tx) => changeMediaList(tx, actor, owned, { version, change })),
  );
}
