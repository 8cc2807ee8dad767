import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import type { MediaSigner } from '../media/media-signer';
import { findProperties, type PropertyLine } from './property-find.repo';

function withCover({ coverPath, coverMimeType, ...line }: PropertyLine, signer: MediaSigner): PropertySummary {
  if (coverPath === null || coverMimeType === null) return { ...line, cover: null };
  const address = { owner: 'property', reference: line.reference, size: 'SM', path: coverPath } as const;
  return { ...line, cover: signer.sign(address, coverMimeType) };
}

export function findPropertiesRoute(app: FastifyInstance, { db, signer }: Deps): void {
  route(app, 'POST property/find', async ({ body }) => {
    const { content, page } = await findProperties(db, body);
    return { content: content.map((line) => withCover(line, signer)), page };
  });
}
