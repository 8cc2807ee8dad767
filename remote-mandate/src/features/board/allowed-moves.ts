import type { MandateStatus } from '@pignon/shared/domain/mandate/mandate.enums';
import { stepsFrom, type MandateStep } from '@pignon/shared/domain/mandate/mandate-status';

/**
 * Columns to which a mandate of this status can move, with the required input. Steps made by the clock are excluded.
 */
export const movesFrom = (status: MandateStatus): readonly MandateStep[] =>
  stepsFrom(status).filter(({ by }) => by !== 'CLOCK');

export const moveTo = (from: MandateStatus, to: MandateStatus): MandateStep | undefined =>
  movesFrom(from).find((move) => move.to === to);
