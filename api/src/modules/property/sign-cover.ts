import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import type { MediaSigner } from '../media/store/media-signer';
import type { PropertyLine } from './find/property-find.repo';

/** A line of a list with the signed address of its first picture. */
export function withCover({ coverPath, coverMimeType, ...line }: PropertyLine, signer: MediaSigner): PropertySummary {
  if (coverPath === null || coverMimeType === null) return { ...line, cover: null };
  const address = { owner: 'property', reference: line.reference, size: 'SM', path: coverPath } as const;
  return { ...line, cover: signer.sign(address, coverMimeType) };
}
