import type { CardKind } from '@pignon/shared/domain/agency/agency.enums';
import type { GapReason, RegisterGap } from '@pignon/shared/domain/mandate/register.schema';
import type { Queryable } from '../../../db/db';
import { invalid } from '../../../http/api-problem';
import type { Actor } from '../../../write/actor';
import type { Outcome } from '../../../write/outcome';
import { writeAudit } from '../../audit/audit.repo';
import { findRegisterGaps, writeGapReason } from './register-gap.repo';

const NO_GAP = 'Ces numéros ne forment pas une lacune du registre.';

/** Stores the reason of a gap; journaled. Returns all gaps. @throws VALIDATION when the numbers are not missing */
export async function explainRegisterGap(
  tx: Queryable,
  actor: Actor,
  register: CardKind,
  gap: GapReason,
): Promise<Outcome<RegisterGap[]>> {
  const gaps = await findRegisterGaps(tx, register);
  const present = gaps.find(({ first, last }) => first === gap.first && last === gap.last);
  if (!present) throw invalid('first', NO_GAP);
  if (present.reason === gap.reason) return { changed: false, entity: gaps };
  await writeGapReason(tx, register, gap);
  const path = `registerGap.${register}.${gap.first}-${gap.last}`;
  const changes = [{ path, before: present.reason, after: gap.reason }];
  await writeAudit(tx, actor, [{ action: 'UPDATE', entity: 'agency', ref: '1', changes }]);
  return { changed: true, entity: await findRegisterGaps(tx, register) };
}
