import { useEffect, useEffectEvent } from 'react';
import { isPageKey, isPlain } from './page-keys';

/** Calls back on the left and right arrow keys, unless the focused element uses them. */
export function useArrowKeys(onLeft: () => void, onRight: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (event.repeat || !isPlain(event) || !isPageKey(event, 'arrow')) return;
    if (event.key === 'ArrowLeft') onLeft();
    else onRight();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
