import { createHash } from 'node:crypto';
import { readPhone } from '@pignon/shared/domain/contact/phone/phone';
import { touchesManaged } from '@pignon/shared/domain/agency/agency.rules';
import type { Agency, AgencyFields } from '@pignon/shared/domain/agency/agency.schema';
import { holdsAnyRole } from '@pignon/shared/domain/user/access.policy';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import type { Queryable } from '../../db/db';
import { ApiProblem, invalid } from '../../http/api-problem';
import { timeOf, type Actor } from '../../write/actor';
import { changesBetween, type Change } from '../../write/changes';
import { StaleError, type Outcome } from '../../write/outcome';
import { writeAudit } from '../audit/audit.repo';
import { begunRegisters, readAgency, writeAgency, writeFirstAgency } from './agency.repo';

/** Formats the telephone number. @throws VALIDATION when it does not exist */
export function withPhone(patch: Partial<AgencyFields>): Partial<AgencyFields> {
  if (patch.phone === undefined || patch.phone === null) return patch;
  const phone = readPhone(patch.phone);
  if (phone === null) throw invalid('phone', 'Numéro de téléphone invalide');
  return { ...patch, phone };
}

export interface AgencyChange {
  version: number;
  patch: Partial<AgencyFields>;
  /** Roles of the caller. */
  roles: readonly Role[];
}

/** Replaces a picture by its hash: the journal must not grow by every logo. */
function journaled({ path, before, after }: Change): Change {
  const pictureHash = (picture: unknown) =>
    typeof picture === 'string' ? `sha256:${createHash('sha256').update(picture).digest('hex').slice(0, 16)}` : null;
  return path === 'logo' ? { path, before: pictureHash(before), after: pictureHash(after) } : { path, before, after };
}

async function checkRegister(tx: Queryable, changes: readonly Change[], roles: readonly Role[]): Promise<void> {
  const paths = changes.map(({ path }) => path);
  if (touchesManaged(paths) && !holdsAnyRole(roles, ['MANAGER']))
    throw new ApiProblem('FORBIDDEN', {
      message: 'Seul un responsable peut changer la carte professionnelle, les registres et les textes des mandats.',
      detail: 'MANAGER',
    });
  const startedRegister = (await begunRegisters(tx)).find((register) => paths.includes(`registerStart.${register}`));
  if (!startedRegister) return;
  const message = 'Ce registre a déjà commencé : son premier numéro ne peut plus changer.';
  throw new ApiProblem('CONFLICT', { message, errors: [{ path: `registerStart.${startedRegister}`, message }] });
}

/**
 * Changes the agency's data. @throws FORBIDDEN for settings of the register without `manage` @throws CONFLICT for the
 * first number of a register already in use
 */
export async function changeAgency(
  tx: Queryable,
  actor: Actor,
  { version, patch, roles }: AgencyChange,
): Promise<Outcome<Agency>> {
  const before = await readAgency(tx, true);
  if (before.version !== version) throw new StaleError(before);
  const { version: _, modifiedTime: _time, ...fields } = before;
  const after: AgencyFields = { ...fields, ...withPhone(patch) };
  const changes = changesBetween(fields, after);
  if (changes.length === 0) return { entity: before, changed: false };
  if (after.name === '') throw invalid('name', 'Ce champ est requis');
  await checkRegister(tx, changes, roles);
  const at = timeOf(actor);
  if (before.version > 0) await writeAgency(tx, after, at);
  else if (!(await writeFirstAgency(tx, after, at))) throw new StaleError(await readAgency(tx));
  const entry = { action: 'UPDATE', entity: 'agency', ref: '1', changes: changes.map(journaled) } as const;
  await writeAudit(tx, actor, [entry]);
  return { entity: await readAgency(tx), changed: true };
}
