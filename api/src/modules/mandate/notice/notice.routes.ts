import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { giveNotice, withdrawNotice } from './give-notice.service';

export function giveNoticeRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'PATCH mandate/{id}/notice', ({ actor, params: { id }, version, body: notice }) =>
    giveNotice(db, actor, { id, version, notice }),
  );
}

export function withdrawNoticeRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'PATCH mandate/{id}/notice/withdrawn', ({ actor, params: { id }, version, body: { reason } }) =>
    withdrawNotice(db, actor, { id, version, reason }),
  );
}
