import { isInForce, REGISTERED_STATUSES } from '../../mandate/mandate-status';
import type { MandateStatus } from '../../mandate/mandate.enums';

/** Facts that decide under which mandate a property is shown. */
export interface ShowingMandate {
  status: MandateStatus;
  startDate: string | null;
  endDate: string | null;
  /** Day it ended early, or will end by notice; null for none. */
  endedOn: string | null;
  /** Last day of withdrawal; null when there is none. */
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

/** Signed mandate in force on a day, a running one first; null for none. */
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
