const LOCK_NAME = 'pignon.in-sight';

/** Announces to this browser's other windows that this one is visible. Returns the function that stops it. */
export function announceVisibility(): () => void {
  if (!('locks' in navigator)) return () => undefined;
  let release: (() => void) | undefined;
  const follow = () => {
    if (document.hidden) {
      release?.();
      release = undefined;
    } else if (!release) {
      const holdLock = new Promise<void>((resolve) => (release = resolve));
      navigator.locks.request(LOCK_NAME, { mode: 'shared' }, () => holdLock).catch(() => undefined);
    }
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    release?.();
  };
}

/** True while a window of this browser shows the product. */
export async function isAnyWindowVisible(): Promise<boolean> {
  if (!document.hidden) return true;
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === LOCK_NAME);
}
