import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../src/db/db';
import { benchCases, type BenchCall } from './cases';
import { underLoad } from './load';
import { residentMegabytes } from './memory';
import { writeCases } from './write-cases';

/** Parts of the load after each of which memory is read; of an hour, ten minutes each. */
const PARTS = 6;
/** Readings at the end of a part, over a tenth of it; their median counts, as the collector moves single ones by a tenth. */
const READINGS = 12;
const READ_SHARE = 0.1;
/** One call in so many is a write. */
const WRITE_EVERY = 10;
/** Writes that can be made any number of times. */
const REPEATABLE: readonly string[] = ['property created', 'contact created', 'event created', 'draft of a form kept'];
const WRITES = 400;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The measured calls in turn, with writes among them. */
async function mixedCalls(db: Db): Promise<(turn: number) => BenchCall | undefined> {
  const reads = await benchCases(db);
  const writes = (await writeCases(db, WRITES)).filter(({ name }) => REPEATABLE.includes(name));
  return (turn) => {
    const kinds = turn % WRITE_EVERY === 0 ? writes : reads;
    const round = Math.floor(turn / WRITE_EVERY);
    const calls = kinds[(kinds === writes ? round : turn) % kinds.length]?.calls ?? [];
    const call = calls[round % calls.length];
    return call && { ...call, headers: { ...call.headers, 'idempotency-key': randomUUID() } };
  };
}

async function readMemory(pid: number, partMs: number): Promise<number[]> {
  const startedAt = Date.now();
  const medians: number[] = [];
  for (let part = 1; part <= PARTS; part += 1) {
    const readings: number[] = [];
    for (let reading = 1; reading <= READINGS; reading += 1) {
      const share = 1 - READ_SHARE * (1 - reading / READINGS);
      await wait(Math.max(0, startedAt + partMs * (part - 1 + share) - Date.now()));
      readings.push(await residentMegabytes(pid));
    }
    medians.push(median(readings));
  }
  return medians;
}

interface Soak {
  db: Db;
  /** The server's process. */
  pid: number;
  clients: number;
  minutes: number;
  send: (call: BenchCall) => Promise<void>;
}

/** Makes reads and writes for that many minutes; returns the server's memory in megabytes after each sixth of them. */
export async function memoryUnderLoad({ db, pid, clients, minutes, send }: Soak) {
  const callAt = await mixedCalls(db);
  const work = async (turn: number) => {
    const call = callAt(turn);
    if (call) await send(call);
  };
  const [load, megabytes] = await Promise.all([
    underLoad(clients, minutes * 60, work),
    readMemory(pid, (minutes * 60_000) / PARTS),
  ]);
  return { answers: load.answers, megabytes };
}
