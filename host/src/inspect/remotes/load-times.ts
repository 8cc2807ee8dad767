import { LOAD_MEASURE, type LoadDetail } from '@pignon/shared/federation/runtime/load-measure';

/** Load of a part: start since page load, and duration, in milliseconds. */
export interface LoadTime {
  start: number;
  durationMs: number;
}

export interface LoadTimes {
  /** Returns the first load of a version's entry or module; later ones come from the cache. */
  of: (remote: string, version: string, part: string) => LoadTime | undefined;
  /** Style sheets by URL prefix. */
  styles: (base: string) => ReadonlyMap<string, LoadTime>;
}

const keyOf = ({ remote, version, part }: LoadDetail): string => `${remote}@${version} ${part}`;

/** Returns the loader's measurements on this page. */
export function loadTimes(): LoadTimes {
  const timeByPart = new Map<string, LoadTime>();
  const sheets = new Map<string, LoadTime>();
  for (const entry of performance.getEntriesByType('measure')) {
    if (!entry.name.startsWith(LOAD_MEASURE)) continue;
    const time = { start: entry.startTime, durationMs: entry.duration };
    const detail = (entry as PerformanceMeasure).detail as LoadDetail | null;
    const [times, key] = detail
      ? [timeByPart, keyOf(detail)]
      : [sheets, new URL(entry.name.slice(LOAD_MEASURE.length), location.href).href];
    if (!times.has(key)) times.set(key, time);
  }
  return {
    of: (remote, version, part) => timeByPart.get(keyOf({ remote, version, part })),
    styles: (base) => new Map([...sheets].filter(([address]) => address.startsWith(base))),
  };
}
