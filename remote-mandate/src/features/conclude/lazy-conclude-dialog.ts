import { lazyDialog } from '@pignon/shared/ui/core';

/** Loaded with its form when first opened. */
export const LazyConcludeDialog = lazyDialog(async () => (await import('./conclude-dialog')).ConcludeDialog);
