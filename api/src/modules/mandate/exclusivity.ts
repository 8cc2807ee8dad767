import { frenchDay } from '@pignon/shared/domain/common/french';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Queryable } from '../../db/db';
import { ApiProblem } from '../../http/api-problem';
import { mandatesOfProperty } from './mandate-read.repo';

/** An exclusive mandate bears no other beside it; a delegation rests on the mandate of another agency. */
export async function assertExclusivity(tx: Queryable, mandate: Mandate, today: string): Promise<void> {
  if (mandate.type === 'PARTNER') return;
  const running = await mandatesOfProperty(tx, mandate.propertyRef, 'RUNNING');
  const rival = running.find(
    ({ type, endDate }) =>
      type !== 'PARTNER' &&
      (endDate === null || endDate >= today) &&
      (type === 'EXCLUSIVE' || mandate.type === 'EXCLUSIVE'),
  );
  if (!rival) return;
  const kind = rival.type === 'EXCLUSIVE' ? 'exclusif ' : '';
  throw new ApiProblem('CONFLICT', {
    message: `Un mandat ${kind}de ce bien est en cours jusqu’au ${frenchDay(rival.endDate ?? '')}\u00a0: clôturez-le d’abord.`,
    detail: String(rival.id),
  });
}
