import { VISIT_STATUS, VISIT_STATUSES, VISIT_STATUS_WORDS, type CancelReason, type VisitStatus } from './visit.enums';

/** Lists the statuses that may follow. */
export const nextVisitStatuses = (from: VisitStatus): readonly VisitStatus[] => VISIT_STATUS[from].next;

export const CANCELLED_WITHOUT_REASON = 'Dites pourquoi cette visite est annulée';

/** True for a cancellation without reason. */
export const lacksReason = ({ status, cancelReason }: { status?: VisitStatus; cancelReason?: CancelReason | null }) =>
  status === 'CANCELLED' && !cancelReason;

/** True when one of the visits took place: it and its tour cannot be deleted. */
export const tookPlace = (visits: readonly { status: VisitStatus }[]): boolean =>
  visits.some(({ status }) => status === 'DONE');

export interface VisitStatusRefusal {
  message: string;
  allowed: readonly VisitStatus[];
}

/** Why a visit may not become `to`, with the allowed statuses; null when it may, or is already. */
export function refuseVisitStatus(from: VisitStatus, to: VisitStatus): VisitStatusRefusal | null {
  const allowed = nextVisitStatuses(from);
  if (from === to || allowed.includes(to)) return null;
  const words = allowed.map((status) => VISIT_STATUS_WORDS[status].fr);
  const choice = words.length === 0 ? 'elle le reste' : `elle peut seulement être ${words.join(' ou ')}`;
  return { message: `Cette visite est ${VISIT_STATUS_WORDS[from].fr}\u00a0: ${choice}.`, allowed };
}

/** Statuses of future visits. */
export const UPCOMING_STATUSES: readonly VisitStatus[] = /* @__PURE__ */ VISIT_STATUSES.filter(
  (status) => VISIT_STATUS[status].isUpcoming,
);

/** Statuses other than cancelled. */
export const UNCANCELLED_STATUSES: readonly VisitStatus[] = /* @__PURE__ */ VISIT_STATUSES.filter(
  (status) => VISIT_STATUS[status].takesTime,
);

/** True for a future visit: done, missed and cancelled ones can neither move nor be announced. */
export const isUpcoming = ({ status }: { status: VisitStatus }): boolean => VISIT_STATUS[status].isUpcoming;

/** True when it occupies the negotiator and the buyer: all but cancelled visits. */
export const takesTime = ({ status }: { status: VisitStatus }): boolean => VISIT_STATUS[status].takesTime;

/** True of a visit that a voucher attests. */
export const isAttested = ({ status }: { status: VisitStatus }): boolean => VISIT_STATUS[status].isAttested;
