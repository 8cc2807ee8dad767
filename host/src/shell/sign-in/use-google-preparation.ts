import { useEffect } from 'react';
import { prepareGoogle } from '@pignon/shared/auth';

/** Milliseconds without activity before a touch screen loads Google's code. */
const IDLE_MS = 2_000;

/**
 * Preloads Google's sign-in window when pointer or focus reaches its button. On touch screens there is no hover, so the
 * page preloads it when idle.
 */
export function useGooglePreparation(offered: boolean): { onPointerEnter?: () => void; onFocus?: () => void } {
  useEffect(() => {
    if (!offered || !window.matchMedia('(hover: none)').matches) return;
    const timer = setTimeout(prepareGoogle, IDLE_MS);
    return () => clearTimeout(timer);
  }, [offered]);
  return offered ? { onPointerEnter: prepareGoogle, onFocus: prepareGoogle } : {};
}
