import { useState } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import './thumbnail.css';

/** Shown where there is no picture, or where it cannot be had. */
export const MISSING_IMAGE = '/missing.png';

export type ThumbnailProps = {
  /** A signed address; null when there is no picture. */
  src: string | null | undefined;
  alt: string;
  /** Height in pixels of a 16:9 picture; without it, as wide as its place. */
  height?: number;
  /** The first pictures of the screen are fetched before the rest. */
  eager?: boolean;
};

type Phase = { src: string; state: 'loading' | 'loaded' | 'error' };

/** A 16:9 picture that keeps its place while loading and falls back to a calm drawing. */
export function Thumbnail({ src, alt, height, eager = false }: ThumbnailProps) {
  const { t } = useTranslation('common');
  const wanted = src ?? MISSING_IMAGE;
  const [phase, setPhase] = useState<Phase>({ src: wanted, state: 'loading' });
  const state = phase.src === wanted ? phase.state : 'loading';
  const missing = state === 'error' || !src;
  return (
    <span
      className={`pg-thumbnail pg-thumbnail-${state}`}
      style={height === undefined ? undefined : { width: Math.round((height * 16) / 9), height }}
    >
      <img
        key={missing ? MISSING_IMAGE : wanted}
        src={missing ? MISSING_IMAGE : wanted}
        alt={missing ? t('property.noPhoto') : alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        onLoad={() => state === 'loading' && setPhase({ src: wanted, state: 'loaded' })}
        onError={() => !missing && setPhase({ src: wanted, state: 'error' })}
      />
    </span>
  );
}
