import type { MediaSize } from '@pignon/shared/domain/media/media.enums';
import type { Media } from '@pignon/shared/domain/media/media.schema';
import { Skeleton, Thumbnail } from '@pignon/shared/ui/core';
import { useSignedMedia } from '../../../data/property.queries';

interface PhotoProps {
  reference: string;
  media: Media;
  /** SM (320 px) by default. */
  size?: MediaSize;
  alt: string;
  eager?: boolean;
}

/** A photograph in one size at full width, once its address is signed; a placeholder on failure. */
export function Photo({ reference, media, size = 'SM', alt, eager }: PhotoProps) {
  const signed = useSignedMedia(reference, media, size);
  if (signed.isPending) {
    return (
      <span className="pg-thumbnail">
        <Skeleton height="100%" />
      </span>
    );
  }
  return <Thumbnail src={signed.data?.path} alt={alt} height="fill" eager={eager} />;
}
