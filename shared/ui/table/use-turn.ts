import { useEffect, useLayoutEffect, useState } from 'react';

/** What is drawn in one frame: more would keep the page from answering. */
const IN_A_FRAME = 6;

const waiting = new Set<() => void>();
let isAsked = false;

function nextTurn(): void {
  isAsked = false;
  for (const come of [...waiting].slice(0, IN_A_FRAME)) {
    waiting.delete(come);
    come();
  }
  ask();
}

function ask(): void {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  requestAnimationFrame(nextTurn);
}

/**
 * False until the turn of whoever asks has come, true from then on. A few come in each frame, in the order in which they
 * asked, so that what many rows hold is laid out and painted by slices; who leaves before costs nothing.
 */
export function useTurn(): boolean {
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => {
    const come = () => setHasCome(true);
    waiting.add(come);
    ask();
    return () => void waiting.delete(come);
  }, []);
  return hasCome;
}

/**
 * What stands in a place of a long list: what is known of it, once its turn has come.
 * @param onFilled called once it stands there
 */
export function useFilling<R>(known: R | undefined, onFilled: () => void): R | undefined {
  const filling = useTurn() ? known : undefined;
  const isFilled = filling !== undefined;
  useLayoutEffect(() => {
    if (isFilled) onFilled();
  }, [isFilled, onFilled]);
  return filling;
}
