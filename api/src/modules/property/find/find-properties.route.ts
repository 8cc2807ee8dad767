import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { findProperties } from './property-find.repo';
import { withSignedCover } from '../sign-cover';

export function findPropertiesRoute(app: FastifyInstance, { db, signer }: Deps): void {
  route(app, 'POST property/find', async ({ body }) => {
    const { content, page } = await findProperties(db, body);
    return { content: content.map((line) => withSignedCover(line, signer)), page };
  });
}
