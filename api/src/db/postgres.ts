import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import type { Db, Queryable } from './db';
import { isDeadlock } from './failures';
import { listenOnChannel } from './listen';
import { preparedName } from './prepared';
import { SESSION } from './session';
import { VALUE_PARSERS } from './value-types';

export interface PostgresOptions {
  url: string;
  poolSize: number;
  /** Maximum duration of a statement; 0 for none (seeding, migrating). */
  statementTimeoutMs: number;
  onIdleError?: (error: Error) => void;
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (VALUE_PARSERS[oid] ?? pg.types.getTypeParser(oid, format)) as (text: string) => unknown,
};

type Runner = pg.Pool | pg.PoolClient;

function queryable(runner: Runner): Queryable {
  return {
    async query<Row extends object>(sql: Sql) {
      const { text, values } = sql;
      const { rows } = await runner.query<Row>({ name: preparedName(sql, text), text, values, types });
      return rows;
    },
    async script(text) {
      await runner.query(text);
    },
  };
}

const MAX_ATTEMPTS = 4;

/** Retries the transaction that PostgreSQL aborted to resolve a deadlock. */
async function inTransaction<Result>(pool: pg.Pool, work: (tx: Queryable) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptTransaction(pool, work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isDeadlock(error)) throw error;
      await setTimeout(Math.random() * 20 * attempt);
    }
  }
}

async function attemptTransaction<Result>(pool: pg.Pool, work: (tx: Queryable) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let connectionError: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(queryable(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((cause: unknown) => {
      connectionError = cause instanceof Error ? cause : new Error(String(cause));
    });
    throw error;
  } finally {
    client.release(connectionError);
  }
}

/** A pool of connections to a PostgreSQL server. */
export function openPostgres({ url, poolSize, statementTimeoutMs, onIdleError }: PostgresOptions): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    connectionTimeoutMillis: 5000,
    application_name: 'pignon-api',
    options: SESSION.map((setting) => `-c ${setting}`).join(' '),
  });
  // A connection that dies while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', (error) => onIdleError?.(error));
  // A connection that fails in use rejects its query; it needs a listener of its own too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    engine: 'postgres',
    ...queryable(pool),
    tx: (work) => inTransaction(pool, work),
    listen: (channel, subscriber) => listenOnChannel(url, channel, subscriber),
    close: () => pool.end(),
  };
}
