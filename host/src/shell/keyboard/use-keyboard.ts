import { useEffect, useEffectEvent, useRef } from 'react';
import { actionOfKey, pageActions } from '@pignon/shared/contract';
import { isPageKey, useNavigate } from '@pignon/shared/router';
import { NAVIGATION_PATHS, openSearch, SECOND_LETTER_MS } from './shortcuts';

/** Runs the page's action for a key. @returns whether there was one */
function runPageAction(key: string): boolean {
  const action = actionOfKey(pageActions(), key);
  action?.run();
  return action !== undefined;
}

/**
 * Global shortcuts: `/` and Ctrl+K search, `?` lists all, `g` and a letter navigates, Ctrl+S saves even while typing,
 * other letters belong to the page. Compares characters, not key positions: `/` and `?` take Shift on a French
 * keyboard.
 */
export function useKeyboard(onHelp: () => void): void {
  const navigate = useNavigate();
  const isNavigating = useRef(0);

  /** @returns true when the key had an effect */
  const handleControlKey = (key: string): boolean => {
    if (key === 'k') openSearch();
    return key === 'k' || (key === 's' && runPageAction('s'));
  };
  const handleSingleKey = (key: string, shift: boolean): boolean => {
    const navigateByLetter =
      Date.now() - isNavigating.current < SECOND_LETTER_MS && !shift ? NAVIGATION_PATHS[key] : undefined;
    isNavigating.current = key === 'g' && !shift ? Date.now() : 0;
    if (key === '/') openSearch();
    else if (key === '?') onHelp();
    else if (navigateByLetter) void navigate(navigateByLetter.to);
    else return !shift && runPageAction(key);
    return true;
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const isControl = event.ctrlKey || event.metaKey;
    if (event.repeat || event.altKey || !isPageKey(event, isControl ? 'shortcut' : 'letter')) return;
    if (isControl ? !event.shiftKey && handleControlKey(key) : handleSingleKey(key, event.shiftKey))
      event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
