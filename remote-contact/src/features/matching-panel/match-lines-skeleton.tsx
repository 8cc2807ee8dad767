import type { ReactNode } from 'react';
import { PanelList, Skeleton } from '@pignon/shared/ui/core';
import styles from './matching-panel.module.css';

/** Placeholder of a loading ranking of properties. */
export function MatchLinesSkeleton({ lines }: { lines: number }): ReactNode {
  return (
    <PanelList>
      {Array.from({ length: lines }, (_, line) => (
        <li key={line}>
          <div className={styles.property}>
            <Skeleton width={48} height={28} />
            <div className={styles.record}>
              <Skeleton height={40} />
            </div>
            <div className={styles.tools}>
              <Skeleton width={180} height={28} />
            </div>
            <div className={styles.why}>
              <Skeleton width="70%" height={12} />
            </div>
          </div>
        </li>
      ))}
    </PanelList>
  );
}
