import { useTranslation } from '@pignon/shared/i18n';
import { usePicture } from './use-picture';
import './thumbnail.css';

/** Shown without image, or when it fails to load. */
export const MISSING_IMAGE = '/missing.png';

const DEFAULT_HEIGHT = 40;

export type ThumbnailProps = {
  /** A signed address; null when there is no picture. */
  src: string | null | undefined;
  alt: string;
  /** Height in pixels, 40 by default; `fill` uses the available width. */
  height?: number | 'fill';
  /** Loads before other pictures: for the first ones of a screen. */
  eager?: boolean;
  /** Address of the same picture in a size that the browser has already; shown until this one is loaded. */
  preview?: string | undefined;
};

/** A 16:9 picture with reserved space while loading and a fallback drawing. */
export function Thumbnail({ src, alt, height = DEFAULT_HEIGHT, eager = false, preview }: ThumbnailProps) {
  const { t } = useTranslation('common');
  const picture = usePicture(src ?? undefined);
  const missing = picture.src === undefined;
  const size = height === 'fill' ? undefined : { width: Math.round((height * 16) / 9), height };
  const isPreviewShown = preview !== undefined && !missing;
  return (
    <span
      className={`pg-thumbnail pg-thumbnail-${picture.state}`}
      style={isPreviewShown ? { ...size, backgroundImage: `url(${JSON.stringify(preview)})` } : size}
    >
      <img
        key={picture.src ?? MISSING_IMAGE}
        src={picture.src ?? MISSING_IMAGE}
        alt={missing ? t('property.noPhoto') : alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        onLoad={missing ? undefined : picture.onLoad}
        onError={missing ? undefined : picture.onError}
      />
    </span>
  );
}
