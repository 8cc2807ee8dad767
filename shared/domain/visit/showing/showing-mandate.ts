import { isInForce, REGISTERED_STATUSES } from '../../mandate/mandate-status';
import type { MandateStatus } from '../../mandate/mandate.enums';

/** Facts that decide under which mandate a property is shown. */
export interface ShowingMandate {
  status: MandateStatus;
  startDate: string | null;
  endDate: string | null;
  /** The day on which it ended before its term, or will under a notice; null while nothing ends it. */
  endedOn: string | null;
  /** The last day on which the principal may withdraw; null where none may. */
  withdrawalUntil: string | null;
}

/** Obstacles to a visit: no mandate in force that day, or one within its withdrawal period. */
export const SHOWING_PROBLEMS = ['NO_MANDATE', 'WITHDRAWAL'] as const;
export type ShowingProblem = (typeof SHOWING_PROBLEMS)[number];

const isSignedFor = ({ status, startDate, endDate, endedOn }: ShowingMandate, day: string): boolean =>
  REGISTERED_STATUSES.includes(status) &&
  startDate !== null &&
  startDate <= day &&
  (endDate === null || day <= endDate) &&
  (endedOn === null || day <= endedOn);

/** The signed mandate that is in force on a day, the one that still runs first; null when there is none. */
export function mandateOn<Candidate extends ShowingMandate>(
  mandates: readonly Candidate[],
  day: string,
): Candidate | null {
  const signed = mandates.filter((mandate) => isSignedFor(mandate, day));
  return signed.find(({ status }) => isInForce(status)) ?? signed[0] ?? null;
}

/** Returns the obstacle to a visit on a day under this mandate; null without one. */
export function showingProblem(mandate: ShowingMandate | null, day: string): ShowingProblem | null {
  if (mandate === null) return 'NO_MANDATE';
  return mandate.withdrawalUntil !== null && day <= mandate.withdrawalUntil ? 'WITHDRAWAL' : null;
}
