import type { ReplayMode } from '@pignon/shared/domain/sync/sync.enums';
import type { RunLine } from '@pignon/shared/domain/sync/portal.schema';
import { PORTAL_KIND_NAMES } from '@pignon/shared/domain/sync/sync.enums';
import type { Queryable } from '../../../db/db';
import { ApiProblem } from '../../../http/api-problem';
import { timeOf, type Actor } from '../../../write/actor';
import { writeAudit } from '../../audit/audit.repo';
import { insertEvents, systemEvent } from '../../event/event-write.repo';
import type { Connectors } from '../connector';
import { readPortal } from '../portal.repo';
import { unknownPortal } from '../portal.service';
import { copyRun } from './replay.repo';
import { queueRun, readStoredRun, readRunLine } from './run.repo';

export const unknownRun = () => new ApiProblem('NOT_FOUND', { message: 'Cette diffusion n’existe pas.' });
const conflictProblem = (message: string) => new ApiProblem('CONFLICT', { message });

/**
 * Queues a run, in the caller's transaction; the connector sends it. @throws CONFLICT for a disabled portal, an
 * unsupported format, or during another run of the portal
 */
export async function requestRun(
  tx: Queryable,
  actor: Actor,
  code: string,
  connectors: Connectors,
  replayOf?: number,
): Promise<RunLine> {
  const portal = await readPortal(tx, code);
  if (!portal) throw unknownPortal(code);
  const { name, kind, enabled } = portal;
  if (!enabled) throw conflictProblem(`La diffusion vers ${name} est désactivée.`);
  if (!connectors.has(kind))
    throw conflictProblem(
      `La diffusion vers ${name} n’est pas possible : le connecteur ${PORTAL_KIND_NAMES[kind]} n’est pas installé.`,
    );
  const run = await queueRun(tx, { code, user: actor.user, at: timeOf(actor), replayOf });
  if (!run) throw conflictProblem(`Une diffusion vers ${name} est déjà en cours.`);
  await writeAudit(tx, actor, [{ action: 'RUN', entity: 'sync', ref: String(run.runId), changes: [] }]);
  await insertEvents(tx, actor, [systemEvent('sync', run.runId, `Diffusion vers ${name} demandée`)]);
  return run;
}

/**
 * Repeats a run under the rules of a new one. SEND sends its stored file again, unless a listing may no longer be
 * advertised; BUILD makes a new file. @throws CONFLICT without a stored file
 */
export async function replayRun(
  tx: Queryable,
  actor: Actor,
  { runId, mode }: { runId: number; mode: ReplayMode },
  connectors: Connectors,
): Promise<RunLine> {
  const storedRun = await readStoredRun(tx, runId);
  if (!storedRun) throw unknownRun();
  if (mode === 'SEND' && storedRun.fileKey === null)
    throw conflictProblem('Cette diffusion n’a pas laissé de fichier\u00a0: construisez-en un nouveau.');
  const run = await requestRun(tx, actor, storedRun.portal, connectors, runId);
  if (mode === 'BUILD') return run;
  await copyRun(tx, runId, run.runId);
  return (await readRunLine(tx, run.runId)) ?? run;
}
