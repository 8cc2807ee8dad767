import { openPostgres } from '../src/db/postgres';
import { tokenFor } from '../resilience/identity-service';
import { BENCH_USER } from './database';
import { openHttpClient } from './http-client';
import { eachOnce, type Measured } from './load';
import { openRecorder, type Statement } from './record-sql';
import { writeCases } from './write-cases';

/** Ratio of the API's p95 to the same SQL in one transaction that a write may have. */
export const WRITE_LIMIT = 2.5;

export interface MeasuredWrite {
  name: string;
  baseline: Measured;
  api: Measured;
}

interface WriteOptions {
  databaseUrl: string;
  serverUrl: string;
  clients: number;
  /** Writes of each kind that are measured on each side; as many again warm up. */
  count: number;
  poolSize: number;
  /** Measures only writes whose name contains this. */
  only: string;
}

/**
 * Measures the writes of each noun beside their SQL in one transaction, with commits. A call is made once, as each
 * creates or changes a record of its own: a quarter of them warm up the SQL, a quarter is its measure, the rest the API.
 */
export async function measureWrites(options: WriteOptions): Promise<MeasuredWrite[]> {
  const { databaseUrl, serverUrl, clients, count, poolSize, only } = options;
  const db = openPostgres({ url: databaseUrl, poolSize, statementTimeoutMs: 30_000 });
  const recorder = await openRecorder(db, BENCH_USER);
  const wire = openHttpClient(serverUrl, tokenFor(BENCH_USER), clients);
  const runBare = (statements: readonly Statement[] = []) =>
    db.tx(async (tx) => {
      for (const statement of statements) await tx.query(statement);
    });
  const lines: MeasuredWrite[] = [];
  try {
    for (const { name, calls } of await writeCases(db, 4 * count)) {
      if (!name.includes(only)) continue;
      const statements = await recorder.statementsOfWrites(calls.slice(0, 2 * count));
      await eachOnce(clients, count, (turn) => runBare(statements[turn]));
      const baseline = await eachOnce(clients, count, (turn) => runBare(statements[count + turn]));
      const send = async (turn: number) => {
        const call = calls[turn];
        if (call) await wire.send(call);
      };
      await eachOnce(clients, count, (turn) => send(2 * count + turn));
      const api = await eachOnce(clients, count, (turn) => send(3 * count + turn));
      lines.push({ name, baseline, api });
    }
    return lines;
  } finally {
    await wire.close();
    await recorder.close();
    await db.close();
  }
}
