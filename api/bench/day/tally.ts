export type Kind = 'read' | 'write';

/** Result of a simulated day. */
export interface Tally {
  times: Record<Kind, number[]>;
  /** Unexpected responses and calls without response. */
  errors: string[];
  /** Acknowledged writes that are missing at the end. */
  lost: string[];
  /** Writes refused by a conflict and repeated on the current version. */
  settled: number;
  /** Resident megabytes of each server, at equal intervals of the day. */
  memory: number[][];
}

export const newTally = (): Tally => ({ times: { read: [], write: [] }, errors: [], lost: [], settled: 0, memory: [] });

/** Maximum p95, in milliseconds. */
const MAX_MS: Readonly<Record<Kind, number>> = { read: 150, write: 300 };

/** Duration below which this share of calls stays, in milliseconds; 0 without calls. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Growth of the highest memory from the middle third of the day, when caches are filled, to the last third. */
const MAX_GROWTH = 1.1;

/** Highest memory of each server in each third of the day; a single look may come just after a collection. */
export function memoryPeaks(samples: readonly number[][]): number[][] {
  const thirds = [0, 1, 2].map((third) =>
    samples.filter((_, index) => Math.floor((index * 3) / samples.length) === third),
  );
  const servers = samples[0]?.keys() ?? [];
  return [...servers].map((server) => thirds.map((looks) => Math.max(...looks.map((look) => look[server] ?? 0))));
}

function growthFaults(samples: readonly number[][]): string[] {
  return memoryPeaks(samples).flatMap(([, before = 0, after = 0], server) =>
    after > before * MAX_GROWTH ? [`server ${server + 1} grew from ${before} to ${after} MB`] : [],
  );
}

/** Lists the faults of a day; empty for a good one. */
export function faultsOf({ times, errors, lost, memory }: Tally): string[] {
  const faults = growthFaults(memory);
  for (const kind of ['read', 'write'] as const) {
    if (times[kind].length === 0) faults.push(`no ${kind} was made`);
    const p95 = percentile(times[kind], 0.95);
    if (p95 > MAX_MS[kind]) faults.push(`p95 of ${kind}s is ${p95.toFixed(0)} ms, over ${MAX_MS[kind]}`);
  }
  if (errors.length > 0) faults.push(`${errors.length} errors, the first: ${errors[0]}`);
  if (lost.length > 0) faults.push(`${lost.length} lost updates, the first: ${lost[0]}`);
  return faults;
}

/** Formats the figures of a day, one per line. */
export function tallyReport({ times, errors, lost, settled, memory }: Tally): string {
  const line = (kind: Kind) => {
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times[kind], share).toFixed(0));
    return `${kind}s: ${times[kind].length} calls, p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`;
  };
  const summary = `${errors.length} errors, ${lost.length} lost updates, ${settled} settled with a colleague’s`;
  const peaks = memoryPeaks(memory).map((thirds, server) => `server ${server + 1}: at most ${thirds.join(', ')} MB`);
  return [line('read'), line('write'), ...peaks, summary].join('\n');
}
