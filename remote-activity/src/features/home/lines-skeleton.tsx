import type { ReactNode } from 'react';
import { PanelList, Skeleton } from '@pignon/shared/ui/core';
import styles from './home.module.css';

/** Placeholder of the line height for loading lines. */
export function LinesSkeleton({ lines }: { lines: number }): ReactNode {
  return (
    <PanelList>
      {Array.from({ length: lines }, (_, line) => (
        <li key={line} className={styles.waiting}>
          <Skeleton width={40} />
          <span className={styles.body}>
            <Skeleton width={`${50 + (line % 3) * 15}%`} />
            <Skeleton width="35%" height={12} />
          </span>
          <Skeleton width={72} height={20} round />
        </li>
      ))}
    </PanelList>
  );
}
