import { useEffect, useEffectEvent, useRef } from 'react';
import { actionOfKey, pageActions } from '@pignon/shared/contract';
import { isPageKey, useNavigate } from '@pignon/shared/router';
import { GO, openSearch, SECOND_LETTER_MS } from './shortcuts';

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
  const going = useRef(0);

  /** @returns true when the key had an effect */
  const withControl = (key: string): boolean => {
    if (key === 'k') openSearch();
    return key === 'k' || (key === 's' && runPageAction('s'));
  };
  const alone = (key: string, shift: boolean): boolean => {
    const go = Date.now() - going.current < SECOND_LETTER_MS && !shift ? GO[key] : undefined;
    going.current = key === 'g' && !shift ? Date.now() : 0;
    if (key === '/') openSearch();
    else if (key === '?') onHelp();
    else if (go) void navigate(go.to);
    else return !shift && runPageAction(key);
    return true;
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const control = event.ctrlKey || event.metaKey;
    if (event.repeat || event.altKey || !isPageKey(event, control ? 'shortcut' : 'letter')) return;
    if (control ? !event.shiftKey && withControl(key) : alone(key, event.shiftKey)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
