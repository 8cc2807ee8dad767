import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import type { MediaSigner } from '../media/store/media-signer';
import type { PropertyLine } from './find/property-find.repo';

/** Adds the signed URL of the first picture to a list row. */
export function withSignedCover(
  { coverPath, coverMimeType, ...line }: PropertyLine,
  signer: MediaSigner,
): PropertySummary {
  if (coverPath === null || coverMimeType === null) return { ...line, cover: null };
  const address = { owner: 'property', reference: line.reference, size: 'SM', path: coverPath } as const;
  return { ...line, cover: signer.sign(address, coverMimeType) };
}
