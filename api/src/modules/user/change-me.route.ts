import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { changeProfile } from './change-user.service';

export function changeMe(app: FastifyInstance, { db }: Deps): void {
  route(app, 'PATCH user/me', ({ actor, version, body }) => changeProfile(db, actor, { version, patch: body }));
}
