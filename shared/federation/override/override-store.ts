import { REMOTE_NAME } from '../../contract/remote-name';
import { MAX_OVERRIDES, OVERRIDE_MS, OVERRIDES_KEY, portOf } from './local-origin';
import { overridesIn, recordOf, type Overrides } from './override-record';

/**
 * Why an override was refused: invalid name, an origin other than `http://localhost:PORT`, too many, no right, or no
 * response of the edge.
 */
export type OverrideRefusal = 'name' | 'origin' | 'many' | 'right' | 'unreachable';

export class OverrideRefused extends Error {
  override readonly name = 'OverrideRefused';

  constructor(readonly reason: OverrideRefusal) {
    super(`the override is refused: ${reason}`);
  }
}

interface OverrideDependencies {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Id of the signed-in user when they may have overrides. */
  uid: () => string | undefined;
  now: () => number;
  /** Allows ports at the edge. @throws OverrideRefused */
  allow: (ports: readonly number[]) => Promise<void>;
}

export interface OverrideStore {
  /** Overrides in force for the signed-in user; the same object until one changes. */
  read: () => Overrides;
  /**
   * Loads a remote from `http://localhost:PORT` for eight hours, in pages opened from now on: an open one keeps its
   * code and policy. @throws OverrideRefused
   */
  set: (name: string, origin: string) => Promise<void>;
  /** Removes one override, or all. Never fails: the edge's permission expires anyway. */
  clear: (name?: string) => Promise<void>;
  subscribe: (listener: () => void) => () => void;
  /** Re-reads overrides: after time, another tab's change, or a change of user. */
  refresh: () => void;
}

const portsOf = (overrides: Overrides): number[] => [
  ...new Set(Object.values(overrides).flatMap(({ origin }) => portOf(origin) ?? [])),
];

/** Stores the local remotes of one user at a time. */
export function createOverrides({ storage, uid, now, allow }: OverrideDependencies): OverrideStore {
  let currentOverrides: Overrides = {};
  let expiryTimer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const readStored = (): Overrides => {
    const currentUid = uid();
    return currentUid === undefined ? {} : overridesIn(storage.getItem(OVERRIDES_KEY), currentUid, now());
  };
  const refresh = (): void => {
    const nextOverrides = readStored();
    clearTimeout(expiryTimer);
    const expiryTimes = Object.values(nextOverrides).map(({ until }) => until);
    if (expiryTimes.length > 0) expiryTimer = setTimeout(refresh, Math.min(...expiryTimes) - now() + 1);
    if (JSON.stringify(nextOverrides) === JSON.stringify(currentOverrides)) return;
    currentOverrides = nextOverrides;
    for (const listener of [...listeners]) listener();
  };
  const storeOverrides = (remotes: Overrides): void => {
    const record = recordOf(uid() ?? '', remotes);
    if (record === null) storage.removeItem(OVERRIDES_KEY);
    else storage.setItem(OVERRIDES_KEY, record);
    refresh();
  };

  return {
    read: () => currentOverrides,
    refresh,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async set(name, origin) {
      if (!REMOTE_NAME.test(name)) throw new OverrideRefused('name');
      if (portOf(origin) === undefined) throw new OverrideRefused('origin');
      const currentUid = uid();
      if (currentUid === undefined) throw new OverrideRefused('right');
      const nextOverrides = { ...readStored(), [name]: { origin, until: now() + OVERRIDE_MS } };
      if (Object.keys(nextOverrides).length > MAX_OVERRIDES) throw new OverrideRefused('many');
      await allow(portsOf(nextOverrides));
      // signed out, or another user signed in meanwhile
      if (uid() !== currentUid) throw new OverrideRefused('right');
      storeOverrides(nextOverrides);
    },
    async clear(name) {
      const remainingOverrides = (): Overrides =>
        name === undefined
          ? {}
          : Object.fromEntries(Object.entries(readStored()).filter(([overriddenName]) => overriddenName !== name));
      await allow(portsOf(remainingOverrides())).catch(() => undefined);
      storeOverrides(remainingOverrides());
    },
  };
}
