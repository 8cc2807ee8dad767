import type { ReactNode } from 'react';
import { SkeletonLines } from '@pignon/shared/ui/core';
import './remote-component.css';

/** Appears only when the wait is long enough to be noticed. */
export function RemoteComponentPending({ size }: { size: 'page' | 'panel' }): ReactNode {
  return (
    <div className={`boot-pending boot-${size}`} aria-busy="true">
      <SkeletonLines lines={size === 'page' ? 8 : 3} />
    </div>
  );
}
