import { choiceWord } from '../choices/choices';
import type { TransactionType } from '../property/property.enums';
import {
  MANDATE_STATUS,
  MANDATE_STATUSES,
  MANDATE_STATUS_WORDS,
  type MandateMove,
  type MandateStatus,
} from './mandate.enums';

/** Words of a status for a sale or letting; null for both, in lists, filters and totals. */
export const mandateStatusWords = (status: MandateStatus, transaction: TransactionType | null): string =>
  choiceWord(MANDATE_STATUS_WORDS[status], transaction);

/** True while a mandate of this status is in force. */
export const isInForce = (status: MandateStatus | null): boolean => status !== null && MANDATE_STATUS[status].isInForce;

/** Statuses of mandates in force. */
export const IN_FORCE_STATUSES: readonly MandateStatus[] = /* @__PURE__ */ MANDATE_STATUSES.filter(isInForce);

/** Statuses of mandates that await a signature or are in force. */
export const OPEN_STATUSES: readonly MandateStatus[] = /* @__PURE__ */ MANDATE_STATUSES.filter(
  (status) => !MANDATE_STATUS[status].isOver,
);

/** Statuses that follow a signature. */
export const SIGNED_STATUSES: readonly MandateStatus[] = /* @__PURE__ */ MANDATE_STATUSES.filter(
  (status) => MANDATE_STATUS[status].wasSigned === 'YES',
);

/** Statuses of registered mandates; signing registers a mandate. */
export const REGISTERED_STATUSES: readonly MandateStatus[] = /* @__PURE__ */ MANDATE_STATUSES.filter(
  (status) => MANDATE_STATUS[status].wasSigned !== 'NO',
);

export interface MandateStep {
  to: MandateStatus;
  by: MandateMove;
}

/** Possible next statuses, with their steps. */
export const stepsFrom = (from: MandateStatus): readonly MandateStep[] =>
  (Object.entries(MANDATE_STATUS[from].next) as [MandateStatus, MandateMove][]).map(([to, by]) => ({ to, by }));

/** True for a final status. */
export const isFinal = (status: MandateStatus): boolean => stepsFrom(status).length === 0;

/** Next statuses that a user may set. */
export const allowedStatuses = (from: MandateStatus): readonly MandateStatus[] =>
  stepsFrom(from).flatMap(({ to, by }) => (by === 'DECIDE' ? [to] : []));

export interface StatusRefusal {
  message: string;
  allowed: readonly MandateStatus[];
}

/** Why a mandate may not become `to`, with the allowed statuses; null when it may. */
export function refuseStatus(
  from: MandateStatus,
  to: MandateStatus,
  transaction: TransactionType,
): StatusRefusal | null {
  const allowed = allowedStatuses(from);
  if (allowed.includes(to)) return null;
  const choice =
    allowed.length === 0
      ? 'il ne change plus de statut ainsi'
      : `il peut seulement devenir ${allowed.map((status) => `«\u00a0${mandateStatusWords(status, transaction)}\u00a0»`).join(' ou ')}`;
  return {
    message: `Ce mandat est ${mandateStatusWords(from, transaction)}\u00a0: ${choice}.${hint(from, to)}`,
    allowed,
  };
}

const HINTS: Readonly<Record<MandateMove, string>> = {
  SIGN: ' Il entre en vigueur par la signature.',
  CLOCK: ' Il expire de lui-même à son terme.',
  EXTEND: ' Un avenant daté le remet en cours.',
  DECIDE: '',
};

function hint(from: MandateStatus, to: MandateStatus): string {
  const step = stepsFrom(from).find((each) => each.to === to);
  return step ? HINTS[step.by] : '';
}

/** True when a dated amendment may move the term of a mandate of this status. */
export const isExtensible = (status: MandateStatus): boolean =>
  isInForce(status) || stepsFrom(status).some(({ by }) => by === 'EXTEND');
