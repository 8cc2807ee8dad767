import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../http/route';
import { listProperties } from './property-find.repo';
import { withSignedCover } from '../sign-cover';

/** In the order of the request; unknown references are left out, repeated ones appear once. */
export function propertiesByReferences(app: FastifyInstance, { db, signer }: Deps): void {
  route(app, 'POST property/byReferences', async ({ body }) => {
    const lines = await listProperties(db, body);
    const byReference = new Map(lines.map((line) => [line.reference, line]));
    const content = [...new Set(body)].flatMap((reference) => byReference.get(reference) ?? []);
    return { content: content.map((line) => withSignedCover(line, signer)) };
  });
}
