import { ScreenLoading, Skeleton } from '@pignon/shared/ui/core';
import styles from './board.module.css';

const TILES = 5;

/** The board while its media are read. */
export function BoardSkeleton() {
  return (
    <ScreenLoading>
      <div className={styles.skeleton}>
        <Skeleton height={64} />
        <div className={styles.grid}>
          {Array.from({ length: TILES }, (_, index) => (
            <Skeleton key={index} height={216} />
          ))}
        </div>
      </div>
    </ScreenLoading>
  );
}
