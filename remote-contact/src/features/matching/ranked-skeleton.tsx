import type { ReactNode } from 'react';
import { Skeleton, SkeletonLines } from '@pignon/shared/ui/core';
import styles from './matching.module.css';

const ROWS = 4;

/** Placeholder of a loading ranking. */
export function RankedSkeleton(): ReactNode {
  return (
    <ol className={styles.rows}>
      {Array.from({ length: ROWS }, (_, row) => (
        <li key={row} className={styles.row}>
          <Skeleton width={16} height={16} />
          <Skeleton width={48} height={28} />
          <div className={styles.record}>
            <SkeletonLines lines={3} />
          </div>
          <SkeletonLines lines={3} />
        </li>
      ))}
    </ol>
  );
}
