import type { Agency } from '@pignon/shared/domain/agency/agency.schema';
import { kindLine } from '@pignon/shared/domain/documents/property-facts';
import { hourOf, weekdayAndDay } from '@pignon/shared/domain/documents/contract-wording';
import type { MailSettingsFields } from '@pignon/shared/domain/proposal/mail-settings.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import type { NoticeKind, NoticeNews } from '@pignon/shared/domain/visit/notice/notice.enums';
import { atOtherHours, isInCalendar, type NoticeLine } from '@pignon/shared/domain/visit/notice/notice-rules';
import { NOTICE_TEXTS, noticeSubject } from '@pignon/shared/domain/visit/notice/notice-texts';
import type { Attachment } from '../../../mail/compose-mime';
import { invitation, visitUid, type CalendarEntry } from '../calendar/icalendar';

type Place = Pick<Property, 'title' | 'location' | 'reference'>;

export interface NoticeFacts {
  kind: NoticeKind;
  lines: readonly NoticeLine[];
  /** Last message sent to the recipient about each visit. */
  sentNotices: ReadonlyMap<number, NoticeLine>;
  properties: ReadonlyMap<string, Property>;
  agency: Agency;
  texts: MailSettingsFields['visitTexts'];
  /** Sender address; below, the recipient's. */
  from: string;
  to: { name: string; email: string };
  now: Date;
}

const NEWS_WORDS: Readonly<Record<NoticeNews, string>> = {
  PLANNED: '',
  CONFIRMED: 'Confirmée\u00a0: ',
  MOVED: 'Nouvel horaire\u00a0: ',
  CANCELLED: 'Annulée\u00a0: ',
  REMINDED: '',
};

const nameOf = (property: Property | undefined, reference: string): string =>
  property ? property.title.trim() || kindLine(property) : reference;

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase('fr') + words.slice(1);

function newsWords(line: NoticeLine, lastNotice: NoticeLine | undefined): string {
  if (line.news === 'MOVED' && lastNotice && !atOtherHours(line, lastNotice)) return 'Nouveau lieu\u00a0: ';
  return NEWS_WORDS[line.news];
}

function lineWords(
  line: NoticeLine,
  { sentNotices, properties }: Pick<NoticeFacts, 'sentNotices' | 'properties'>,
): string {
  const { visitId, start, end, propertyRef } = line;
  const property = properties.get(propertyRef);
  const news = newsWords(line, sentNotices.get(visitId));
  const timeText = `${weekdayAndDay(start)}, ${hourOf(start)} – ${hourOf(end)}`;
  const place = [nameOf(property, propertyRef), property?.location.label].filter(Boolean).join(', ');
  return `${news}${news === '' ? capital(timeText) : timeText}\n${place} (réf. ${propertyRef})`;
}

function entryOf(line: NoticeLine, property: (Place & Property) | undefined, now: Date): CalendarEntry {
  const cancelled = line.news === 'CANCELLED';
  return {
    uid: visitUid(line.visitId),
    sequence: line.sequence,
    modified: now.toISOString(),
    start: line.start,
    end: line.end,
    summary: `Visite – ${nameOf(property, line.propertyRef)}`,
    location: property?.location.label ?? '',
    description: `Réf. ${line.propertyRef}`,
    status: cancelled ? 'CANCELLED' : line.confirmed ? 'CONFIRMED' : 'TENTATIVE',
    busy: true,
  };
}

/** One file per appointment: programs read only the first of an invitation (RFC 5546, 3.2.2). */
function calendarFile(line: NoticeLine, facts: NoticeFacts): Attachment {
  const method = line.news === 'CANCELLED' ? 'CANCEL' : 'REQUEST';
  const organizer = { name: facts.agency.name, email: facts.from };
  const entry = entryOf(line, facts.properties.get(line.propertyRef), facts.now);
  return {
    name: `visite-${line.propertyRef}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: Buffer.from(invitation({ method, entry, organizer, attendee: facts.to, written: facts.now })),
  };
}

/** Sentence about the calendar files: they add, remove, or update. */
function closing({ lines, sentNotices }: Pick<NoticeFacts, 'lines' | 'sentNotices'>): string {
  const severalFiles = lines.length > 1;
  const file = severalFiles ? 'Les fichiers joints' : 'Le fichier joint';
  const appointment = severalFiles ? 'ces rendez-vous' : 'ce rendez-vous';
  if (lines.every(({ news }) => news === 'CANCELLED'))
    return `${file} ${severalFiles ? 'retirent' : 'retire'} ${appointment} de votre agenda.`;
  const reply = 'En cas d’empêchement, répondez à ce message.';
  if (lines.every(({ news, visitId }) => news !== 'CANCELLED' && !isInCalendar(sentNotices.get(visitId))))
    return `${file} ${severalFiles ? 'inscrivent' : 'inscrit'} ${appointment} dans votre agenda. ${reply}`;
  return `${file} ${severalFiles ? 'mettent' : 'met'} ${appointment} à jour dans votre agenda. ${reply}`;
}

/** Composes a message to a visitor, with a calendar entry per visit. */
export function noticeMessage(facts: NoticeFacts): {
  subject: string;
  paragraphs: string[];
  attachments: Attachment[];
} {
  const { kind, lines, texts } = facts;
  const days = [...new Set(lines.map(({ start }) => weekdayAndDay(start)))];
  return {
    subject: noticeSubject(kind, days.length === 1 ? days[0] : null),
    paragraphs: [texts[kind] || NOTICE_TEXTS[kind], ...lines.map((line) => lineWords(line, facts)), closing(facts)],
    attachments: lines.map((line) => calendarFile(line, facts)),
  };
}
