import type { FastifyInstance } from 'fastify';
import type { Deps, Register } from '../../deps';
import { route } from '../../http/route';
import { listViews, orderPins } from './view.repo';
import { createView, dropView, patchView } from './view.service';

const listRoute = (app: FastifyInstance, { db }: Deps) =>
  route(app, 'GET user/me/view', ({ caller, query }) => listViews(db, caller.user.loginEmail, query.area));

const createRoute = (app: FastifyInstance) =>
  route(app, 'POST user/me/view', ({ tx, caller, body }) => createView(tx, caller.user, body));

const changeRoute = (app: FastifyInstance, { db }: Deps) =>
  route(app, 'PATCH user/me/view/{id}', ({ caller, params: { id }, version, body }) =>
    patchView(db, caller.user, { id, version, patch: body }),
  );

const orderRoute = (app: FastifyInstance, { db }: Deps) =>
  route(app, 'PUT user/me/view/order', ({ caller, body }) => orderPins(db, caller.user.loginEmail, body));

const dropRoute = (app: FastifyInstance, { db }: Deps) =>
  route(app, 'DELETE user/me/view/{id}', ({ caller, params }) => dropView(db, caller.user, params.id));

export const viewRoutes: readonly Register[] = [listRoute, createRoute, changeRoute, orderRoute, dropRoute];
