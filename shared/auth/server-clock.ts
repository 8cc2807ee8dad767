import { runtimeConfig } from '@pignon/shared/contract';

/** Milliseconds that the clock of the day may move away from the one that only counts, before it is taken for set or the machine for asleep. */
const TOLERANCE_MS = 10_000;
/** The server says whole seconds, and its answer takes time: clocks that are closer are taken for the same. */
const SAME_MS = 5_000;
const PATIENCE_MS = 5_000;

/** `performance.now` counts on when somebody sets the clock; in many browsers it stands while the machine sleeps. */
const difference = (): number => Date.now() - performance.now();

let base = difference();
/** Milliseconds that the server's clock is ahead of this machine's. */
let offset = 0;
let asked = false;
let asking: Promise<void> | undefined;

async function readServerTime(): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(`${runtimeConfig().apiUrl}/healthz`, { method: 'HEAD', cache: 'no-store', signal });
    const time = Date.parse(response.headers.get('date') ?? '');
    return Number.isNaN(time) ? undefined : time;
  } catch {
    return undefined;
  }
}

/** The server's time in milliseconds since 1970, as far as it is known: by this machine's clock until it was asked. */
export const serverNow = (): number => Date.now() + offset;

/** True when the clock was set, or the machine slept: only the server knows which. */
export const hasClockMoved = (): boolean => Math.abs(difference() - base) > TOLERANCE_MS;

/** True once the server was asked, whether it answered or not, and as long as the clock has not moved since. */
export const isClockKnown = (): boolean => asked && !hasClockMoved();

/** Asks the server for its time. Where it does not answer, the machine's clock is believed. Never rejects. */
export function askServerTime(): Promise<void> {
  asking ??= readServerTime().then((time) => {
    if (time !== undefined) {
      const measured = time - Date.now();
      offset = Math.abs(measured) < SAME_MS ? 0 : measured;
    }
    base = difference();
    asked = true;
    asking = undefined;
  });
  return asking;
}

/** Forgets what was asked, for a test. */
export function forgetServerTime(): void {
  base = difference();
  offset = 0;
  asked = false;
}
