import type { MediaOwner } from '@pignon/shared/domain/media/media.enums';
import { MediaParams } from '@pignon/shared/domain/media/media.schema';
import { isPrivateMedia } from '@pignon/shared/domain/privacy/private-media';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { ApiProblem } from '../../http/api-problem';
import { PRIVATE } from '../../http/no-store';
import { plainRoute } from '../../http/route';
import { parseInput } from '../../http/validation';
import { findMedia, type StoredMedia } from './media.repo';
import { readSize, typeOfSize } from './media-files';

const Signature = z.strictObject({
  e: z.coerce.number().int().min(0).max(100_000_000_000),
  s: z.string().max(64),
});

const notFound = () => new ApiProblem('NOT_FOUND', { message: 'Ce fichier n’existe pas ou n’existe plus.' });

/**
 * Cache policy: a public photo until its address expires; personal or internal files never, as the machine may be
 * shared.
 */
function cacheControl(owner: MediaOwner, media: StoredMedia, expires: number): string {
  if (owner !== 'property' || isPrivateMedia(media)) return PRIVATE;
  const seconds = Math.max(0, expires - Math.floor(Date.now() / 1000));
  return `private, max-age=${seconds}, immutable`;
}

/** Serves the bytes of a signed address to anybody until it expires. */
export function getMediaFile(app: FastifyInstance, { db, signer, store }: Deps): void {
  plainRoute(app, 'GET media/file/{owner}/{reference}/{size}/{path}', 'public', async (request, reply) => {
    const address = parseInput(MediaParams, request.params);
    const { e: expires, s: signature } = parseInput(Signature, request.query);
    if (!signer.holds(address, expires, signature))
      throw new ApiProblem('FORBIDDEN', { message: 'Ce lien n’est plus valable. Rechargez la page.' });
    const media = await findMedia(db, address.owner, address.reference, address.path);
    const bytes = media && (await readSize(store, media, address.size));
    if (!media || !bytes) throw notFound();
    return reply
      .type(typeOfSize(media.mimeType, address.size))
      .header('cache-control', cacheControl(address.owner, media, expires))
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes);
  });
}
