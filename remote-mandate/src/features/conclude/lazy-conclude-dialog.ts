import { lazyDialog } from '@pignon/shared/ui/core';

/** Fetched with the form that it is made of, when it is first opened. */
export const LazyConcludeDialog = lazyDialog(async () => (await import('./conclude-dialog')).ConcludeDialog);
