import type { MandateStatus } from '@pignon/shared/domain/mandate/mandate.enums';
import { allowedStatuses, isExtensible } from '@pignon/shared/domain/mandate/mandate-status';

/** How a mandate reaches a status: signatures, an amendment, or a decision. */
export type MoveAction = 'SIGN' | 'EXTEND' | 'DECIDE';

export interface Move {
  to: MandateStatus;
  action: MoveAction;
}

/** The columns that a mandate of this status can be moved to, and what each asks for. The clock alone lets it expire. */
export function movesFrom(status: MandateStatus): readonly Move[] {
  const decided = allowedStatuses(status).map((to): Move => ({ to, action: 'DECIDE' }));
  if (status === 'PENDING') return [{ to: 'RUNNING', action: 'SIGN' }, ...decided];
  if (status === 'EXPIRED' && isExtensible(status)) return [{ to: 'RUNNING', action: 'EXTEND' }, ...decided];
  return decided;
}

export const moveTo = (from: MandateStatus, to: MandateStatus): Move | undefined =>
  movesFrom(from).find((move) => move.to === to);
