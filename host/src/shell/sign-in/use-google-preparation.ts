import { useEffect } from 'react';
import { prepareGoogle } from '@pignon/shared/auth';

/** Milliseconds that a page on a touch screen is left alone before it fetches anything of Google's. */
const IDLE_MS = 2_000;

/**
 * What a button that opens Google's window does before it is pressed: it fetches what the window needs when a pointer or the focus
 * comes to it. A finger comes to it only to press, so on touch screens a page that shows the button fetches it once it is idle.
 */
export function useGooglePreparation(offered: boolean): { onPointerEnter?: () => void; onFocus?: () => void } {
  useEffect(() => {
    if (!offered || !window.matchMedia('(hover: none)').matches) return;
    const timer = setTimeout(prepareGoogle, IDLE_MS);
    return () => clearTimeout(timer);
  }, [offered]);
  return offered ? { onPointerEnter: prepareGoogle, onFocus: prepareGoogle } : {};
}
