import { ReferenceSchema } from '@pignon/shared/domain/property/property.schema';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../deps';
import { ApiProblem } from '../../../http/api-problem';
import { plainRoute } from '../../../http/route';
import { parseInput } from '../../../http/validation';
import { readMediaList } from '../../media/media-list.repo';
import { listingPictures, readListingPicture } from '../send/listing-pictures';
import { isPublished } from './published.repo';

const Address = z.strictObject({
  reference: ReferenceSchema,
  signature: z.string().max(64),
  name: z.string().max(200),
});

/** A day: portals and their visitors fetch pictures again from time to time. */
const CACHED = 'public, max-age=86400';

/** Serves a listing's picture to a portal, while the listing is published and the picture is public. */
export function getPortalPhoto(app: FastifyInstance, { db, store, photoLinks }: Deps): void {
  plainRoute(app, 'GET sync/photo/{reference}/{signature}/{name}', 'public', async (request, reply) => {
    const { reference, signature, name } = parseInput(Address, request.params);
    const notFound = () => new ApiProblem('NOT_FOUND', { message: 'Cette photographie n’est plus publiée.' });
    if (!photoLinks.holds(reference, name, signature) || !(await isPublished(db, reference))) throw notFound();
    const { content } = await readMediaList(db, { owner: 'property', reference });
    const picture = listingPictures({ reference, media: content }).find((each) => each.name === name);
    const bytes = picture && (await readListingPicture(store, picture));
    if (!bytes) throw notFound();
    return reply.type('image/jpeg').header('cache-control', CACHED).send(bytes);
  });
}
