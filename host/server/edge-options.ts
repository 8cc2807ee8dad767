import path from 'node:path';
import type { RuntimeConfig } from '@pignon/shared/contract/runtime-config';
import type { RemoteStore } from '@pignon/platform/store/remote-store';
import type { TimeLimits } from '@pignon/shared/domain/http/request-limits';
import type { RolloutStore } from './rollout/rollout-store';
import { portOf } from '@pignon/shared/federation/override/local-origin';
import { runtimeConfiguration } from './runtime-configuration';

export interface EdgeOptions {
  /** Folder of the built host. */
  hostDist: string;
  /** Folder of published remotes and their registry. */
  storeDir: string;
  /** Remotes that differ from the mirrored store. */
  behind?: () => string[];
  /** Address of the product API, `http://127.0.0.1:8081`. */
  apiUpstream: string;
  /** Address of the identity emulator; absent with a real identity service. */
  emulatorUpstream?: string;
  /** The public configuration, read for every page so that a change needs no restart. */
  config: () => RuntimeConfig;
  /** Remotes in development: address of their server by name. */
  overrides?: Readonly<Record<string, string>>;
  /** Store of published source maps, when it is not `storeDir`: the mirrored bucket. */
  maps?: RemoteStore;
  /** Store that rollout actions change; without it only the command line changes versions. */
  rollout?: RolloutStore;
  logLevel?: 'silent' | 'trace' | 'info' | 'warn' | 'error';
  /** Destination of log lines; standard output when absent. */
  logStream?: { write(line: string): void };
  /** Timeouts of slow clients; tests shorten them. */
  timeLimits?: TimeLimits;
  /** Maximum wait of a call for a free slot, in milliseconds; tests shorten it. */
  slotWaitMs?: number;
}

/** Parses `contact=http://localhost:8090,…`: remotes under development. */
function parseOverriddenRemotes(text: string | undefined): Record<string, string> | undefined {
  if (!text) return undefined;
  const pairs = text.split(',').map((pair) => pair.split('=') as [string, string]);
  for (const [name, origin] of pairs) {
    if (portOf(origin) === undefined) {
      throw new Error(`REMOTE_OVERRIDES: ${name} may come from http://localhost:PORT only, not from ${origin}`);
    }
  }
  return Object.fromEntries(pairs);
}

/**
 * Reads the options of the edge from environment variables; folders are relative to the working directory.
 * @throws a sentence that names the invalid variable
 */
export function edgeOptionsFrom(env: Readonly<Record<string, string | undefined>>): EdgeOptions {
  return {
    hostDist: path.resolve(env.HOST_DIST ?? 'host/dist'),
    storeDir: path.resolve(env.STORE_DIR ?? '.data/store'),
    apiUpstream: env.API_URL ?? 'http://127.0.0.1:8081',
    emulatorUpstream: env.AUTH_EMULATOR_URL,
    config: runtimeConfiguration(env),
    overrides: parseOverriddenRemotes(env.REMOTE_OVERRIDES),
    logLevel: env.LOG_LEVEL === 'info' ? 'info' : 'warn',
  };
}

/** Reads the address of the metrics: METRICS_PORT, and METRICS_HOST, which defaults to the loopback address. */
export function metricsOptionsFrom({ METRICS_PORT, METRICS_HOST }: Readonly<Record<string, string | undefined>>) {
  if (!METRICS_PORT) return undefined;
  const port = Number(METRICS_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`METRICS_PORT: ${METRICS_PORT} is no port`);
  return { port, host: METRICS_HOST ?? '127.0.0.1' };
}

/** Reads the address that the edge listens on. */
export function listenOptionsFrom({ PORT, HOST }: Readonly<Record<string, string | undefined>>) {
  return { port: Number(PORT ?? 8080), host: HOST ?? '127.0.0.1' };
}
