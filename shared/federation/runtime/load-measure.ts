/** Measures of what was loaded begin with this in the browser's own list (`performance.getEntriesByType('measure')`). */
export const LOAD_MEASURE = 'pignon:';

/** Subject of a load measure: a remote's entry, or one of its modules by expose. */
export interface LoadDetail {
  remote: string;
  version: string;
  part: string;
}

/** The part that is not a module: the file which registers the remote. */
export const ENTRY_PART = 'entry';

/**
 * Keeps in the browser's own list how long a part took to come, for the developer panel and the browser's tools.
 * @param start when it was asked for, as `performance.now()` tells
 */
export function measureLoad(start: number, detail: LoadDetail): void {
  performance.measure(`${LOAD_MEASURE}${detail.remote} ${detail.part}`, { start, detail });
}
