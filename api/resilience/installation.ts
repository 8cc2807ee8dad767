import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROLES, type Role } from '@pignon/shared/domain/user/user.enums';
import pg from 'pg';
import { databaseAt } from '../test/prepare-database';
import type { Db } from '../src/db/db';
import { openDb } from '../src/db/open-db';
import { insertUsers } from '../src/modules/user/user.repo';
import { startIdentityService, tokenFor } from './identity-service';
import { startServer, type ServerProcess } from './server-process';

export const MANAGER = 'manager@pignon.test';
export const NEXT = 'next@pignon.test';
const SERVER = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

export type Engine = 'pglite' | 'postgres';

/** The engine that TEST_DB names. */
export const testEngine = (): Engine => (process.env['TEST_DB'] === 'postgres' ? 'postgres' : 'pglite');

/** An installed product: data folder, database, identity service; its servers are processes. */
export interface Installation {
  engine: Engine;
  token: string;
  /** Token of a second user with every role but the manager's: the last manager is protected. */
  next: string;
  databaseUrl: string | undefined;
  dataDir: string;
  start(): Promise<ServerProcess>;
  /** Queries the database; on PGlite only while no server runs. */
  withDb<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  remove(): Promise<void>;
}

/** Creates an empty database on the server under test; `drop` ends its connections. */
export async function createDatabase(name: string): Promise<{ url: string; drop: () => Promise<void> }> {
  await administer(`create database ${name}`);
  return {
    url: databaseAt(SERVER, name),
    drop: () => administer(`drop database if exists ${name} with (force)`),
  };
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client(SERVER);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Creates an installation with a manager who holds every role and a second user, both signed in. */
export async function install(engine = testEngine()): Promise<Installation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pignon-resilience-'));
  const identities = await startIdentityService();
  const name = `pignon_trust_${process.pid}_${Date.now()}`;
  const database = engine === 'postgres' ? await createDatabase(name) : undefined;
  const databaseUrl = database?.url;
  const running: ServerProcess[] = [];
  async function withDb<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    const db = await openDb({ databaseUrl, dataDir });
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  }
  const person = (email: string, roles: Role[]) => ({
    loginEmail: email,
    uid: email,
    roles,
    status: 'ACTIVE' as const,
  });
  const others = ROLES.filter((role) => role !== 'MANAGER');
  await withDb((db) => insertUsers(db, [person(MANAGER, [...ROLES]), person(NEXT, others)]));
  return {
    engine,
    token: tokenFor(MANAGER),
    next: tokenFor(NEXT),
    databaseUrl,
    dataDir,
    withDb,
    async start() {
      const server = await startServer({ dataDir, databaseUrl, identityHost: identities.host });
      running.push(server);
      return server;
    },
    async remove() {
      await Promise.all(running.map((server) => server.kill()));
      identities.close();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
