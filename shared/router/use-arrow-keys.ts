import { useEffect, useEffectEvent } from 'react';

/** Where an arrow means something else: writing, choosing in a list, moving in a set of tabs or options, a picture's own keys. */
const BUSY = [
  'input',
  'textarea',
  'select',
  'video',
  'audio',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="menu"]',
  '[role="menubar"]',
  '[role="listbox"]',
  '[role="tablist"]',
  '[role="radiogroup"]',
  '[role="slider"]',
  '[role="grid"]',
  '[role="tree"]',
  '[role="dialog"]',
  'dialog',
].join();

/** Something open over the page, which the keys belong to. */
const OVER = 'dialog[open], [role="dialog"][aria-modal="true"], [role="menu"], [role="listbox"]';

function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat) return false;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  if (document.querySelector(OVER)) return false;
  return !(event.target instanceof Element && event.target.closest(BUSY));
}

/** Left and right arrows call back, except where they already mean something. */
export function useArrowKeys(onLeft: () => void, onRight: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (!isFree(event)) return;
    if (event.key === 'ArrowLeft') onLeft();
    else onRight();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
