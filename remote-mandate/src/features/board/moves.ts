import type { MandateStatus } from '@pignon/shared/domain/mandate/mandate.enums';
import { stepsFrom, type MandateStep } from '@pignon/shared/domain/mandate/mandate-status';

/** The columns that a mandate of this status can be moved to, with what each asks for. The clock moves no card. */
export const movesFrom = (status: MandateStatus): readonly MandateStep[] =>
  stepsFrom(status).filter(({ by }) => by !== 'CLOCK');

export const moveTo = (from: MandateStatus, to: MandateStatus): MandateStep | undefined =>
  movesFrom(from).find((move) => move.to === to);
