import { addDays, addMonths, dayOf } from '../common/day';
import { frenchDay } from '../common/french';
import type { FieldProblem } from '../common/problem';
import { nextTerm, renewsUntil } from './mandate-renewal';
import { signingDay } from './mandate-signing';
import { isInForce } from './mandate-status';
import { NOTICE_DAYS } from './mandate.limits';
import type { ClosingKind, Letter, LetterKind } from './mandate.enums';
import type { Mandate, Termination } from './mandate.schema';
import type { Closing, GivenNotice } from './mandate-write.schema';

type Ended = { termination: Termination } | { problem: FieldProblem };

const problem = (path: string, message: string): { problem: FieldProblem } => ({ problem: { path, message } });

/**
 * Day on which a mandate ends by a letter first presented on a given day: fifteen full days later (décret 72-678, art.
 * 78); for a management mandate, after the agreed months of notice.
 */
export const noticeEnd = (letterDate: string, { management }: Pick<Mandate, 'management'>): string =>
  management ? addMonths(letterDate, management.noticeMonths) : addDays(letterDate, NOTICE_DAYS);

/** First day for presenting a letter: after the irrevocable period, if any. */
export function noticeFrom({ irrevocableUntil, startDate }: Pick<Mandate, 'irrevocableUntil' | 'startDate'>) {
  return irrevocableUntil === null ? startDate : addDays(irrevocableUntil, 1);
}

/** True while neither party may end the mandate alone; the last day is included. */
export const isIrrevocable = (
  { status, irrevocableUntil }: Pick<Mandate, 'status' | 'irrevocableUntil'>,
  today: string,
): boolean => isInForce(status) && irrevocableUntil !== null && today <= irrevocableUntil;

/** Notice of a running mandate; null for none. */
export const noticeInProgress = ({
  status,
  termination,
}: Pick<Mandate, 'status' | 'termination'>): Termination | null => (isInForce(status) ? termination : null);

/** True when it was cancelled rather than ended: it stays in its register marked "annulé". */
export const isCancelled = ({ status, termination }: Pick<Mandate, 'status' | 'termination'>): boolean =>
  status === 'CLOSED' && (termination?.kind === 'WITHDRAWAL' || termination?.kind === 'CANCELLATION');

/** Kinds of letter that may end a running mandate on a day. A delegation binds agencies, as they agree. */
export function lettersFor(mandate: Mandate, today: string): LetterKind[] {
  if (!isInForce(mandate.status) || mandate.type === 'PARTNER') return [];
  const notice: LetterKind[] = isIrrevocable(mandate, today) ? [] : ['NOTICE'];
  return nextTerm(mandate) === null ? notice : [...notice, 'NON_RENEWAL'];
}

/** Kinds of immediate end allowed for a mandate. */
export function closingsFor({ status, withdrawalUntil }: Mandate): ClosingKind[] {
  if (status === 'PENDING') return ['CANCELLATION'];
  if (!isInForce(status)) return [];
  return ['AGREEMENT', 'OTHER', ...(withdrawalUntil === null ? [] : (['WITHDRAWAL'] as const)), 'CANCELLATION'];
}

function letterProblem(mandate: Mandate, { kind, letterDate }: GivenNotice): string | null {
  const { irrevocableUntil, endDate } = mandate;
  if (kind === 'NON_RENEWAL') {
    if (nextTerm(mandate) === null) return 'Ce mandat ne se reconduit pas à son terme';
    return letterDate > (endDate ?? '') ? `La lettre est arrivée après le terme, le ${frenchDay(endDate ?? '')}` : null;
  }
  if (irrevocableUntil !== null && letterDate <= irrevocableUntil)
    return `Le mandat est irrévocable jusqu’au ${frenchDay(irrevocableUntil)}\u00a0: une lettre présentée avant est sans effet`;
  if (endDate === null || noticeEnd(letterDate, mandate) <= endDate) return null;
  const alternative = nextTerm(mandate) === null ? '' : '\u00a0: notez la lettre comme un refus de reconduction';
  return `Le mandat atteint son terme, le ${frenchDay(endDate)}, avant la fin de ce préavis${alternative}`;
}

/** Day of the last signature; for a mandate taken over, of its entry in the former register. */
export function signedOn({ signatures, registerDate, startDate }: Mandate): string {
  if (signatures.length > 0) return signingDay(signatures);
  return registerDate === null ? (startDate ?? '') : dayOf(registerDate);
}

function dayProblem(mandate: Mandate, letterDate: string, today: string): string | null {
  if (letterDate > today) return 'Une lettre ne peut être datée d’un jour à venir';
  return letterDate < signedOn(mandate) ? 'Une lettre ne peut précéder la signature du mandat' : null;
}

/**
 * Computes a termination by registered letter, or the first violated rule. Notice counts from the first presentation of
 * the letter, when the other party is told ("en aviser l'autre partie quinze jours au moins à l'avance", décret 72-678,
 * art. 78).
 */
export function noticeOf(mandate: Mandate, notice: GivenNotice, today: string): Ended {
  const { kind, letterDate } = notice;
  if (mandate.type === 'PARTNER')
    return problem('kind', 'Une délégation prend fin comme les deux agences en conviennent');
  const violatedRule = dayProblem(mandate, letterDate, today) ?? letterProblem(mandate, notice);
  if (violatedRule !== null) return problem('letterDate', violatedRule);
  const end = noticeEnd(letterDate, mandate);
  const effectiveDate = kind === 'NOTICE' ? end : (mandate.endDate ?? end);
  return { termination: { ...notice, date: today, effectiveDate } };
}

const defaultKind = ({ status }: Mandate): ClosingKind => (status === 'PENDING' ? 'CANCELLATION' : 'OTHER');

function withdrawalProblem(mandate: Mandate, letterDate: string | undefined, today: string): string | null {
  if (letterDate === undefined) return 'Ce champ est requis';
  const until = mandate.withdrawalUntil ?? '';
  return letterDate > until
    ? `Le délai de rétractation a pris fin le ${frenchDay(until)}`
    : dayProblem(mandate, letterDate, today);
}

/**
 * Computes an immediate end, or the first violated rule. A withdrawal counts from its sending, within its period (code
 * de la consommation, L221-18 and L221-21).
 */
export function closingOf(
  mandate: Mandate,
  { kind = defaultKind(mandate), reason, letterDate }: Closing,
  today: string,
): Ended {
  if (reason === undefined) return problem('reason', 'Le motif est requis');
  if (!closingsFor(mandate).includes(kind))
    return problem(
      'kind',
      kind === 'WITHDRAWAL' ? 'Ce mandat ne donne pas de délai de rétractation' : 'Ce mandat n’est pas encore signé',
    );
  const withdrawn = kind === 'WITHDRAWAL';
  const violatedRule = withdrawn ? withdrawalProblem(mandate, letterDate, today) : null;
  if (violatedRule !== null) return problem('letterDate', violatedRule);
  return {
    termination: {
      kind,
      date: today,
      by: withdrawn ? 'PRINCIPAL' : null,
      letterDate: withdrawn ? (letterDate ?? null) : null,
      letterNumber: null,
      effectiveDate: today,
      reason,
    },
  };
}

/** Why a letter to the principals would be untrue; null when it may be printed. */
export function letterRefusal(mandate: Mandate, letter: Letter, today: string): string | null {
  if (!isInForce(mandate.status)) return 'Ce mandat n’est pas en cours.';
  if (letter === 'renewal') return renewsUntil(mandate) === null ? 'Ce mandat ne se reconduit pas à son terme.' : null;
  if (mandate.type === 'PARTNER') return 'Une délégation prend fin comme les deux agences en conviennent.';
  const { irrevocableUntil, termination } = mandate;
  if (termination !== null && (termination.kind !== 'NOTICE' || termination.by === 'PRINCIPAL'))
    return 'Le mandant a déjà donné sa lettre.';
  return isIrrevocable(mandate, today)
    ? `Le mandat est irrévocable jusqu’au ${frenchDay(irrevocableUntil ?? '')}\u00a0: il ne peut être dénoncé avant.`
    : null;
}
