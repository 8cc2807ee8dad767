/** Frees the slot of a call; further calls have no effect. */
export type Release = () => void;

export interface CallSlots {
  /** @returns the function that frees the slot; undefined after the maximum wait, or when `signal` aborts */
  take(signal: AbortSignal): Promise<Release | undefined>;
}

/** Limits concurrent calls to `max`; further calls wait in order of arrival, at most `waitMs` milliseconds. */
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
