import { createStore } from '@pignon/shared/state';
import { IDLE, LAST_ACTIVITY } from './idle-limit';
import { askServerTime, hasClockMoved, isClockKnown, serverNow } from './server-clock';

const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const CHECK_INTERVAL_MS = 1_000;

export { IDLE };

/** Seconds until an idle session ends; undefined until shortly before. */
export const idleStore = createStore<number | undefined>(undefined);

/** Time of activity in this tab, when storage is blocked or full. */
let ownActivityTime = 0;

/** Reads browser storage; undefined where the browser refuses access. */
function accessStorage<T>(operation: () => T): T | undefined {
  try {
    return operation();
  } catch {
    return undefined;
  }
}

/** Time of the last activity, by server time where known; 0 for none. */
const latestActivity = (): number =>
  Math.max(Number(accessStorage(() => localStorage.getItem(LAST_ACTIVITY))) || 0, ownActivityTime);

/**
 * Returns 0 when there is none, or when it is in the future: the clock was set back, so the elapsed time is unknown.
 */
function lastActivity(now: number): number {
  const last = latestActivity();
  return last > now ? 0 : last;
}

/** The last timestamp that this tab stored. */
let lastWriteTime = 0;

function storeActivity(now: number): void {
  const isStored = accessStorage(() => {
    localStorage.setItem(LAST_ACTIVITY, String(now));
    return true;
  });
  ownActivityTime = isStored ? 0 : now;
  lastWriteTime = now;
}

/** Extends the session ("Rester connecté"). */
export function stayActive(): void {
  storeActivity(serverNow());
  idleStore.set(undefined);
}

function forgetActivity(): void {
  ownActivityTime = 0;
  accessStorage(() => localStorage.removeItem(LAST_ACTIVITY));
  idleStore.set(undefined);
}

function isIdleTooLong(): boolean {
  const now = serverNow();
  const last = lastActivity(now);
  return last > 0 && now - last >= IDLE.limitMs;
}

/**
 * True when the inactivity exceeds a session's limit; clears the stamp. Uses server time, as the clock may have been
 * set; the machine's when the server does not respond.
 */
export function wasLeftIdle(): boolean | Promise<boolean> {
  if (!isIdleTooLong()) return false;
  return askServerTime().then(() => {
    const isIdle = isIdleTooLong();
    if (isIdle) forgetActivity();
    return isIdle;
  });
}

/** True when an unverified clock would soon end the session, or the stamp is in the future. */
function isClockDoubtful(now: number): boolean {
  const last = latestActivity();
  return last > now || (last > 0 && last + IDLE.limitMs - now <= IDLE.warnMs);
}

/** Fetches the server's time first, and corrects this tab's timestamp, which used the machine's clock. */
async function alignToServerTime(): Promise<void> {
  if (isClockKnown() || hasClockMoved()) return;
  const offsetBefore = serverNow() - Date.now();
  await askServerTime();
  const clockShift = serverNow() - Date.now() - offsetBefore;
  if (clockShift !== 0 && latestActivity() === lastWriteTime) storeActivity(lastWriteTime + clockShift);
}

/**
 * Ends the session after an hour without activity in any tab: the stamp is shared. Changing the clock ends nothing:
 * after a jump, near the end, or with a future stamp, the server's time is requested. Returns the function that stops
 * it.
 */
export function watchIdle(onIdle: () => void): () => void {
  let isStopped = false;
  /** Acts on the remaining time, and returns it in milliseconds. */
  const check = (): number => {
    if (isStopped) return 0;
    const now = serverNow();
    if (hasClockMoved() || (!isClockKnown() && isClockDoubtful(now))) {
      void askServerTime().then(check);
      return 0;
    }
    const last = lastActivity(now);
    if (last === 0) storeActivity(now);
    const msLeft = last === 0 ? IDLE.limitMs : last + IDLE.limitMs - now;
    if (msLeft <= 0) {
      isStopped = true;
      forgetActivity();
      onIdle();
    } else {
      idleStore.set(msLeft <= IDLE.warnMs ? Math.ceil(msLeft / 1000) : undefined);
    }
    return msLeft;
  };
  const onActivity = () => {
    // a mouse movement extends no session after a long sleep, and does not stop the countdown
    if (check() <= IDLE.warnMs) return;
    const now = serverNow();
    if (now - lastActivity(now) >= IDLE.stampMs) storeActivity(now);
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === LAST_ACTIVITY) check();
  };
  check();
  // in the capture phase, before any handler stops the event
  for (const name of ACTIVITY_EVENTS) window.addEventListener(name, onActivity, { passive: true, capture: true });
  document.addEventListener('visibilitychange', check);
  window.addEventListener('storage', onStorage);
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  const firstAlignment = setTimeout(() => void alignToServerTime(), IDLE.stampMs);
  return () => {
    isStopped = true;
    clearTimeout(firstAlignment);
    for (const name of ACTIVITY_EVENTS) window.removeEventListener(name, onActivity, { capture: true });
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('storage', onStorage);
    clearInterval(timer);
    idleStore.set(undefined);
  };
}
