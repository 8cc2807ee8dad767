import { isoOf, timestampOf, type DateTime } from '../../common/date-time';
import { dayOf } from '../../common/day';
import { agreedTo, onlyLacksProof } from '../../contact/consent';
import type { Contact } from '../../contact/contact.schema';
import type { Visit } from '../visit.schema';
import type { NoticeKind, NoticeNews, NoticeProblem } from './notice.enums';

/** Facts of a visit for notifications. */
export type NoticeVisit = Pick<Visit, 'id' | 'propertyRef' | 'start' | 'end' | 'status' | 'version' | 'contactIds'>;

/** News of a visit for its visitor, sent or due. */
export interface NoticeLine {
  visitId: number;
  news: NoticeNews;
  propertyRef: string;
  start: string;
  end: string;
  /** True when the visitor was notified that the visit is confirmed. */
  confirmed: boolean;
  /** Increases with every update sent to calendars (RFC 5545, 3.8.7.4). */
  sequence: number;
}

export type SentNotice = NoticeLine & { at: DateTime };

/** Why a visitor cannot be notified: no proven consent, or no e-mail address. */
export function noticeProblem({
  email,
  archived,
  consents,
}: Pick<Contact, 'email' | 'archived' | 'consents'>): NoticeProblem | null {
  if (archived) return 'ARCHIVED';
  if (!email) return 'NO_EMAIL';
  if (onlyLacksProof(consents, 'EMAIL')) return 'NO_PROOF';
  return agreedTo(consents, 'EMAIL') ? null : 'NO_CONSENT';
}

/** True for a future visit. */
export const isAhead = ({ status, start }: Pick<Visit, 'status' | 'start'>, now: DateTime): boolean =>
  (status === 'PLANNED' || status === 'CONFIRMED') && timestampOf(start) > timestampOf(now);

function lineOf({ id, propertyRef, start, end, status, version }: NoticeVisit, news: NoticeNews): NoticeLine {
  return {
    visitId: id,
    news,
    propertyRef,
    start: isoOf(start),
    end: isoOf(end),
    confirmed: status === 'CONFIRMED',
    sequence: version - 1,
  };
}

type Hours = Pick<NoticeVisit, 'start' | 'end'>;

/** True when the visitor was last notified of other times. */
export const atOtherHours = (visit: Hours, notifiedHours: Hours): boolean =>
  isoOf(visit.start) !== isoOf(notifiedHours.start) || isoOf(visit.end) !== isoOf(notifiedHours.end);

const isMoved = (visit: NoticeVisit, lastNotice: NoticeLine): boolean =>
  atOtherHours(visit, lastNotice) || visit.propertyRef !== lastNotice.propertyRef;

/** True while the calendar of a visitor contains a visit, by the notices sent. */
export const isInCalendar = (lastNotice: Pick<NoticeLine, 'news'> | undefined): boolean =>
  lastNotice !== undefined && lastNotice.news !== 'CANCELLED';

/** News of an upcoming visit; null when its visitor was notified of its current state. */
function newsOf(visit: NoticeVisit, lastNotice: NoticeLine | undefined): NoticeNews | null {
  const confirmed = visit.status === 'CONFIRMED';
  if (!lastNotice || !isInCalendar(lastNotice)) return confirmed ? 'CONFIRMED' : 'PLANNED';
  if (isMoved(visit, lastNotice)) return 'MOVED';
  return confirmed && !lastNotice.confirmed ? 'CONFIRMED' : null;
}

/** True for an announced visit that is cancelled for this visitor. */
function isCancelledFor(visit: NoticeVisit | undefined, contactId: number): boolean {
  return !visit || visit.status === 'CANCELLED' || !visit.contactIds.includes(contactId);
}

export interface NoticeContext {
  contactId: number;
  /** The present visits of the tour. */
  visits: readonly NoticeVisit[];
  /** Last news sent to the visitor about each visit of the tour, deleted ones included. */
  sentNotices: readonly SentNotice[];
  now: DateTime;
}

/**
 * Lists the due news of a tour for a visitor: new visits, changed times, cancellations. Past visits and known states
 * are omitted.
 */
export function unsentLines({ contactId, visits, sentNotices, now }: NoticeContext): NoticeLine[] {
  const known = new Map(sentNotices.map((line) => [line.visitId, line]));
  const upcomingLines = visits
    .filter((visit) => visit.contactIds.includes(contactId) && isAhead(visit, now))
    .flatMap((visit) => {
      const news = newsOf(visit, known.get(visit.id));
      const line = news && lineOf(visit, news);
      return line ? [{ ...line, sequence: Math.max(line.sequence, (known.get(visit.id)?.sequence ?? -1) + 1) }] : [];
    });
  const endedLines = sentNotices
    .filter(({ news, start }) => news !== 'CANCELLED' && timestampOf(start) > timestampOf(now))
    .flatMap(({ at: _, ...line }): NoticeLine[] => {
      const visit = visits.find(({ id }) => id === line.visitId);
      if (!isCancelledFor(visit, contactId)) return [];
      const sequence = Math.max(line.sequence + 1, (visit?.version ?? 0) - 1);
      return [
        { ...line, start: isoOf(line.start), end: isoOf(line.end), news: 'CANCELLED', confirmed: false, sequence },
      ];
    });
  return [...upcomingLines, ...endedLines].sort((a, b) => a.start.localeCompare(b.start) || a.visitId - b.visitId);
}

/** Visits of a day to remind a visitor of, except those they were notified of that same day. */
export function reminderLines({ contactId, visits, sentNotices, now }: NoticeContext, day: string): NoticeLine[] {
  const today = dayOf(isoOf(now));
  const known = new Map(sentNotices.map((line) => [line.visitId, line]));
  return visits
    .filter(({ contactIds, start }) => contactIds.includes(contactId) && dayOf(start) === day)
    .filter((visit) => isAhead(visit, now))
    .filter(({ id }) => {
      const line = known.get(id);
      return !line || dayOf(line.at) !== today;
    })
    .map((visit) => {
      const line = lineOf(visit, 'REMINDED');
      return { ...line, sequence: Math.max(line.sequence, known.get(visit.id)?.sequence ?? 0) };
    });
}

/** Derives the kind of a message from its lines. */
export function kindOfNotice(lines: readonly Pick<NoticeLine, 'news'>[]): NoticeKind {
  if (lines.some(({ news }) => news === 'REMINDED')) return 'REMINDER';
  if (lines.every(({ news }) => news === 'CANCELLED')) return 'CANCELLATION';
  return lines.some(({ news }) => news === 'CANCELLED' || news === 'MOVED') ? 'CHANGE' : 'CONFIRMATION';
}
