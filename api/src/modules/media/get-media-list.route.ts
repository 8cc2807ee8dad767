import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { refusePrivateFolder } from '../../http/private-screen';
import { route } from '../../http/route';
import { readMediaList } from './media-list.repo';
import { assertOwnerExists } from './media-owner';

export function getMediaList(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET media/{owner}/{reference}', async ({ params: owned, request }) => {
    refusePrivateFolder(owned.owner, request);
    await assertOwnerExists(db, owned);
    return readMediaList(db, owned);
  });
}
