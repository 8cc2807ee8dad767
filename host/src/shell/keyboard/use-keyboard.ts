import { useEffect, useEffectEvent, useRef } from 'react';
import { actionOfKey, pageActions } from '@pignon/shared/contract';
import { isPageKey, useNavigate } from '@pignon/shared/router';
import { GO, openSearch, SECOND_LETTER_MS } from './shortcuts';

/** Runs what the page declared for the key. @returns whether there was something to run */
function runPageAction(key: string): boolean {
  const action = actionOfKey(pageActions(), key);
  action?.run();
  return action !== undefined;
}

/**
 * The shortcuts of the whole product: `/` and Ctrl+K search, `?` shows them all, `g` and a letter goes, Ctrl+S saves even
 * while typing, and any other letter is the page's. What counts is the character, wherever the keyboard has it: `/` and `?`
 * take Shift on a French one.
 */
export function useKeyboard(onHelp: () => void): void {
  const navigate = useNavigate();
  const going = useRef(0);

  /** @returns whether the key meant something */
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
