import type { ReactNode } from 'react';
import { Skeleton } from '@pignon/shared/ui/core';
import styles from './timeline.module.css';

const LINES = 4;

/** Placeholder of a loading timeline. */
export function TimelineSkeleton(): ReactNode {
  return (
    <ol>
      {Array.from({ length: LINES }, (_, line) => (
        <li key={line} className={styles.waiting}>
          <Skeleton width={28} height={28} round />
          <div className={styles.body}>
            <Skeleton width={`${40 + (line % 3) * 15}%`} />
            <Skeleton width="30%" height={12} />
          </div>
        </li>
      ))}
    </ol>
  );
}
