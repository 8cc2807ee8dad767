import { isoOf, type DateTime } from '@pignon/shared/domain/common/date-time';
import { CANCEL_REASON_WORDS, VISIT_STATUS_WORDS } from '@pignon/shared/domain/visit/visit.enums';
import type { Visit } from '@pignon/shared/domain/visit/visit.schema';
import { formatVisitStart } from '@pignon/shared/domain/visit/format-visit-time';
import { systemEvent, type NewEvent } from '../event/event-write.repo';

type EventVisit = Pick<Visit, 'id' | 'propertyRef' | 'start' | 'end'>;

/** Makes a system event about a visit, linked to it and its property. */
export function visitEvent({ id, propertyRef, start, end }: EventVisit, text: string, at?: DateTime): NewEvent {
  const event = systemEvent('visit', id, `Visite du bien ${propertyRef} ${text}`, at && isoOf(at));
  return { ...event, start, end, links: [...(event.links ?? []), { kind: 'property', id: propertyRef }] };
}

/** Makes the events of a changed visit: its new status, else its new time. */
export function changeEvents(before: Visit, after: Visit): NewEvent[] {
  if (before.status !== after.status) {
    const reason = after.cancelReason && CANCEL_REASON_WORDS[after.cancelReason].fr;
    return [visitEvent(after, [VISIT_STATUS_WORDS[after.status].fr, reason].filter(Boolean).join(' '))];
  }
  if (before.feedback === null && after.feedback !== null) return [visitEvent(after, 'suivie d’un compte rendu')];
  if (before.start !== after.start) return [visitEvent(after, `déplacée au ${formatVisitStart(after.start)}`)];
  return [];
}
