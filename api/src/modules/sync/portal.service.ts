import { firstPortalProblem, nextRun } from '@pignon/shared/domain/sync/portal.rules';
import type { NewPortal, Portal, PortalFields, PortalPatch } from '@pignon/shared/domain/sync/portal.schema';
import type { PortalKind } from '@pignon/shared/domain/sync/sync.enums';
import type { Db, Queryable } from '../../db/db';
import { ApiProblem, invalid } from '../../http/api-problem';
import { timeOf, type Actor } from '../../write/actor';
import { changesBetween, type Change } from '../../write/changes';
import { StaleError, type Outcome } from '../../write/outcome';
import { writeAudit } from '../audit/audit.repo';
import type { Connectors } from './connector';
import {
  deleteSecret,
  insertPortal,
  isDeletedPortal,
  markDeleted,
  saveSecret,
  readPortal,
  readPortals,
  updatePortal,
  type PortalRecord,
} from './portal.repo';
import { cancelQueued, isRunning, PORTAL_DISABLED } from './run/run.repo';
import type { SecretBox } from '../../keys/secret-box';

const emptyFields = (kind: PortalKind): Omit<PortalFields, 'name'> => ({
  enabled: false,
  account: '',
  selection: 'ALL',
  ...(kind === 'POLIRIS' ? { encoding: 'ISO-8859-1', mode: 'FULL' } : { encoding: 'UTF-8', mode: 'URL' }),
  target: null,
  times: [],
});

/** Its runs keep the code, so that it does not return with another portal's history. */
const NAME_OF_DELETED = 'Un portail supprimé avait ce nom, que son historique garde\u00a0: choisissez-en un autre.';

export const unknownPortal = (code: string): ApiProblem =>
  new ApiProblem('NOT_FOUND', { message: `Le portail ${code} n’existe pas.` });

/** Adds the time of the next run and whether this installation supports the format. */
export const toPortal = (record: PortalRecord, connectors: Connectors, now = new Date()): Portal => ({
  ...record,
  installed: connectors.has(record.kind),
  nextRun: nextRun(record, now),
});

export async function listPortals(db: Queryable, connectors: Connectors): Promise<Portal[]> {
  return (await readPortals(db)).map((record) => toPortal(record, connectors));
}

export async function createPortal(
  tx: Queryable,
  actor: Actor,
  portal: NewPortal,
  connectors: Connectors,
): Promise<Portal> {
  if (!(await insertPortal(tx, portal, { ...emptyFields(portal.kind), name: portal.name }))) {
    if (await isDeletedPortal(tx, portal.code)) throw invalid('name', NAME_OF_DELETED);
    throw new ApiProblem('CONFLICT', { message: `Le code ${portal.code} est déjà pris.` });
  }
  await writeAudit(tx, actor, [{ action: 'CREATE', entity: 'portal', ref: portal.code, changes: [] }]);
  const record = await readPortal(tx, portal.code);
  if (!record) throw unknownPortal(portal.code);
  return toPortal(record, connectors);
}

const fieldsOf = (portal: PortalFields): PortalFields => ({
  name: portal.name,
  enabled: portal.enabled,
  account: portal.account,
  selection: portal.selection,
  encoding: portal.encoding,
  mode: portal.mode,
  target: portal.target,
  times: portal.times,
});

const SECRET = '•••';

/** The journal records that the password changed, never its value. */
function secretChange(record: PortalRecord, password: string | null | undefined): Change[] {
  if (password === undefined || (password === null && !record.hasPassword)) return [];
  return [{ path: 'password', before: record.hasPassword ? SECRET : null, after: password === null ? null : SECRET }];
}

export interface PortalChange {
  code: string;
  version: number;
  patch: PortalPatch;
}

/**
 * Changes a portal; encrypts its password and stores it apart. Disabling it cancels its queued run. @throws VALIDATION
 * when it is enabled while settings are missing
 */
export async function changePortal(
  tx: Queryable,
  actor: Actor,
  { code, version, patch: { password, ...patch } }: PortalChange,
  { box, connectors }: { box: SecretBox; connectors: Connectors },
): Promise<Outcome<Portal>> {
  const before = await readPortal(tx, code, true);
  if (!before) throw unknownPortal(code);
  if (before.version !== version) throw new StaleError(toPortal(before, connectors));
  const after = fieldsOf({ ...before, ...patch });
  const changes = [...changesBetween(fieldsOf(before), after), ...secretChange(before, password)];
  if (changes.length === 0) return { entity: toPortal(before, connectors), changed: false };
  const hasPassword = password === undefined ? before.hasPassword : password !== null;
  const problem = firstPortalProblem(after, before.kind, hasPassword);
  if (problem) throw invalid(problem.path, problem.message);
  await updatePortal(tx, code, after, timeOf(actor));
  if (!after.enabled) await cancelQueued(tx, code, PORTAL_DISABLED);
  if (password === null) await deleteSecret(tx, code);
  else if (password !== undefined) await saveSecret(tx, code, box.seal(password));
  await writeAudit(tx, actor, [{ action: 'UPDATE', entity: 'portal', ref: code, changes }]);
  const record = await readPortal(tx, code);
  return { entity: toPortal(record ?? before, connectors), changed: true };
}

/**
 * Deletes a portal with password and selections, journals its settings, and keeps its runs. @throws CONFLICT during a
 * run
 */
export function deletePortal(db: Db, actor: Actor, code: string): Promise<void> {
  return db.tx(async (tx) => {
    const portal = await readPortal(tx, code, true);
    if (!portal) throw unknownPortal(code);
    const message = `Une diffusion vers ${portal.name} est en cours\u00a0: supprimez le portail quand elle sera terminée.`;
    await cancelQueued(tx, code, 'Le portail a été supprimé.');
    if (await isRunning(tx, code)) throw new ApiProblem('CONFLICT', { message });
    await markDeleted(tx, code, timeOf(actor));
    const changes = Object.entries(fieldsOf(portal)).map(([path, before]) => ({ path, before, after: null }));
    await writeAudit(tx, actor, [{ action: 'DELETE', entity: 'portal', ref: code, changes }]);
  });
}
