import { MOST_DRAFTS } from '@pignon/shared/domain/draft/draft.schema';
import type { FastifyInstance } from 'fastify';
import type { Deps, Register } from '../../deps';
import { route } from '../../http/route';
import { dropDraft, listDrafts, readDraft } from './draft.repo';
import { saveDraft } from './keep-draft.service';

const listRoute = (app: FastifyInstance, { db }: Deps) =>
  route(app, 'GET user/me/draft', ({ actor }) => listDrafts(db, actor.user, MOST_DRAFTS));

const readRoute = (app: FastifyInstance, { db }: Deps) =>
  route(app, 'GET user/me/draft/{key}', ({ actor, params }) => readDraft(db, actor.user, params.key));

const keepRoute = (app: FastifyInstance, { db }: Deps) =>
  route(app, 'PUT user/me/draft/{key}', ({ actor, params, body }) => saveDraft(db, actor, params.key, body));

const dropRoute = (app: FastifyInstance, { db }: Deps) =>
  route(app, 'DELETE user/me/draft/{key}', ({ actor, params }) => dropDraft(db, actor.user, params.key));

export const draftRoutes: readonly Register[] = [listRoute, readRoute, keepRoute, dropRoute];
