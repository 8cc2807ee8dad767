import type { Event } from '@pignon/shared/domain/event/event.schema';
import type { Feedback, VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import type { SignedVoucher } from '@pignon/shared/domain/visit/voucher/voucher.schema';
import { isCallOf, type WaitingCall, type WaitingCallOf } from '@pignon/shared/waiting';

/* Records merged with waiting calls. Refused calls are not merged: they are shown beside. */

export const visitLine = (id: number): string => `visit:${id}`;
export const eventLine = (id: number): string => `event:${id}`;
export const tourLine = (groupId: string): string => `tour:${groupId}`;

const isOpen = ({ refusal }: WaitingCall): boolean => refusal === undefined;

function withCall(visit: VisitSummary, waitingCall: WaitingCall): VisitSummary {
  if (isCallOf(waitingCall, 'PATCH visit/{id}/status')) {
    const { status, cancelReason = null } = waitingCall.input.body;
    return { ...visit, status, cancelReason: status === 'CANCELLED' ? cancelReason : null };
  }
  if (isCallOf(waitingCall, 'PATCH visit/{id}/feedback'))
    return { ...visit, status: 'DONE', feedback: waitingCall.input.body as Feedback };
  return visit;
}

/** Merges records with their waiting calls; returns the same list when there are none. */
function withCalls<T extends { id: number }>(
  records: readonly T[],
  waitingCall: readonly WaitingCall[],
  lineOf: (id: number) => string,
  apply: (record: T, waitingCall: WaitingCall) => T,
): T[] {
  const open = waitingCall.filter(isOpen);
  const of = ({ id }: T) => open.filter(({ line }) => line === lineOf(id));
  if (!records.some((record) => of(record).length > 0)) return records as T[];
  return records.map((record) => of(record).reduce(apply, record));
}

export const withWaitingVisits = (
  visits: readonly VisitSummary[],
  waitingCall: readonly WaitingCall[],
): VisitSummary[] => withCalls(visits, waitingCall, visitLine, withCall);

export const withWaitingEvents = (events: readonly Event[], waitingCall: readonly WaitingCall[]): Event[] =>
  withCalls(events, waitingCall, eventLine, (event, each) =>
    isCallOf(each, 'PATCH event/{id}') ? { ...event, ...each.input.body } : event,
  );

/** Events waiting to be saved or refused: all, or those of one record. */
export const newEvents = (
  waitingCall: readonly WaitingCall[],
  target?: { kind: string; id: string },
): WaitingCallOf<'POST event/create'>[] =>
  waitingCall.flatMap((each) => {
    if (!isCallOf(each, 'POST event/create')) return [];
    const links = each.input.body.links ?? [];
    return !target || links.some(({ kind, id }) => kind === target.kind && id === target.id) ? [each] : [];
  });

/** Signatures of a tour that wait, or were refused. */
export const waitingSignatures = (
  waitingCall: readonly WaitingCall[],
  groupId: string,
): WaitingCallOf<'POST visit/group/{groupId}/sign'>[] =>
  waitingCall.flatMap((each) =>
    isCallOf(each, 'POST visit/group/{groupId}/sign') && each.line === tourLine(groupId) ? [each] : [],
  );

type Signer = Pick<SignedVoucher['signatories'][number], 'contactId' | 'person'>;

/** Signatures on a document given offline. */
export interface WaitingPaper {
  signers: readonly Signer[];
  /** Visits of the new voucher; undefined before the first signature. */
  visitIds: readonly number[] | undefined;
}

/** Signatures of a voucher by number, or of the new one. */
export function waitingPaper(signatures: ReturnType<typeof waitingSignatures>, number?: number): WaitingPaper {
  const bodies = signatures
    .filter(({ refusal, input: { body } }) => !refusal && body.number === number)
    .map(({ input: { body } }) => body);
  return {
    signers: bodies.flatMap(({ signers }) => signers),
    visitIds: bodies[0]?.seen?.map(({ visitId }) => visitId),
  };
}

/** True when this person has signed. */
export const isAmong = (signers: readonly Signer[], { contactId, person }: Signer): boolean =>
  signers.some((signer) => signer.contactId === contactId && signer.person === person);
