import { useEffect } from 'react';
import { prepareGoogle } from '@pignon/shared/auth';

/** Milliseconds without activity before a touch screen loads Google's code. */
const IDLE_MS = 2_000;

/**
 * Preloads Google's sign-in window when pointer or focus reaches its button. On touch screens there is no hover, so the
 * page preloads it when idle.
 */
export function useGooglePreparation(isOffered: boolean): { onPointerEnter?: () => void; onFocus?: () => void } {
  useEffect(() => {
    if (!isOffered || !window.matchMedia('(hover: none)').matches) return;
    const timer = setTimeout(prepareGoogle, IDLE_MS);
    return () => clearTimeout(timer);
  }, [isOffered]);
  return isOffered ? { onPointerEnter: prepareGoogle, onFocus: prepareGoogle } : {};
}
