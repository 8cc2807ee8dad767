import { useEffect, useEffectEvent } from 'react';

/** Where an arrow means something else: writing, choosing in a list, moving in a set of tabs or options. */
const BUSY = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="tablist"], dialog';

function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  if (document.querySelector('dialog[open], [role="menu"]')) return false;
  return !(event.target instanceof Element && event.target.closest(BUSY));
}

/** Left and right arrows call back, except where they already mean something. */
export function useArrowKeys(onLeft: () => void, onRight: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isFree(event)) return;
    if (event.key === 'ArrowLeft') onLeft();
    if (event.key === 'ArrowRight') onRight();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
