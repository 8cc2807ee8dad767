import { createStore } from '@pignon/shared/state';
import { IDLE, LAST_ACTIVITY } from './idle-limit';
import { askServerTime, hasClockMoved, isClockKnown, serverNow } from './server-clock';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const CHECK_MS = 1_000;

export { IDLE };

/** Seconds until an idle session ends; undefined until shortly before. */
export const idleStore = createStore<number | undefined>(undefined);

/** Time of activity in this tab, when storage is blocked or full. */
let ownStamp = 0;

/** Reads browser storage; undefined where the browser refuses access. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Time of the last activity, by server time where known; 0 for none. */
const lastStamp = (): number => Math.max(Number(attempt(() => localStorage.getItem(LAST_ACTIVITY))) || 0, ownStamp);

/**
 * Returns 0 when there is none, or when it is in the future: the clock was set back, so the elapsed time is unknown.
 */
function lastActivity(now: number): number {
  const last = lastStamp();
  return last > now ? 0 : last;
}

/** The last timestamp that this tab stored. */
let lastWriteTime = 0;

function stamp(now: number): void {
  const isKept = attempt(() => {
    localStorage.setItem(LAST_ACTIVITY, String(now));
    return true;
  });
  ownStamp = isKept ? 0 : now;
  lastWriteTime = now;
}

/** Extends the session ("Rester connecté"). */
export function stayActive(): void {
  stamp(serverNow());
  idleStore.set(undefined);
}

function forgetActivity(): void {
  ownStamp = 0;
  attempt(() => localStorage.removeItem(LAST_ACTIVITY));
  idleStore.set(undefined);
}

function isLeft(): boolean {
  const now = serverNow();
  const last = lastActivity(now);
  return last > 0 && now - last >= IDLE.limitMs;
}

/**
 * True when the inactivity exceeds a session's limit; clears the stamp. Uses server time, as the clock may have been
 * set; the machine's when the server does not respond.
 */
export function wasLeftIdle(): boolean | Promise<boolean> {
  if (!isLeft()) return false;
  return askServerTime().then(() => {
    const isAway = isLeft();
    if (isAway) forgetActivity();
    return isAway;
  });
}

/** True when an unverified clock would soon end the session, or the stamp is in the future. */
function isDoubtful(now: number): boolean {
  const last = lastStamp();
  return last > now || (last > 0 && last + IDLE.limitMs - now <= IDLE.warnMs);
}

/** Fetches the server's time first, and corrects this tab's timestamp, which used the machine's clock. */
async function learnServerTime(): Promise<void> {
  if (isClockKnown() || hasClockMoved()) return;
  const before = serverNow() - Date.now();
  await askServerTime();
  const shift = serverNow() - Date.now() - before;
  if (shift !== 0 && lastStamp() === lastWriteTime) stamp(lastWriteTime + shift);
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
    if (hasClockMoved() || (!isClockKnown() && isDoubtful(now))) {
      void askServerTime().then(check);
      return 0;
    }
    const last = lastActivity(now);
    if (last === 0) stamp(now);
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
  const sign = () => {
    // a mouse movement extends no session after a long sleep, and does not stop the countdown
    if (check() <= IDLE.warnMs) return;
    const now = serverNow();
    if (now - lastActivity(now) >= IDLE.stampMs) stamp(now);
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === LAST_ACTIVITY) check();
  };
  check();
  // in the capture phase, before any handler stops the event
  for (const name of SIGNS) window.addEventListener(name, sign, { passive: true, capture: true });
  document.addEventListener('visibilitychange', check);
  window.addEventListener('storage', onStorage);
  const timer = setInterval(check, CHECK_MS);
  const first = setTimeout(() => void learnServerTime(), IDLE.stampMs);
  return () => {
    isStopped = true;
    clearTimeout(first);
    for (const name of SIGNS) window.removeEventListener(name, sign, { capture: true });
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('storage', onStorage);
    clearInterval(timer);
    idleStore.set(undefined);
  };
}
