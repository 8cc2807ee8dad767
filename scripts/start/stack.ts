import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_IDENTITY_PROJECT } from '@pignon/shared/domain/user/identity-project';
import { API_BUNDLE, API_NODE_OPTIONS, DEMO_BUNDLE, EDGE_BUNDLE } from '../build';
import { freePort } from './checks';
import { startIdentity, type Identity } from './identity';
import { startMailCatcher, type MailCatcher } from './mail/mail-catcher';
import { DEMO_MARKER, type StartOptions } from './options';
import { startService, stopService, waitForHttp, type Service } from './processes';
import { printProgress } from './progress';
import { runToEnd } from './run-to-end';

const READY_WITHIN_S = 60;

export interface Stack {
  logDir: string;
  /** Mailbox of messages to customers and sign-in links; undefined with a real mail server. */
  mailUrl: string | undefined;
  /** Resolves with the name of a service that ended by itself. */
  broken: Promise<string>;
  /**
   * Stops every service in order: the API first, so that nothing more is written, then identity, with its state saved.
   */
  stop: () => Promise<void>;
}

/** Loads the demonstration agency into an empty data folder, once. */
export async function loadDemonstration(options: StartOptions, env: NodeJS.ProcessEnv): Promise<void> {
  const marker = join(options.dataDir, DEMO_MARKER);
  if (options.empty || existsSync(marker)) return;
  printProgress('Loading the demonstration agency, once…');
  await runToEnd(DEMO_BUNDLE, [], env, (line) => printProgress(`  ${line}`));
  writeFileSync(marker, `${new Date().toISOString()}\n`);
}

/** Starts the product server on a port of this machine. */
export function startApi(port: number, env: NodeJS.ProcessEnv, logDir: string): Service {
  return startService({
    name: 'api',
    command: process.execPath,
    args: [...API_NODE_OPTIONS, API_BUNDLE],
    env: { ...env, PORT: String(port), HOST: '127.0.0.1' },
    logDir,
  });
}

/** Starts the edge before the API at a port and the identity service at a host. */
export function startEdge(
  options: StartOptions,
  apiPort: number,
  identity: Pick<Identity, 'host'>,
  logDir: string,
): Service {
  return startService({
    name: 'edge',
    command: process.execPath,
    args: ['--enable-source-maps', EDGE_BUNDLE],
    env: {
      PORT: String(options.port),
      // the identity emulator admits anybody: loopback only, unless HOST is set
      HOST: process.env.HOST ?? '127.0.0.1',
      API_URL: `http://127.0.0.1:${apiPort}`,
      AUTH_EMULATOR_URL: `http://${identity.host}`,
      // a mirror folder is overwritten with the bucket's content, so builds are published elsewhere
      STORE_DIR: join(options.dataDir, process.env.STORE_URL ? 'store-followed' : 'store'),
      ENVIRONMENT: process.env.ENVIRONMENT ?? 'local',
    },
    logDir,
  });
}

/** Public address of the product, used in messages. */
const publicUrlOf = ({ port }: StartOptions): string => process.env.PUBLIC_URL ?? `http://localhost:${port}`;

/** Mail settings: a configured server, or the catcher on this machine. */
function mailSettings(options: StartOptions, catcher: MailCatcher | undefined): NodeJS.ProcessEnv {
  const publicUrl = publicUrlOf(options);
  if (!catcher) return { PUBLIC_URL: publicUrl };
  const smtp = { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(catcher.smtpPort), SMTP_SECURITY: 'NONE' };
  return { PUBLIC_URL: publicUrl, ...smtp, SMTP_FROM: 'agence@pignon.test' };
}

/** Starts identity, API and edge, and resolves when the sign-in page can be used. */
export async function startStack(options: StartOptions): Promise<Stack> {
  const logDir = join(options.dataDir, 'logs');
  printProgress('Starting the identity service…');
  const identity = await startIdentity(options.dataDir, logDir);
  const catcher = process.env.SMTP_HOST
    ? undefined
    : await startMailCatcher(options.dataDir, {
        port: Number(process.env.MAIL_PORT ?? 0),
        identity: { host: identity.host, publicUrl: publicUrlOf(options) },
      });
  const running: Service[] = [];
  const stop = async () => {
    for (const service of running.toReversed()) await stopService(service);
    await identity.stop();
    await catcher?.stop();
  };
  try {
    const env = {
      DATA_DIR: options.dataDir,
      DATABASE_URL: options.databaseUrl,
      FIREBASE_PROJECT_ID: DEMO_IDENTITY_PROJECT,
      GCLOUD_PROJECT: DEMO_IDENTITY_PROJECT,
      FIREBASE_AUTH_EMULATOR_HOST: identity.host,
      NODE_ENV: 'production',
    };
    await loadDemonstration(options, env);
    printProgress('Starting the API and the edge…');
    const apiPort = await freePort();
    const api = startApi(apiPort, { ...env, ...mailSettings(options, catcher) }, logDir);
    const edge = startEdge(options, apiPort, identity, logDir);
    running.push(api, edge);
    await waitForHttp(api, `http://127.0.0.1:${apiPort}/api/readyz`, READY_WITHIN_S);
    await waitForHttp(edge, `http://127.0.0.1:${options.port}/`, READY_WITHIN_S);
    const ends = [identity.service, ...running].map((service) => service.ended.then(() => service.name));
    return { logDir, mailUrl: catcher?.url, broken: Promise.race(ends), stop };
  } catch (error) {
    await stop();
    throw new Error(`${error instanceof Error ? error.message : String(error)} See ${logDir}.`);
  }
}
