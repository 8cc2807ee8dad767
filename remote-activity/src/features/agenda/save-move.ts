import { call, type CallInput } from '@pignon/shared/api';
import { timestampOf } from '@pignon/shared/domain/common/date-time';
import type { AgendaEntry } from '@pignon/shared/domain/visit/agenda.schema';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import { unchangedVisit } from '../tour/tour-draft';
import type { MoveTarget } from './entry-times';

type TourInput = CallInput<'POST visit'>['body'];

/** The entry changed since it was drawn. */
export class EntryChangedError extends Error {
  override readonly name = 'EntryChangedError';
}

/** Facts of a visit that a move removes and that undoing it restores. */
export type Restored = Pick<TourInput[number], 'status' | 'voucherSignedAt'>;

/** An entry after a move. */
export interface MoveResult {
  version: number;
  groupId: string | null;
  /** Empty for an event, which a move changes in nothing else. */
  restored: Restored;
}

/** True for a confirmed visit that starts at another time: it must be confirmed again. */
export const losesConfirmation = (
  { status, start }: Pick<AgendaEntry, 'status' | 'start'>,
  target: Pick<MoveTarget, 'start'>,
): boolean => status === 'CONFIRMED' && start !== null && timestampOf(start) !== timestampOf(target.start);

/** Input of a tour with one visit moved; a confirmed visit becomes planned at another hour. */
export function movedTour(
  { visits }: Tour,
  id: number,
  { start, end, user }: MoveTarget,
  restored?: Restored,
): TourInput {
  return visits.map((visit) => {
    if (visit.id !== id) return unchangedVisit(visit);
    return {
      ...unchangedVisit(visit),
      start,
      end: end ?? visit.end,
      ...(user !== undefined && { negotiator: user }),
      ...(restored ?? (losesConfirmation(visit, { start }) && { status: 'PLANNED' as const })),
    };
  });
}

async function moveVisit(entry: AgendaEntry, target: MoveTarget, restored?: Restored): Promise<MoveResult> {
  const groupId = entry.groupId ?? '';
  const tour = await call('GET visit/group/{groupId}', { params: { groupId } });
  const now = tour.visits.find(({ id }) => id === entry.id);
  if (now?.version !== entry.version) throw new EntryChangedError();
  const saved = await call(
    'POST visit',
    { body: movedTour(tour, entry.id, target, restored) },
    { version: tour.version, idempotencyKey: crypto.randomUUID() },
  );
  const { status, voucherSignedAt } = now;
  return {
    version: saved.visits.find(({ id }) => id === entry.id)?.version ?? entry.version,
    groupId,
    restored: { ...(status === 'CONFIRMED' && { status }), ...(voucherSignedAt !== null && { voucherSignedAt }) },
  };
}

async function moveEvent({ kind, id, version }: AgendaEntry, { start, end, user }: MoveTarget): Promise<MoveResult> {
  const movedTimes = kind === 'TASK' ? { due: start } : { start, end };
  const body = { ...movedTimes, ...(user !== undefined && { user }) };
  const saved = await call('PATCH event/{id}', { params: { id }, body }, { version });
  return { version: saved.version, groupId: null, restored: {} };
}

/**
 * Moves an entry to another time or person. A visit is saved with its whole tour, in its present state except for what
 * is `restored`.
 */
export const saveMove = (entry: AgendaEntry, target: MoveTarget, restored?: Restored): Promise<MoveResult> =>
  entry.kind === 'VISIT' ? moveVisit(entry, target, restored) : moveEvent(entry, target);
