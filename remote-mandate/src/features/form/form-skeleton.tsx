import type { ReactNode } from 'react';
import { ScreenLoading } from '@pignon/shared/ui/core';
import { MandateDetailSkeleton } from '../detail/mandate-detail';

/** The place of the form while it is coming. */
export function FormSkeleton(): ReactNode {
  return (
    <ScreenLoading>
      <MandateDetailSkeleton />
    </ScreenLoading>
  );
}
