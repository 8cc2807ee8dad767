import { lazyDialog } from '@pignon/shared/ui/core';

/** Loads when first opened. */
export const ViewDialog = lazyDialog(async () => (await import('./view-dialog')).ViewDialog);
