import type { MediaSize } from '@pignon/shared/domain/media/media.enums';
import type { Media } from '@pignon/shared/domain/media/media.schema';
import { Skeleton, Thumbnail } from '@pignon/shared/ui/core';
import { useListedCover, useSignedMedia } from '../../../data/property.queries';

interface PhotoProps {
  reference: string;
  media: Media;
  /** SM (320 px) by default. */
  size?: MediaSize;
  alt: string;
  eager?: boolean;
}

/**
 * A photograph in one size at full width, once its address is signed; a placeholder on failure. A list's small picture
 * of it is shown meanwhile.
 */
export function Photo({ reference, media, size = 'SM', alt, eager }: PhotoProps) {
  const signed = useSignedMedia(reference, media, size);
  const preview = useListedCover(reference, media);
  if (signed.isPending && preview === undefined) {
    return (
      <span className="pg-thumbnail">
        <Skeleton height="100%" />
      </span>
    );
  }
  const address = signed.data?.path ?? (signed.isPending ? preview : undefined);
  return <Thumbnail src={address} alt={alt} height="fill" eager={eager} preview={preview} />;
}
