import { frenchDay } from '@pignon/shared/domain/common/french';
import { IN_FORCE_STATUSES } from '@pignon/shared/domain/mandate/mandate-status';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Queryable } from '../../db/db';
import { ApiProblem } from '../../http/api-problem';
import { mandatesOfProperty } from './mandate-read.repo';

type Running = Pick<Mandate, 'type' | 'endDate'>;

/** Finds a running mandate that excludes others; a delegation never does, as it depends on another agency's mandate. */
export const conflictingMandate = <Each extends Running>(
  running: readonly Each[],
  { type }: Pick<Mandate, 'type'>,
  today: string,
): Each | undefined =>
  running.find(
    (each) =>
      each.type !== 'PARTNER' &&
      (each.endDate === null || each.endDate >= today) &&
      (each.type === 'EXCLUSIVE' || type === 'EXCLUSIVE'),
  );

/** French sentence on the other mandate in force. */
export const conflictSentence = ({ type, endDate }: Running): string =>
  `Un mandat ${type === 'EXCLUSIVE' ? 'exclusif ' : ''}de ce bien est en cours jusqu’au ${frenchDay(endDate ?? '')}`;

/** Throws when another running mandate excludes this one; a delegation excludes none. */
export async function assertExclusivity(tx: Queryable, mandate: Mandate, today: string): Promise<void> {
  if (mandate.type === 'PARTNER') return;
  const conflicting = conflictingMandate(
    await mandatesOfProperty(tx, mandate.propertyRef, IN_FORCE_STATUSES),
    mandate,
    today,
  );
  if (!conflicting) return;
  throw new ApiProblem('CONFLICT', {
    message: `${conflictSentence(conflicting)}\u00a0: clôturez-le d’abord.`,
    detail: String(conflicting.id),
  });
}
