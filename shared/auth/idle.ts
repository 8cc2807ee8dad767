import { createStore } from '@pignon/shared/state';

const KEY = 'lastActivity';
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const CHECK_MS = 1_000;

/** A stamp at most every 10 s; an hour without one ends the session; its last minute is counted down. */
export const IDLE = { stampMs: 10_000, limitMs: 3_600_000, warnMs: 60_000 } as const;

/** Seconds left before an idle session ends; undefined while there is no hurry. */
export const idleStore = createStore<number | undefined>(undefined);

function lastActivity(): number {
  return Number(localStorage.getItem(KEY)) || 0;
}

function stamp(now: number): void {
  localStorage.setItem(KEY, String(now));
}

/** "Rester connecté": the person is there. */
export function stayActive(): void {
  stamp(Date.now());
  idleStore.set(undefined);
}

/** Ends the watch: nobody is signed in any more. */
export function forgetActivity(): void {
  localStorage.removeItem(KEY);
  idleStore.set(undefined);
}

/** True when the machine was left for longer than a session lasts. */
export function wasLeftIdle(now = Date.now()): boolean {
  const last = lastActivity();
  return last > 0 && now - last >= IDLE.limitMs;
}

/**
 * Watches for an hour without a sign of life in any tab of the browser: the stamp is shared, so that work in one tab
 * keeps the others open. Call what is given back when the session ends.
 */
export function watchIdle(onIdle: () => void): () => void {
  if (lastActivity() === 0) stamp(Date.now());
  const sign = () => {
    // once the countdown runs, only the button says that somebody is there
    if (idleStore.get() !== undefined) return;
    const now = Date.now();
    if (now - lastActivity() >= IDLE.stampMs) stamp(now);
  };
  const check = () => {
    const left = lastActivity() + IDLE.limitMs - Date.now();
    if (left <= 0) {
      forgetActivity();
      onIdle();
    } else {
      idleStore.set(left <= IDLE.warnMs ? Math.ceil(left / 1000) : undefined);
    }
  };
  for (const name of SIGNS) window.addEventListener(name, sign, { passive: true });
  document.addEventListener('visibilitychange', check);
  const timer = setInterval(check, CHECK_MS);
  return () => {
    for (const name of SIGNS) window.removeEventListener(name, sign);
    document.removeEventListener('visibilitychange', check);
    clearInterval(timer);
    idleStore.set(undefined);
  };
}
