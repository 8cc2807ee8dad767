import path from 'node:path';
import { buildEdge } from './edge';
import { runtimeConfiguration } from './runtime-configuration';

const { env } = process;

/** `REMOTE_OVERRIDES=contact=http://localhost:8090,…`: remotes under development. */
function overrides(text: string | undefined): Record<string, string> | undefined {
  if (!text) return undefined;
  const pairs = text.split(',').map((pair) => pair.split('=') as [string, string]);
  for (const [name, origin] of pairs) {
    if (!/^http:\/\/(localhost|127\.0\.0\.1):\d+$/.test(origin)) {
      throw new Error(`REMOTE_OVERRIDES: ${name} may come from http://localhost:PORT only, not from ${origin}`);
    }
  }
  return Object.fromEntries(pairs);
}

const edge = await buildEdge({
  hostDist: path.resolve(env.HOST_DIST ?? 'host/dist'),
  storeDir: path.resolve(env.STORE_DIR ?? '.data/store'),
  apiUpstream: env.API_URL ?? 'http://127.0.0.1:8081',
  emulatorUpstream: env.AUTH_EMULATOR_URL,
  config: runtimeConfiguration(env),
  overrides: overrides(env.REMOTE_OVERRIDES),
  logLevel: env.LOG_LEVEL === 'info' ? 'info' : 'warn',
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void edge.close().then(() => process.exit(0)));
}

const address = await edge.listen({ port: Number(env.PORT ?? 8080), host: env.HOST ?? '127.0.0.1' });
console.log(`edge listening on ${address}`);
