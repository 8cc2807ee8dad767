import type { CSSProperties } from 'react';
import './skeleton.css';

export type SkeletonProps = {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  round?: boolean;
};

/** A grey placeholder of the content's size. */
export function Skeleton({ width = '100%', height = 14, round = false }: SkeletonProps) {
  return <span className="pg-skeleton" style={{ width, height, borderRadius: round ? 999 : undefined }} aria-hidden />;
}

/** Placeholder of text lines. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <span className="pg-skeleton-lines" aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </span>
  );
}
