/** One entry of a calendar; instants are ISO date-times. */
export interface CalendarEntry {
  /** Never changes as long as the entry lives. */
  uid: string;
  /** Counts on with every change. */
  sequence: number;
  modified: string;
  start: string;
  end: string;
  summary: string;
  location: string;
  description: string;
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  /** False leaves its owner free at that time. */
  busy: boolean;
}

const MAX_OCTETS = 74;

/** The clock of France since 1996, written out, as a calendar program may not know it (RFC 5545, 3.6.5). */
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

/** Text of a property: what separates values is marked, line breaks are written out, other controls are dropped. */
function text(value: string): string {
  return value
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|\n|\r/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** A content line cut so that no line is longer than 75 octets, never inside a character (RFC 5545, 3.1). */
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

function linesOf(entry: CalendarEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${utc(entry.modified)}`,
    `LAST-MODIFIED:${utc(entry.modified)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTART;TZID=Europe/Paris:${local(entry.start)}`,
    `DTEND;TZID=Europe/Paris:${local(entry.end)}`,
    `SUMMARY:${text(entry.summary)}`,
    ...(entry.location === '' ? [] : [`LOCATION:${text(entry.location)}`]),
    ...(entry.description === '' ? [] : [`DESCRIPTION:${text(entry.description)}`]),
    `STATUS:${entry.status}`,
    `TRANSP:${entry.busy && entry.status !== 'CANCELLED' ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ];
}

/** An iCalendar document (RFC 5545) that calendars subscribe to. */
export function icalendar(name: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pignon//Agenda//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${text(name)}`,
    'X-WR-TIMEZONE:Europe/Paris',
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...PARIS_CLOCK,
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
