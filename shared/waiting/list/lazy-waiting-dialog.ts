import { useEffect } from 'react';
import { lazyDialog } from '@pignon/shared/ui/core';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "waiting-dialog" */ './waiting-dialog')).WaitingDialog;

export const WaitingDialog = lazyDialog(loadDialog);

/** Milliseconds until the first screen is drawn. */
const PRELOAD_DELAY_MS = 4_000;

/** Preloads the dialog, as it is opened without network. */
export function usePreloadedDialog(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadDialog().catch(() => undefined), PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
