import { runtimeConfig } from '@pignon/shared/contract';

/**
 * Milliseconds by which wall clock and monotonic clock may diverge before the clock counts as set or the machine as
 * asleep.
 */
const TOLERANCE_MS = 10_000;
/** Milliseconds of tolerated difference: the server sends whole seconds, with delay. */
const MAX_DIFFERENCE_MS = 5_000;
const TIMEOUT_MS = 5_000;

/** `performance.now` ignores clock changes; in many browsers it pauses during sleep. */
const clockDifference = (): number => Date.now() - performance.now();

let baseDifference = clockDifference();
/** Milliseconds that the server's clock is ahead of this machine's. */
let offset = 0;
let isRequested = false;
let pendingRequest: Promise<void> | undefined;

async function readServerTime(): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${runtimeConfig().apiUrl}/healthz`, { method: 'HEAD', cache: 'no-store', signal });
    const time = Date.parse(response.headers.get('date') ?? '');
    return Number.isNaN(time) ? undefined : time;
  } catch {
    return undefined;
  }
}

/** Server time in milliseconds since 1970; this machine's until known. */
export const serverNow = (): number => Date.now() + offset;

/** True when the clock was set or the machine slept; only the server can tell. */
export const hasClockMoved = (): boolean => Math.abs(clockDifference() - baseDifference) > TOLERANCE_MS;

/** True once the server was asked, with or without a response, until the clock moves. */
export const isClockKnown = (): boolean => isRequested && !hasClockMoved();

/** Fetches the server's time. Without a response the machine's clock is used. Never rejects. */
export function askServerTime(): Promise<void> {
  pendingRequest ??= readServerTime().then((time) => {
    if (time !== undefined) {
      const measuredOffset = time - Date.now();
      offset = Math.abs(measuredOffset) < MAX_DIFFERENCE_MS ? 0 : measuredOffset;
    }
    baseDifference = clockDifference();
    isRequested = true;
    pendingRequest = undefined;
  });
  return pendingRequest;
}

/** Resets the state, for tests. */
export function forgetServerTime(): void {
  baseDifference = clockDifference();
  offset = 0;
  isRequested = false;
}
