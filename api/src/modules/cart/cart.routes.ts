import type { FastifyInstance } from 'fastify';
import type { Deps, Register } from '../../deps';
import { route } from '../../http/route';
import { readCart } from './cart.repo';
import { changeCart } from './change-cart.service';

function getCartRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET user/me/cart', ({ caller }) => readCart(db, caller.user.loginEmail));
}

function changeCartRoute(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST user/me/cart', ({ caller, body }) => changeCart(db, caller.user.loginEmail, body));
}

export const cartRoutes: readonly Register[] = [getCartRoute, changeCartRoute];
