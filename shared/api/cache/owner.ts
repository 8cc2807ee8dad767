const KEY = 'pignon.cache';
/** Stands in the owner's place from the moment a wipe begins until it is done: found at a start, it is finished first. */
const WIPING = '-';

function write(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, value);
  } catch {
    // without storage nothing is kept, and there is nothing to remember
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Owner of the data cached on this machine, readable without opening the stores. */
export const cacheOwner = {
  /** True when the stores hold data of this person and of nobody else. */
  is: (uid: string) => read() === uid,
  /** True when something may lie there, of any user. */
  exists: () => read() !== null,
  become: (uid: string) => write(uid),
  beginWipe: () => write(WIPING),
  endWipe: () => {
    if (read() === WIPING) write(null);
  },
};
