import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { findRemotePeople, readRemoteUse } from './remote-load.repo';

export function getRemoteUse(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET remote/use', ({ query: { days } }) => readRemoteUse(db, days));
}

export function findRemotePeopleRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET remote/{remote}/people', ({ params: { remote }, query }) => findRemotePeople(db, remote, query));
}
