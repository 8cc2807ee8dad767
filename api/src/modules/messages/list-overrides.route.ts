import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { listOverrides } from './messages.service';
import { shippedTexts } from './shipped-texts';

export function listOverridesRoute(app: FastifyInstance, { db, messagesDir }: Deps): void {
  const shipped = shippedTexts(messagesDir);
  route(app, 'GET messages/overrides', ({ query: { lang } }) => listOverrides(db, shipped, lang));
}
