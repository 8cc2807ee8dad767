import type { Blocker } from '@pignon/shared/domain/common/problem';
import { meetingEnd, type EventFields } from '@pignon/shared/domain/event/event.rules';
import type { Visit } from '@pignon/shared/domain/visit/visit.schema';
import { formatVisitPeriod } from '@pignon/shared/domain/visit/format-visit-time';
import type { Queryable } from '../../../db/db';
import { ApiProblem } from '../../../http/api-problem';
import {
  bookingKeys,
  lockDiaries,
  overlappingMeeting,
  overlappingVisit,
  type OtherMeeting,
  type OtherVisit,
} from './booking.repo';

type BookedVisit = Pick<Visit, 'groupId' | 'negotiator' | 'propertyRef' | 'contactIds' | 'start' | 'end'>;

const slotTaken = (message: string, kind: 'visit' | 'event', id: number, path: string): ApiProblem => {
  const blockedBy: Blocker = { kind, id: String(id) };
  return new ApiProblem('CONFLICT', { message, blockedBy, errors: [{ path, message }] });
};

function visitWords(other: OtherVisit, { negotiator, propertyRef }: Pick<BookedVisit, 'negotiator' | 'propertyRef'>) {
  const span = formatVisitPeriod(other);
  if (other.negotiator === negotiator)
    return `${other.name} est déjà en visite au bien ${other.propertyRef}, le ${span}.`;
  if (other.propertyRef === propertyRef) return `Le bien ${propertyRef} est déjà visité, le ${span}.`;
  return `Un des visiteurs est déjà en visite au bien ${other.propertyRef}, le ${span}.`;
}

const meetingWords = (other: OtherMeeting): string =>
  `${other.name} a déjà un rendez-vous, le ${formatVisitPeriod(other)}.`;

/**
 * Locks the diaries of all visits until the transaction ends. @throws CONFLICT when the negotiator, the property or a
 * visitor is busy
 */
export async function bookVisits(
  tx: Queryable,
  bookings: readonly { place: number; visit: BookedVisit }[],
): Promise<void> {
  await lockDiaries(
    tx,
    bookings.flatMap(({ visit }) => bookingKeys(visit)),
  );
  for (const { place, visit } of bookings) {
    const path = `${place}.start`;
    const other = await overlappingVisit(tx, visit, visit.groupId);
    if (other) throw slotTaken(visitWords(other, visit), 'visit', other.id, path);
    const meeting = await overlappingMeeting(tx, { ...visit, user: visit.negotiator });
    if (meeting) throw slotTaken(meetingWords(meeting), 'event', meeting.id, path);
  }
}

/** @throws CONFLICT when a participant has a visit or meeting at that time. `id` is that of an existing meeting. */
export async function bookMeeting(tx: Queryable, event: EventFields, id: number | null = null): Promise<void> {
  if (event.type !== 'MEETING' || event.done) return;
  const span = { start: event.start, end: meetingEnd(event) };
  await lockDiaries(tx, [event.user]);
  const visit = await overlappingVisit(tx, { ...span, negotiator: event.user }, null);
  if (visit)
    throw slotTaken(visitWords(visit, { negotiator: event.user, propertyRef: '' }), 'visit', visit.id, 'start');
  const meeting = await overlappingMeeting(tx, { ...span, user: event.user }, id);
  if (meeting) throw slotTaken(meetingWords(meeting), 'event', meeting.id, 'start');
}
