import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DEMO_IDENTITY_PROJECT } from '@pignon/shared/domain/user/identity-project';
import { freePort } from './checks';
import { startService, stopService, waitForHttp, type Service } from './processes';

const EXPORT_INTERVAL_MS = 30_000;
const READY_WITHIN_S = 90;

export interface Identity {
  /** host:port of the Firebase Auth emulator. */
  host: string;
  service: Service;
  stop: () => Promise<void>;
}

/** Finds the command-line program of the pinned firebase-tools. */
function firebaseProgram(): string {
  const require = createRequire(import.meta.url);
  return join(require.resolve('firebase-tools/package.json'), '..', 'lib', 'bin', 'firebase.js');
}

async function exportAccounts(hubPort: number, folder: string): Promise<void> {
  const next = `${folder}.next`;
  rmSync(next, { recursive: true, force: true });
  const answer = await fetch(`http://127.0.0.1:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: next, initiatedBy: 'pignon' }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok || !existsSync(next)) throw new Error(`accounts could not be saved (${answer.status})`);
  const previous = `${folder}.previous`;
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, previous);
  renameSync(next, folder);
}

/**
 * Starts the identity emulator on free ports. Accounts are read from the data folder, saved there every half minute and
 * on stop, so that neither Ctrl-C nor a crash loses them.
 */
export async function startIdentity(dataDir: string, logDir: string): Promise<Identity> {
  const home = join(dataDir, 'identity');
  const accounts = join(home, 'accounts');
  mkdirSync(home, { recursive: true });
  if (!existsSync(accounts) && existsSync(`${accounts}.previous`)) renameSync(`${accounts}.previous`, accounts);
  const [port, hub, logging] = [await freePort(), await freePort(), await freePort()];
  const emulators = {
    auth: { host: '127.0.0.1', port },
    hub: { host: '127.0.0.1', port: hub },
    logging: { host: '127.0.0.1', port: logging },
    ui: { enabled: false },
    singleProjectMode: true,
  };
  writeFileSync(join(home, 'firebase.json'), JSON.stringify({ emulators }));
  const service = startService({
    name: 'identity',
    command: process.execPath,
    args: [
      firebaseProgram(),
      'emulators:start',
      '--only=auth',
      `--project=${DEMO_IDENTITY_PROJECT}`,
      ...(existsSync(accounts) ? [`--import=${accounts}`] : []),
    ],
    cwd: home,
    env: { FIREBASE_EMULATORS_PATH: join(home, 'cache'), CI: 'true' },
    logDir,
  });
  await waitForHttp(service, `http://127.0.0.1:${port}/`, READY_WITHIN_S);
  const saving = setInterval(() => void exportAccounts(hub, accounts).catch(() => undefined), EXPORT_INTERVAL_MS);
  const stop = async () => {
    clearInterval(saving);
    await exportAccounts(hub, accounts).catch((error: unknown) => console.error(String(error)));
    await stopService(service, 'SIGINT');
  };
  return { host: `127.0.0.1:${port}`, service, stop };
}
