import { TilePath } from '@pignon/shared/domain/place/map.schema';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { UnreachableError } from '../../net/upstream';
import { ApiProblem } from '../../http/api-problem';
import { plainRoute } from '../../http/route';
import { parseInput } from '../../http/validation';

const Signature = z.strictObject({ e: z.coerce.number().int().min(0).max(100_000_000_000), s: z.string().max(64) });
const WEEK_SECONDS = 7 * 24 * 3600;
/** Transparent pixel for an empty tile, as opposed to an unavailable one. */
const NOTHING = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Sends a map tile for a signed address; 204 at once while the service is unavailable. */
export function getTile(app: FastifyInstance, { geoplateforme, tilePass }: Deps): void {
  plainRoute(app, 'GET place/tile/{layer}/{z}/{x}/{y}', 'public', async (request, reply) => {
    const tile = parseInput(TilePath, request.params);
    const { e: expires, s: signature } = parseInput(Signature, request.query);
    if (!tilePass.holds(tile.layer, expires, signature))
      throw new ApiProblem('FORBIDDEN', { message: 'Ce lien n’est plus valable. Rechargez la page.' });
    try {
      const image = await geoplateforme.tile(tile);
      return await reply
        .type(image?.mimeType ?? 'image/png')
        .header('cache-control', `private, max-age=${WEEK_SECONDS}`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(image?.bytes ?? NOTHING);
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error;
      return reply.code(204).header('cache-control', 'no-store').send();
    }
  });
}
