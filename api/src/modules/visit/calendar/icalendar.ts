/** One entry of a calendar; instants are ISO date-times. */
export interface CalendarEntry {
  /** Never changes as long as the entry lives. */
  uid: string;
  /** Increases with every change. */
  sequence: number;
  /** Time of the last change; null when unknown. */
  modified: string | null;
  start: string;
  end: string;
  summary: string;
  location: string;
  description: string;
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  /** False shows the owner as free at that time. */
  busy: boolean;
}

const MAX_OCTETS = 74;

/** French time zone since 1996 in full, as a calendar program may not know it (RFC 5545, 3.6.5). */
const PARIS_CLOCK = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Paris',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const parisTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** "20261121T103000", as clocks in France show it. */
const local = (instant: string): string => parisTime.format(new Date(instant)).replace(/[-:]/g, '').replace(' ', 'T');

/** "20261121T093000Z". */
const utc = (instant: string): string => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const HOUR_MS = 3_600_000;

/**
 * Writes a date-time property. The repeated hour of the time change is in UTC: local time means its first occurrence
 * (RFC 5545, 3.3.5), but programs differ.
 */
function dateTime(name: string, instant: string): string {
  const localTime = local(instant);
  const isRepeatedHour = [-HOUR_MS, HOUR_MS].some(
    (shift) => local(new Date(Date.parse(instant) + shift).toISOString()) === localTime,
  );
  return isRepeatedHour ? `${name}:${utc(instant)}` : `${name};TZID=Europe/Paris:${localTime}`;
}

/** Escapes a text: separators and line breaks; drops other control characters. */
function text(value: string): string {
  return value
    .replace(/[\\;,]/g, (separator) => `\\${separator}`)
    .replace(/\r\n|\n|\r/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Folds a content line to at most 75 octets, never inside a character (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

const MIN_DURATION_MS = 15 * 60_000;

/** An end must follow its start (RFC 5545, 3.8.2.2): an event without duration lasts fifteen minutes. */
const endOf = ({ start, end }: CalendarEntry): string =>
  Date.parse(end) > Date.parse(start) ? end : new Date(Date.parse(start) + MIN_DURATION_MS).toISOString();

/** `written` becomes DTSTAMP, which with a METHOD is the time of the document (RFC 5545, 3.8.7.2). */
function linesOf(entry: CalendarEntry, writtenAt: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${utc(writtenAt.toISOString())}`,
    ...(entry.modified === null ? [] : [`LAST-MODIFIED:${utc(entry.modified)}`]),
    `SEQUENCE:${entry.sequence}`,
    dateTime('DTSTART', entry.start),
    dateTime('DTEND', endOf(entry)),
    `SUMMARY:${text(entry.summary)}`,
    ...(entry.location === '' ? [] : [`LOCATION:${text(entry.location)}`]),
    ...(entry.description === '' ? [] : [`DESCRIPTION:${text(entry.description)}`]),
    `STATUS:${entry.status}`,
    `TRANSP:${entry.busy && entry.status !== 'CANCELLED' ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ];
}

/** Stable for the life of a visit, in every calendar. */
export const visitUid = (id: number): string => `visit-${id}@pignon.app`;

/** Quotes a parameter's value, which may contain no quotes (RFC 5545, 3.2). */
const quoted = (value: string): string => `"${value.replace(/["\p{Cc}]/gu, '')}"`;

interface Party {
  name: string;
  email: string;
}

export interface Invitation {
  /** REQUEST adds or changes an appointment, CANCEL removes it. */
  method: 'REQUEST' | 'CANCEL';
  entry: CalendarEntry;
  organizer: Party;
  attendee: Party;
  written: Date;
}

/** Makes an invitation (RFC 5546): the attendee's calendar adds, changes or removes the entry by its uid. */
export function invitation({ method, entry, organizer, attendee, written }: Invitation): string {
  const event = linesOf(entry, written);
  const parties = [
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
    `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE;CN=${quoted(attendee.name)}:mailto:${attendee.email}`,
  ];
  return document([`METHOD:${method}`, ...PARIS_CLOCK, ...event.slice(0, -1), ...parties, ...event.slice(-1)]);
}

/** Writes a tour's visits as a file to import once; it creates or updates its entries. */
export const calendarOf = (name: string, entries: readonly CalendarEntry[], writtenAt: Date): string =>
  document([
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${text(name)}`,
    ...PARIS_CLOCK,
    ...entries.flatMap((entry) => linesOf(entry, writtenAt)),
  ]);

function document(content: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pignon//Agenda//FR',
    'CALSCALE:GREGORIAN',
    ...content,
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

/** An iCalendar document (RFC 5545) that calendars subscribe to. */
export function icalendar(name: string, entries: readonly CalendarEntry[], writtenAt: Date): string {
  return document([
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${text(name)}`,
    'X-WR-TIMEZONE:Europe/Paris',
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...PARIS_CLOCK,
    ...entries.flatMap((entry) => linesOf(entry, writtenAt)),
  ]);
}
