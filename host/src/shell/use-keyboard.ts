import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from '@pignon/shared/router';
import { GO, isTyping, SEARCH_EVENT, SECOND_LETTER_MS } from './shortcuts';

/** The shortcuts of the whole product: `/` searches, `g` and a letter goes, `?` shows them all. */
export function useKeyboard(onHelp: () => void): void {
  const navigate = useNavigate();
  const going = useRef(0);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const palette = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
    if (document.querySelector('dialog[open]') || !(plain || palette)) return;
    if (palette || event.key === '/') {
      event.preventDefault();
      window.dispatchEvent(new Event(SEARCH_EVENT));
      return;
    }
    if (event.key === '?') return onHelp();
    const go = Date.now() - going.current < SECOND_LETTER_MS ? GO[event.key.toLowerCase()] : undefined;
    going.current = event.key === 'g' ? Date.now() : 0;
    if (!go) return;
    event.preventDefault();
    void navigate(go.to);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
