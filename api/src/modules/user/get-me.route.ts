import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { originOf } from '../../http/context';
import { route } from '../../http/route';
import { recogniseUser } from './recognise-user.service';

export function getMe(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET user/me', async ({ caller: { identity }, request }) => {
    const user = await recogniseUser(db, identity, originOf(request));
    return user;
  });
}
