import type { ReactNode } from 'react';
import { Skeleton } from '@pignon/shared/ui/core';
import styles from './agenda.module.css';

/** Placeholder of a loading agenda. */
export function AgendaSkeleton({ rows }: { rows: number }): ReactNode {
  return (
    <div className={styles.agenda}>
      <div className={styles.day}>
        <Skeleton width={200} />
      </div>
      <ul className={styles.list}>
        {Array.from({ length: rows }, (_, row) => (
          <li key={row} className={styles.item}>
            <div className={styles.row}>
              <Skeleton width={90} />
              <Skeleton width={`${50 + (row % 4) * 10}%`} />
              <Skeleton width="60%" />
              <Skeleton width={90} />
              <Skeleton width={110} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
