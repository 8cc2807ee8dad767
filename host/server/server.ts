import path from 'node:path';
import { bucketIn } from '@pignon/platform/store/open-store';
import { portOf } from '@pignon/shared/federation/override/local-origin';
import { s3Store } from '@pignon/platform/store/s3-store';
import { buildEdge } from './edge';
import { followStore } from './follow-store';
import { runtimeConfiguration } from './runtime-configuration';

const { env } = process;

/** `REMOTE_OVERRIDES=contact=http://localhost:8090,…`: remotes under development. */
function overrides(text: string | undefined): Record<string, string> | undefined {
  if (!text) return undefined;
  const pairs = text.split(',').map((pair) => pair.split('=') as [string, string]);
  for (const [name, origin] of pairs) {
    if (portOf(origin) === undefined) {
      throw new Error(`REMOTE_OVERRIDES: ${name} may come from http://localhost:PORT only, not from ${origin}`);
    }
  }
  return Object.fromEntries(pairs);
}

const storeDir = path.resolve(env.STORE_DIR ?? '.data/store');
const bucket = bucketIn(env);
const following =
  bucket && (await followStore(s3Store(bucket), storeDir, (problem) => process.stderr.write(`${problem}\n`)));

const edge = await buildEdge({
  hostDist: path.resolve(env.HOST_DIST ?? 'host/dist'),
  storeDir,
  behind: following?.behind,
  apiUpstream: env.API_URL ?? 'http://127.0.0.1:8081',
  emulatorUpstream: env.AUTH_EMULATOR_URL,
  config: runtimeConfiguration(env),
  overrides: overrides(env.REMOTE_OVERRIDES),
  logLevel: env.LOG_LEVEL === 'info' ? 'info' : 'warn',
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    following?.stop();
    void edge.close().then(() => process.exit(0));
  });
}

const address = await edge.listen({ port: Number(env.PORT ?? 8080), host: env.HOST ?? '127.0.0.1' });
console.log(`edge listening on ${address}`);
