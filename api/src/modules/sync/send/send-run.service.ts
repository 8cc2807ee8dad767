import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../../../db/db';
import type { Actor } from '../../../write/actor';
import { readAgency } from '../../agency/agency.repo';
import { writeAudit } from '../../audit/audit.repo';
import { insertEvents, systemEvent } from '../../event/event-write.repo';
import { keyOf } from '../../media/media-files';
import type { MediaStore } from '../../media/store/media-store';
import { readPortal, type PortalRecord } from '../portal.repo';
import type { PhotoAddress, PhotoLinks } from '../photo/photo-links';
import { PORTAL_DISABLED } from '../run/run.repo';
import type { SecretBox } from '../../../keys/secret-box';
import { clearRunListings, deleteEarlierContents, insertRemoved, previousRun } from './run-listing.repo';
import { refuseReplay } from './refuse-replay';
import { PORTAL_FORMATS } from './package/portal-format';
import { writePackage } from './package/write-package';
import { SendingError } from './sending-error';
import { endTry, isCurrent, storeCounts, storeFile, readSealed, startAttempt, type StartedRun } from './sending.repo';
import type { PrivateHosts } from '../../../net/private-hosts';
import type { TargetAccess } from './target/delivery';
import { deliver } from './target/target';

export interface SendingDeps {
  db: Db;
  store: MediaStore;
  portalSecrets: SecretBox;
  /** Folder of portals with a folder target. */
  portalFolder: string;
  /** Hosts in the private network that settings may name. */
  privateHosts: PrivateHosts;
  photoLinks: PhotoLinks;
  /** Public address of this installation for portals; null when unknown. */
  publicUrl: string | null;
  patienceMs?: number;
  /** Additional certificate authorities for FTP servers. */
  ca?: string;
}

/** Dependencies of a connection to a portal's server. */
export type AccessDeps = Pick<
  SendingDeps,
  'db' | 'portalSecrets' | 'portalFolder' | 'privateHosts' | 'patienceMs' | 'ca'
>;

const JOB: Actor = { user: 'sync', source: 'JOB', requestId: null };
const TIMEOUT_MS = 30_000;
/** Minutes before each retry; after the last one the run fails. */
export const RETRY_MINUTES = [1, 5, 15, 60, 240] as const;

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return hash.digest('hex');
}

/** another process reports the result */
const takenOver = () => new SendingError('La diffusion a été reprise par un autre serveur.', true);

function photoAddressOf({ photoLinks, publicUrl }: SendingDeps, { mode }: PortalRecord): PhotoAddress | null {
  if (mode !== 'URL') return null;
  if (publicUrl === null)
    throw new SendingError(
      'L’installation ne dit pas sous quelle adresse les portails trouvent ses photographies\u00a0: envoyez-les en fichiers.',
      false,
    );
  return (reference, { name }) => `${publicUrl}${photoLinks.path(reference, name)}`;
}

/** Builds and stores the package: all further attempts send the same bytes. */
async function build(deps: SendingDeps, run: StartedRun, portal: PortalRecord, file: string): Promise<void> {
  const { db, store } = deps;
  const { fileName, mimeType } = PORTAL_FORMATS[portal.kind];
  const previous = await previousRun(db, run.runId);
  await clearRunListings(db, run.runId);
  const [agency, photoAddress] = [await readAgency(db), photoAddressOf(deps, portal)];
  await writePackage({ db, store, portal, agency, run, previous, photoAddress }, file);
  const key = keyOf(await hashOf(file));
  await store.writeFile(key, 'ORIGINAL', file);
  const { size } = await stat(file);
  await db.tx(async (tx) => {
    if (!(await storeFile(tx, run, { key, name: fileName(portal.account), type: mimeType, size }))) throw takenOver();
    await insertRemoved(tx, run.runId, previous);
    await storeCounts(tx, run.runId);
  });
}

/** Local file of the run: stored by an earlier attempt, or new. */
async function fileOf(deps: SendingDeps, run: StartedRun, portal: PortalRecord, folder: string): Promise<string> {
  const file = join(folder, 'package');
  const storedFile = run.fileKey === null ? null : await deps.store.open(run.fileKey, 'ORIGINAL');
  if (storedFile) await pipeline(storedFile, createWriteStream(file));
  else await build(deps, run, portal, file);
  return file;
}

/** Reads a target's access: its decrypted password, and this installation's folder. */
export async function accessOf({ db, portalSecrets, ...deps }: AccessDeps, code: string): Promise<TargetAccess> {
  const sealed = await readSealed(db, code);
  return {
    password: sealed && portalSecrets.open(sealed),
    folder: deps.portalFolder,
    privateHosts: deps.privateHosts,
    patienceMs: deps.patienceMs ?? TIMEOUT_MS,
    ...(deps.ca === undefined ? {} : { ca: deps.ca }),
  };
}

async function attemptRun(deps: SendingDeps, run: StartedRun, portal: PortalRecord): Promise<void> {
  const { target, enabled } = portal;
  if (!enabled) throw new SendingError(PORTAL_DISABLED, false);
  if (target === null) throw new SendingError('Les réglages ne disent plus où déposer le fichier.', false);
  const folder = await mkdtemp(join(tmpdir(), 'pignon-portal-'));
  try {
    const file = await fileOf(deps, run, portal, folder);
    if (run.replayOf !== null) await refuseReplay(deps.db, run.runId, portal);
    await deliver(target, await accessOf(deps, portal.code), {
      file,
      name: PORTAL_FORMATS[portal.kind].fileName(portal.account),
      attempt: { run: run.runId, number: run.attempt },
      assertCurrent: async () => {
        if (!(await isCurrent(deps.db, run))) throw takenOver();
      },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function end(db: Db, run: StartedRun, portal: PortalRecord, problem: SendingError | null): Promise<void> {
  const pause = problem?.mayPass ? (RETRY_MINUTES[run.attempt - 1] ?? null) : null;
  const status = problem === null ? 'DONE' : pause === null ? 'FAILED' : 'QUEUED';
  await db.tx(async (tx) => {
    if (!(await endTry(tx, run, { status, error: problem?.message ?? null, againInMinutes: pause }))) return;
    if (status === 'QUEUED') return;
    if (status === 'DONE') await deleteEarlierContents(tx, run.runId);
    const actor = { ...JOB, user: run.requestedBy };
    const title = status === 'DONE' ? `Diffusion vers ${portal.name} faite` : `Diffusion vers ${portal.name} échouée`;
    const changes = [{ path: 'status', before: 'RUNNING', after: status }];
    await writeAudit(tx, actor, [{ action: 'UPDATE', entity: 'sync', ref: String(run.runId), changes }]);
    await insertEvents(tx, actor, [systemEvent('sync', run.runId, title)]);
  });
}

/**
 * Continues a run from its last step: builds the file unless an earlier attempt did, delivers it, and stores the
 * outcome. Temporary failures are retried with growing delays; others, and a disabled portal, fail with their sentence.
 */
export async function sendRun(deps: SendingDeps, runId: number): Promise<void> {
  const { db } = deps;
  const run = await startAttempt(db, runId);
  if (!run) return;
  const portal = await readPortal(db, run.portal);
  if (!portal) {
    await endTry(db, run, { status: 'FAILED', error: 'Le portail a été supprimé.', againInMinutes: null });
    return;
  }
  try {
    await attemptRun(deps, run, portal);
  } catch (error) {
    if (!(error instanceof SendingError)) {
      const problem = new SendingError('La diffusion a échoué par une erreur de l’application.', true, {
        cause: error,
      });
      await end(db, run, portal, problem);
      throw error;
    }
    await end(db, run, portal, error);
    return;
  }
  await end(db, run, portal, null);
}
