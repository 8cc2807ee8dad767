import { join } from 'node:path';
import { buildApp } from './app';
import { createFirebaseVerifier } from './auth/firebase-verifier';
import { ConfigError, readConfig, type Config } from './config';
import { openDb } from './db/open-db';
import { createMediaSigner, keptSecret } from './modules/media/media-signer';
import { openFolderStore } from './modules/media/media-store';

const STATEMENT_TIMEOUT_MS = 30_000;
const CLOSE_PATIENCE_MS = 10_000;

async function serve(config: Config): Promise<void> {
  const { databaseUrl, dataDir, databasePool: poolSize, projectId, tokenTrustSeconds: trustSeconds } = config;
  const db = await openDb({ databaseUrl, dataDir, poolSize, statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  const app = await buildApp({
    db,
    store: openFolderStore(join(dataDir, 'media')),
    signer: createMediaSigner(config.mediaSecret ?? (await keptSecret(dataDir))),
    verifier: createFirebaseVerifier({ projectId, trustSeconds }),
    messagesDir: config.messagesDir,
    logLevel: config.logLevel,
  });
  app.addHook('onClose', () => db.close());
  await app.listen({ host: config.host, port: config.port });
  let closing = false;
  async function close(signal: string): Promise<void> {
    if (closing) return;
    closing = true;
    app.log.info({ signal }, 'closing');
    // Calls in hand are answered, then the database is closed; what hangs is cut off.
    setTimeout(() => process.exit(1), CLOSE_PATIENCE_MS).unref();
    await app.close();
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close(signal));
}

async function main(): Promise<void> {
  await serve(readConfig(process.env));
}

main().catch((error: unknown) => {
  const sentence = error instanceof ConfigError ? `Settings at fault:\n${error.message}` : undefined;
  process.stderr.write(`${sentence ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`);
  process.exit(1);
});
