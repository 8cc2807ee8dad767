import type { CancelReason, VisitStatus } from './visit.enums';

/** What a visit may become. One that took place is a fact; one that was called off may be taken up again. */
const NEXT: Readonly<Record<VisitStatus, readonly VisitStatus[]>> = {
  PLANNED: ['CONFIRMED', 'DONE', 'CANCELLED', 'NO_SHOW'],
  CONFIRMED: ['PLANNED', 'DONE', 'CANCELLED', 'NO_SHOW'],
  DONE: [],
  CANCELLED: ['PLANNED', 'CONFIRMED'],
  NO_SHOW: ['PLANNED', 'DONE'],
};

/** What a visit may become, by itself. */
export const nextVisitStatuses = (from: VisitStatus): readonly VisitStatus[] => NEXT[from];

/** As in "Visite du bien V26-00042 confirmée". */
export const VISIT_STATUS_WORDS: Readonly<Record<VisitStatus, string>> = {
  PLANNED: 'prévue',
  CONFIRMED: 'confirmée',
  DONE: 'effectuée',
  CANCELLED: 'annulée',
  NO_SHOW: 'manquée',
};

/** As in "Visite du bien V26-00042 annulée par le visiteur". */
export const CANCEL_REASON_WORDS: Readonly<Record<CancelReason, string>> = {
  VISITOR: 'par le visiteur',
  OWNER: 'par le propriétaire',
  AGENCY: 'par l’agence',
  UNAVAILABLE: 'car le bien n’est plus disponible',
  OTHER: 'pour une autre raison',
};

export const CANCELLED_WITHOUT_REASON = 'Dites pourquoi cette visite est annulée';

/** True of what calls a visit off and does not say why. */
export const lacksReason = ({ status, cancelReason }: { status?: VisitStatus; cancelReason?: CancelReason | null }) =>
  status === 'CANCELLED' && !cancelReason;

/** True when one of these visits took place: neither it nor its tour can be taken away. */
export const tookPlace = (visits: readonly { status: VisitStatus }[]): boolean =>
  visits.some(({ status }) => status === 'DONE');

export interface VisitStatusRefusal {
  message: string;
  allowed: readonly VisitStatus[];
}

/** Why a visit may not become `to`, with what it may become; null when it may, or is so already. */
export function refuseVisitStatus(from: VisitStatus, to: VisitStatus): VisitStatusRefusal | null {
  const allowed = NEXT[from];
  if (from === to || allowed.includes(to)) return null;
  const words = allowed.map((status) => VISIT_STATUS_WORDS[status]);
  const choice = words.length === 0 ? 'elle le reste' : `elle peut seulement être ${words.join(' ou ')}`;
  return { message: `Cette visite est ${VISIT_STATUS_WORDS[from]}\u00a0: ${choice}.`, allowed };
}

/** Its hour is the negotiator's and the buyer's, unless it was called off. */
export const takesTime = ({ status }: { status: VisitStatus }): boolean => status !== 'CANCELLED';

/** True of a visit that a voucher attests: not of one that nobody came to, or that was called off. */
export const isAttested = ({ status }: { status: VisitStatus }): boolean =>
  status === 'PLANNED' || status === 'CONFIRMED' || status === 'DONE';
