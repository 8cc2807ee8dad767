/** Frees the slot of a call; further calls have no effect. */
export type Release = () => void;

export interface CallSlots {
  /** @returns the function that frees the slot; undefined after the maximum wait, or when `signal` aborts */
  acquire(signal: AbortSignal): Promise<Release | undefined>;
}

/** Limits concurrent calls to `max`; further calls wait in order of arrival, at most `waitMs` milliseconds. */
export function callSlots(max: number, waitMs: number): CallSlots {
  let usedSlots = 0;
  const waiting = new Set<() => void>();
  const holdSlot = (): Release => {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const [nextWaiting] = waiting;
      if (nextWaiting) nextWaiting();
      else usedSlots -= 1;
    };
  };
  return {
    acquire(abortSignal) {
      if (usedSlots < max) {
        usedSlots += 1;
        return Promise.resolve(holdSlot());
      }
      return new Promise((resolve) => {
        const finishWait = (release?: Release): void => {
          waiting.delete(takeSlot);
          clearTimeout(timer);
          abortSignal.removeEventListener('abort', giveUpWait);
          resolve(release);
        };
        const takeSlot = (): void => finishWait(holdSlot());
        const giveUpWait = (): void => finishWait();
        const timer = setTimeout(giveUpWait, waitMs);
        abortSignal.addEventListener('abort', giveUpWait);
        waiting.add(takeSlot);
      });
    },
  };
}
