import { useEffect } from 'react';
import { lazyDialog } from '@pignon/shared/ui/core';

const load = async () => (await import(/* webpackChunkName: "waiting-dialog" */ './waiting-dialog')).WaitingDialog;

export const WaitingDialog = lazyDialog(load);

/** Long enough for the first screen to be drawn. */
const PRELOAD_AFTER_MS = 4_000;

/** Fetches the dialog ahead: it is opened where there is no network. */
export function usePreloadedDialog(): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
