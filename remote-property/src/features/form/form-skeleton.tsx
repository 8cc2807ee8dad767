import { ScreenLoading, SkeletonLines } from '@pignon/shared/ui/core';

/** Placeholder of a form whose property loads. */
export const FormSkeleton = () => (
  <ScreenLoading>
    <SkeletonLines lines={12} />
  </ScreenLoading>
);
