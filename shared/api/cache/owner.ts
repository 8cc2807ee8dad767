const KEY = 'pignon.cache';
/** Owner during a wipe: found at the start, the wipe is finished first. */
const WIPE_MARKER = '-';

function write(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, value);
  } catch {
    // without storage nothing is stored, nothing need be remembered
  }
}

function readOwner(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Owner of the data cached on this machine, readable without opening the stores. */
export const cacheOwner = {
  /** True when the stores belong to this user. */
  is: (uid: string) => readOwner() === uid,
  /** True when the stores may contain data of any user. */
  exists: () => readOwner() !== null,
  become: (uid: string) => write(uid),
  beginWipe: () => write(WIPE_MARKER),
  endWipe: () => {
    if (readOwner() === WIPE_MARKER) write(null);
  },
};
