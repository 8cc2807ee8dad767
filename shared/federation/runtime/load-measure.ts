/** Prefix of load measures in `performance.getEntriesByType('measure')`. */
export const LOAD_MEASURE = 'pignon:';

/** Subject of a load measure: a remote's entry, or one of its modules by expose. */
export interface LoadDetail {
  remote: string;
  version: string;
  part: string;
}

/** Name of the part that registers the remote. */
export const ENTRY_PART = 'entry';

/**
 * Records a load time as a performance measure, for developer panel and browser tools. @param start time of the
 * request, from `performance.now()`
 */
export function measureLoad(start: number, detail: LoadDetail): void {
  performance.measure(`${LOAD_MEASURE}${detail.remote} ${detail.part}`, { start, detail });
}
