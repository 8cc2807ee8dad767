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
  /** Resident megabytes of each server, at each measurement. */
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

/** Growth of memory from the first measurement, when caches are filled, to the last one. */
const MAX_GROWTH = 1.1;

function growthFaults(samples: readonly number[][]): string[] {
  const [first = [], last = []] = [samples[0], samples.at(-1)];
  return first.flatMap((before, server) => {
    const after = last[server] ?? 0;
    return after > before * MAX_GROWTH ? [`server ${server + 1} grew from ${before} to ${after} MB`] : [];
  });
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
export function tallyReport({ times, errors, lost, settled }: Tally): string {
  const line = (kind: Kind) => {
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times[kind], share).toFixed(0));
    return `${kind}s: ${times[kind].length} calls, p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`;
  };
  const summary = `${errors.length} errors, ${lost.length} lost updates, ${settled} settled with a colleague’s`;
  return [line('read'), line('write'), summary].join('\n');
}
