import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_IDENTITY_PROJECT } from '@pignon/shared/domain/user/identity-project';
import { emptyDatabase } from '../../api/bench/database';
import type { FaultStack, Part } from '../../e2e/faults/fault';
import { freePort } from '../start/checks';
import { startIdentity } from '../start/identity';
import { stopService, waitForHttp, type Service } from '../start/processes';
import { loadDemonstration, startApi, startEdge } from '../start/stack';
import { postgresReachable } from '../test/postgres';
import { openRelay, type Relay } from './relay';
import { mountSmallDisk } from './small-disk';

const READY_WITHIN_S = 60;
const DATABASE = 'pignon_faults';

export interface RunningStack {
  stack: FaultStack;
  stop: () => Promise<void>;
}

/** Cleanup functions, run in reverse order. */
type Undo = (() => unknown)[];

async function relayTo(host: string, undo: Undo): Promise<Relay> {
  const [name = '127.0.0.1', port = '0'] = host.split(':');
  const relay = await openRelay(name, Number(port));
  undo.push(relay.cut);
  return relay;
}

/** An empty database behind a relay; undefined where no PostgreSQL answers. */
async function databaseBehindRelay(undo: Undo): Promise<{ url: string; relay: Relay } | undefined> {
  if (!(await postgresReachable())) return undefined;
  const url = new URL(await emptyDatabase(DATABASE));
  const relay = await relayTo(`${url.hostname}:${url.port || '5432'}`, undo);
  url.host = `127.0.0.1:${relay.port}`;
  return { url: url.href, relay };
}

/** The API as a process that can be killed and restarted on one port. */
function apiPart(port: number, env: NodeJS.ProcessEnv, logDir: string): Part & { stop: () => Promise<unknown> } {
  let service: Service | undefined;
  return {
    async mend() {
      if (service) return;
      service = startApi(port, env, logDir);
      await waitForHttp(service, `http://127.0.0.1:${port}/api/readyz`, READY_WITHIN_S);
    },
    async cut() {
      const killed = service;
      service = undefined;
      if (killed) await stopService(killed, 'SIGKILL');
    },
    stop: () => (service ? stopService(service) : Promise.resolve()),
  };
}

async function start(dataDir: string, undo: Undo): Promise<FaultStack> {
  const logDir = join(dataDir, 'logs');
  const disk = mountSmallDisk(join(dataDir, 'media'));
  if (disk) undo.push(disk.remove);
  mkdirSync(logDir, { recursive: true });
  const emulator = await startIdentity(dataDir, logDir);
  undo.push(emulator.stop);
  const identity = await relayTo(emulator.host, undo);
  const host = `127.0.0.1:${identity.port}`;
  const database = await databaseBehindRelay(undo);
  const options = { port: await freePort(), empty: false, fresh: true, dataDir, databaseUrl: database?.url };
  const url = `http://localhost:${options.port}`;
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: options.databaseUrl,
    FIREBASE_PROJECT_ID: DEMO_IDENTITY_PROJECT,
    GCLOUD_PROJECT: DEMO_IDENTITY_PROJECT,
    FIREBASE_AUTH_EMULATOR_HOST: host,
    NODE_ENV: 'production',
    PUBLIC_URL: url,
    GEOPF_URL: 'off',
  };
  await loadDemonstration(options, env);
  const apiPort = await freePort();
  const api = apiPart(apiPort, env, logDir);
  undo.push(api.stop);
  await api.mend();
  const edge = startEdge(options, apiPort, { host }, logDir);
  undo.push(() => stopService(edge));
  await waitForHttp(edge, `${url}/`, READY_WITHIN_S);
  return { url, api, identity, database: database?.relay, disk };
}

/** Starts a stack with the demonstration agency, each part of which can be taken away. Deletes the folder first. */
export async function startFaultStack(dataDir: string): Promise<RunningStack> {
  const undo: Undo = [];
  const stop = async () => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    return { stack: await start(dataDir, undo), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Deletes an earlier run's data, except published remotes. */
export function dropData(dataDir: string): void {
  // an interrupted run leaves its file system mounted
  mountSmallDisk(join(dataDir, 'media'))?.remove();
  for (const part of ['pglite', 'media', 'identity', 'logs', 'demo-loaded'])
    rmSync(join(dataDir, part), { recursive: true, force: true });
}
