import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { cropMedia } from './crop-media.service';

export function cropMediaRoute(app: FastifyInstance, { db, store }: Deps): void {
  route(app, 'PATCH media/{owner}/{reference}/{key}', ({ params: { key, ...owned }, version, body, actor }) =>
    cropMedia({ db, store }, actor, { owned, key, version, crop: body.crop }),
  );
}
