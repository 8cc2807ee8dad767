import type { ReactNode } from 'react';
import { classNames, Skeleton, SkeletonLines } from '@pignon/shared/ui/core';
import styles from './contact-detail.module.css';

function Box({ lines }: { lines: number }) {
  return (
    <div className={styles.box}>
      <Skeleton width={120} />
      <SkeletonLines lines={lines} />
    </div>
  );
}

/** Placeholder of a loading contact. */
export function ContactDetailSkeleton(): ReactNode {
  return (
    <div className={classNames('pg-record', styles.columns)}>
      <div className="pg-record-main">
        <Box lines={5} />
        <Box lines={3} />
      </div>
      <div className={classNames('pg-record-side', styles.side)}>
        <Box lines={4} />
        <Box lines={6} />
      </div>
    </div>
  );
}
