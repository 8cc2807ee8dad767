import type { TransactionType } from '../property/property.enums';
import type { MandateStatus } from './mandate.enums';

/**
 * What a mandate may become by somebody's decision. It runs by being signed, expires by the clock and runs again by a dated
 * amendment, and in no other way; a sold or closed one stays what it is.
 */
const DECIDED: Readonly<Record<MandateStatus, readonly MandateStatus[]>> = {
  PENDING: ['CLOSED'],
  RUNNING: ['SOLD', 'CLOSED'],
  EXPIRED: [],
  SOLD: [],
  CLOSED: [],
};

const STATUS_WORDS: Readonly<Record<Exclude<MandateStatus, 'SOLD'>, string>> = {
  PENDING: 'en attente',
  RUNNING: 'en cours',
  EXPIRED: 'expiré',
  CLOSED: 'clos',
};

const CONCLUDED_WORDS: Readonly<Record<TransactionType, string>> = { SALE: 'vendu', RENT: 'loué' };

/** How a status is called of a sale or of a letting; with null of both, where a list, a filter or a sum means either. */
export function mandateStatusWords(status: MandateStatus, transaction: TransactionType | null): string {
  if (status !== 'SOLD') return STATUS_WORDS[status];
  return transaction === null ? 'conclu' : CONCLUDED_WORDS[transaction];
}

export const allowedStatuses = (from: MandateStatus): readonly MandateStatus[] => DECIDED[from];

export interface StatusRefusal {
  message: string;
  allowed: readonly MandateStatus[];
}

/** Why a mandate of a sale or a letting may not become `to`, with what it may become; null when it may. */
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

function hint(from: MandateStatus, to: MandateStatus): string {
  if (from === 'PENDING' && to === 'RUNNING') return ' Il entre en vigueur par la signature.';
  if (from === 'RUNNING' && to === 'EXPIRED') return ' Il expire de lui-même à son terme.';
  if (from === 'EXPIRED' && to === 'RUNNING') return ' Un avenant daté le remet en cours.';
  return '';
}

/** True when a dated amendment may move the term of such a mandate. */
export const isExtensible = (status: MandateStatus): boolean => status === 'RUNNING' || status === 'EXPIRED';
