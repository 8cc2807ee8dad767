/** Milliseconds per answer, and answers per second over all clients. */
export interface Measured {
  median: number;
  p95: number;
  perSecond: number;
  answers: number;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function measuredOf(times: number[], startedAt: number): Measured {
  const spent = (performance.now() - startedAt) / 1000;
  times.sort((a, b) => a - b);
  return { median: at(times, 0.5), p95: at(times, 0.95), perSecond: times.length / spent, answers: times.length };
}

/** Runs `work` once for each of `count` turns on `clients` parallel loops. Rethrows its errors. */
export async function eachOnce(
  clients: number,
  count: number,
  work: (turn: number) => Promise<unknown>,
): Promise<Measured> {
  let next = 0;
  const times: number[] = [];
  const startedAt = performance.now();
  async function client(): Promise<void> {
    for (let turn = next++; turn < count; turn = next++) {
      const started = performance.now();
      await work(turn);
      times.push(performance.now() - started);
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  return measuredOf(times, startedAt);
}

/** Runs `work` again and again on `clients` parallel loops for that many seconds. Rethrows its errors. */
export async function underLoad(
  clients: number,
  seconds: number,
  work: (turn: number) => Promise<unknown>,
): Promise<Measured> {
  const times: number[] = [];
  let turn = 0;
  const startedAt = performance.now();
  const deadline = startedAt + seconds * 1000;
  async function client(): Promise<void> {
    while (performance.now() < deadline) {
      const started = performance.now();
      await work(turn++);
      times.push(performance.now() - started);
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  return measuredOf(times, startedAt);
}
