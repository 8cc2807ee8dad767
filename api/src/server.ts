import type { FastifyInstance } from 'fastify';
import type { Auth } from 'firebase-admin/auth';
import { destination } from 'pino';
import { noFileScanner, openClamd } from './antivirus/file-scanner';
import { buildApp } from './app';
import { createFirebaseVerifier } from './auth/firebase-verifier';
import { openIdentityService, sessionsOf } from './auth/identity-service';
import { ConfigError, readConfig, type Config } from './config';
import type { Deps } from './deps';
import { FolderInUseError } from './db/lock-folder';
import { MigrationError } from './db/migrate';
import type { Db } from './db/db';
import { openDb } from './db/open-db';
import { noGeoplateforme, openGeoplateforme } from './geoplateforme/geoplateforme';
import { createTileSigner } from './geoplateforme/tile-signer';
import { importHandler } from './import/import-by-running-server';
import { mailJobs, MAIL_POLL_MS, productJobs } from './jobs/product-jobs';
import { startJobs } from './jobs/run-jobs';
import { createMediaSigner } from './modules/media/store/media-signer';
import type { MediaStore } from './modules/media/store/media-store';
import { openMediaStore } from './modules/media/store/open-media-store';
import { builtMessages } from './modules/messages/shipped-texts';
import { importJobs, IMPORT_POLL_MS } from './modules/property/import/import-jobs.service';
import { createCustomerLinks } from './modules/proposal/customer/customer-links';
import { CONNECTORS } from './modules/sync/connector';
import { createInstallationKeys } from './keys/installation-keys';
import { installationSecret } from './keys/installation-secret';
import { resealSecrets } from './keys/reseal-secrets';
import { createWaitingKeys } from './modules/user/waiting-call-key';
import { createPhotoLinks } from './modules/sync/photo/photo-links';
import type { SendingDeps } from './modules/sync/send/send-run.service';
import { sendingJobs, SENDING_POLL_MS } from './modules/sync/send/sending-jobs';
import { admissionHandler, backupHandler, exportHandler, openOperatorEndpoint } from './operator/operator-endpoint';
import { noLeakedPasswords, openLeakedPasswords } from './passwords/leaked-passwords';

const STATEMENT_TIMEOUT_MS = 30_000;
const CLOSE_TIMEOUT_MS = 10_000;

/** Operator commands of this process. */
const operatorWorks = (db: Db, store: MediaStore, identities: Auth, dataDir: string) => ({
  '/admit': admissionHandler(db, identities),
  '/import': importHandler(db, store),
  '/backup': backupHandler({ db, store, dataDir }),
  '/export': exportHandler({ db, store }),
});

type WorkDeps = SendingDeps & Pick<Deps, 'sessions' | 'mail' | 'links'> & Pick<Config, 'sessionDays'>;

/** Starts all jobs; returns the function that stops them and waits for running ones. */
function startAllJobs(
  { sessions, sessionDays, mail, links, ...deps }: WorkDeps,
  log: FastifyInstance['log'],
): () => Promise<void> {
  const { db, store } = deps;
  const started = [
    startJobs({ db, jobs: productJobs({ db, store, sessions, sessionDays }), log }),
    startJobs({ db, jobs: mailJobs({ db, store, mail, links }), log, lookEveryMs: MAIL_POLL_MS }),
    startJobs({ db, jobs: importJobs({ db, store }), log, lookEveryMs: IMPORT_POLL_MS }),
    startJobs({ db, jobs: sendingJobs(deps), log, lookEveryMs: SENDING_POLL_MS }),
  ];
  return async () => {
    await Promise.all(started.map((jobs) => jobs.stop()));
  };
}

/** Dependencies that sign or encrypt, with keys from the environment's secret or from the one in the data folder. */
async function keyedDeps({ mediaSecret, dataDir, secondFactor, keys: { previousSecrets, ...algorithms } }: Config) {
  const secret = mediaSecret ?? (await installationSecret(dataDir));
  const keys = createInstallationKeys({ secrets: [secret, ...previousSecrets], ...algorithms });
  return {
    signer: createMediaSigner(keys),
    portalSecrets: keys.box('portals'),
    mailSecrets: keys.box('mail'),
    tokenHashes: keys.tokenHashes,
    secondFactors: { rule: secondFactor, secrets: keys.box('second factor') },
    waitingKeys: createWaitingKeys(keys),
    photoLinks: createPhotoLinks(keys),
    links: createCustomerLinks(keys),
    tilePass: createTileSigner(keys),
  };
}

async function serve(config: Config): Promise<void> {
  const { databaseUrl, dataDir, databasePool: poolSize, portalFolder, privateHosts } = config;
  const { geoplateformeUrl, leakedPasswordsUrl } = config;
  const db = await openDb({ databaseUrl, dataDir, poolSize, statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  const identities = openIdentityService(config.projectId);
  const sessions = sessionsOf(identities);
  const store = openMediaStore(config);
  const { mailSecrets, ...keyed } = await keyedDeps(config);
  const { links, portalSecrets, secondFactors, photoLinks } = keyed;
  const mail = { route: config.mail, publicUrl: config.publicUrl, secrets: mailSecrets, privateHosts };
  await resealSecrets(db, { portals: portalSecrets, mail: mailSecrets, secondFactors: secondFactors.secrets });
  const app = await buildApp({
    db,
    store,
    scanner: config.clamd ? openClamd(config.clamd) : noFileScanner,
    ...keyed,
    verifier: createFirebaseVerifier(identities, config),
    sessions,
    connectors: CONNECTORS,
    portalFolder,
    privateHosts,
    mail,
    geoplateforme: geoplateformeUrl ? openGeoplateforme({ baseUrl: geoplateformeUrl }) : noGeoplateforme,
    leakedPasswords: leakedPasswordsUrl ? openLeakedPasswords({ baseUrl: leakedPasswordsUrl }) : noLeakedPasswords,
    messagesDir: config.messagesDir ?? builtMessages(import.meta.url),
    callLimits: config.callLimits,
    trustedProxies: config.trustedProxies,
    logLevel: config.logLevel,
    // log lines are buffered, calls do not wait for them; they are flushed at the end
    logStream: destination({ sync: false }),
  });
  const { publicUrl, sessionDays } = config;
  const stopJobs = startAllJobs(
    { db, store, sessions, sessionDays, mail, links, portalSecrets, portalFolder, privateHosts, photoLinks, publicUrl },
    app.log,
  );
  app.addHook('onClose', async () => {
    await stopJobs();
    await db.close();
  });
  // PGlite accepts one process only: operator commands run inside the server.
  const operatorEndpoint =
    db.engine === 'pglite'
      ? await openOperatorEndpoint(dataDir, operatorWorks(db, store, identities, dataDir))
      : undefined;
  app.addHook('preClose', (done) => {
    operatorEndpoint?.close();
    done();
  });
  await app.listen({ host: config.host, port: config.port });
  closeOnSignals(app);
}

/** Ends the process once, on a signal. */
function closeOnSignals(app: FastifyInstance): void {
  let closing = false;
  async function close(signal: string): Promise<void> {
    if (closing) return;
    closing = true;
    app.log.info({ signal }, 'closing');
    // running requests finish before the database closes; the timeout ends hanging ones
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
    await app.close();
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close(signal));
}

async function main(): Promise<void> {
  await serve(readConfig(process.env));
}

/** Configuration errors: the message is enough, without a stack trace. */
const CONFIGURATION_ERRORS = [ConfigError, FolderInUseError, MigrationError];

main().catch((error: unknown) => {
  const known = CONFIGURATION_ERRORS.some((kind) => error instanceof kind);
  const message = error instanceof Error ? (known ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
