const hasLocks = (): boolean => 'locks' in navigator;

/** Runs work in one tab at a time. Without lock support tabs run it independently. */
export function runInOneTab<T>(name: string, work: () => Promise<T>): Promise<T> {
  return hasLocks() ? navigator.locks.request(name, work) : work();
}

/** Lists the names locked in any tab; a closed tab holds none. Undefined where locks are not supported. */
export async function lockedNames(prefix: string): Promise<ReadonlySet<string> | undefined> {
  if (!hasLocks()) return undefined;
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}
