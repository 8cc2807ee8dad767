/** Frees the slot of a call; a second time does nothing. */
export type Release = () => void;

export interface CallSlots {
  /** @returns what frees the slot; undefined when none became free in time, or `gone` was aborted meanwhile */
  take(signal: AbortSignal): Promise<Release | undefined>;
}

/** Bounds calls under way at once to `most`; further ones wait in the order in which they came, `waitMs` at most. */
export function callSlots(max: number, waitMs: number): CallSlots {
  let inUse = 0;
  const waiting = new Set<() => void>();
  const slot = (): Release => {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const [next] = waiting;
      if (next) next();
      else inUse -= 1;
    };
  };
  return {
    take(gone) {
      if (inUse < max) {
        inUse += 1;
        return Promise.resolve(slot());
      }
      return new Promise((resolve) => {
        const end = (free?: Release): void => {
          waiting.delete(enter);
          clearTimeout(timer);
          gone.removeEventListener('abort', leave);
          resolve(free);
        };
        const enter = (): void => end(slot());
        const leave = (): void => end();
        const timer = setTimeout(leave, waitMs);
        gone.addEventListener('abort', leave);
        waiting.add(enter);
      });
    },
  };
}
