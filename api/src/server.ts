import { destination } from 'pino';
import { buildApp } from './app';
import { createFirebaseVerifier } from './auth/firebase-verifier';
import { openIdentityService, sessionsOf } from './auth/identity-service';
import { ConfigError, readConfig, type Config } from './config';
import { FolderInUseError } from './db/lock-folder';
import { MigrationError } from './db/migrate';
import { openDb } from './db/open-db';
import { noGeoplateforme, openGeoplateforme } from './geoplateforme/geoplateforme';
import { createTilePass } from './geoplateforme/tile-pass';
import { importHandler } from './import/import-by-running-server';
import { mailJobs, MAIL_LOOK_MS, productJobs } from './jobs/product-jobs';
import { startJobs } from './jobs/run-jobs';
import { createMediaSigner, keptSecret } from './modules/media/store/media-signer';
import { openMediaStore } from './modules/media/store/open-media-store';
import { builtMessages } from './modules/messages/shipped-texts';
import { createCustomerLinks } from './modules/proposal/customer/customer-links';
import { createSecretBox } from './modules/sync/secret-box';
import { openOperatorEndpoint } from './operator/operator-endpoint';

const STATEMENT_TIMEOUT_MS = 30_000;
const CLOSE_PATIENCE_MS = 10_000;

async function serve(config: Config): Promise<void> {
  const { databaseUrl, dataDir, databasePool: poolSize, geoplateformeUrl } = config;
  const db = await openDb({ databaseUrl, dataDir, poolSize, statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  const identities = openIdentityService(config.projectId);
  const sessions = sessionsOf(identities);
  const store = openMediaStore(config);
  const secret = config.mediaSecret ?? (await keptSecret(dataDir));
  const mail = { route: config.mail, publicUrl: config.publicUrl, secrets: createSecretBox(secret, 'mail') };
  const links = createCustomerLinks(secret);
  const app = await buildApp({
    db,
    store,
    signer: createMediaSigner(secret),
    verifier: createFirebaseVerifier(identities, config.tokenTrustSeconds),
    sessions,
    connectors: new Map(),
    portalSecrets: createSecretBox(secret, 'portals'),
    mail,
    links,
    tilePass: createTilePass(secret),
    geoplateforme: geoplateformeUrl ? openGeoplateforme({ baseUrl: geoplateformeUrl }) : noGeoplateforme,
    messagesDir: config.messagesDir ?? builtMessages(import.meta.url),
    trustedProxies: config.trustedProxies,
    logLevel: config.logLevel,
    // Lines wait for the one before them, not the calls for their lines; at the end they are written out.
    logStream: destination({ sync: false }),
  });
  const jobs = startJobs({ db, jobs: productJobs({ db, store, sessions }), log: app.log });
  const sending = mailJobs({ db, store, mail, links });
  const mailing = startJobs({ db, jobs: sending, log: app.log, lookEveryMs: MAIL_LOOK_MS });
  app.addHook('onClose', async () => {
    await Promise.all([jobs.stop(), mailing.stop()]);
    await db.close();
  });
  // PGlite accepts one process only: operator commands run inside the server.
  const operatorEndpoint =
    db.engine === 'pglite' ? await openOperatorEndpoint(dataDir, db, identities, importHandler(db, store)) : undefined;
  app.addHook('preClose', (done) => {
    operatorEndpoint?.close();
    done();
  });
  await app.listen({ host: config.host, port: config.port });
  let closing = false;
  async function close(signal: string): Promise<void> {
    if (closing) return;
    closing = true;
    app.log.info({ signal }, 'closing');
    // Running requests finish before the database closes; the timeout ends those that hang.
    setTimeout(() => process.exit(1), CLOSE_PATIENCE_MS).unref();
    await app.close();
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close(signal));
}

async function main(): Promise<void> {
  await serve(readConfig(process.env));
}

/** Configuration errors: the message is enough, without a stack trace. */
const MENDABLE = [ConfigError, FolderInUseError, MigrationError];

main().catch((error: unknown) => {
  const known = MENDABLE.some((kind) => error instanceof kind);
  const message = error instanceof Error ? (known ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
