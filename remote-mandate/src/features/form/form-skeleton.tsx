import type { ReactNode } from 'react';
import { ScreenLoading } from '@pignon/shared/ui/core';
import { MandateDetailSkeleton } from '../detail/mandate-detail';

/** Placeholder of a loading form. */
export function FormSkeleton(): ReactNode {
  return (
    <ScreenLoading>
      <MandateDetailSkeleton />
    </ScreenLoading>
  );
}
