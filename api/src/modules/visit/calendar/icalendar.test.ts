import ICAL from 'ical.js';
import { calendarOf, foldLine, icalendar, invitation, type CalendarEntry } from './icalendar';

const entry = (overrides: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'visit-1@pignon.app',
  sequence: 2,
  modified: '2026-11-21T08:00:00.123Z',
  start: '2026-11-23T09:00:00.000Z',
  end: '2026-11-23T09:45:00.000Z',
  summary: 'Visite V1 – Loft, « vue mer »; étage 3',
  location: '4 rue des Œillets, 64100 Bayonne',
  description: 'Ligne une\nLigne deux \\ fin',
  status: 'CONFIRMED',
  busy: true,
  ...overrides,
});

const NOW = new Date('2026-11-22T07:00:00.000Z');

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => ({ component, event: new ICAL.Event(component) }));
};

describe('a calendar', () => {
  it('is read by another program without loss', () => {
    const [first, ...others] = read(icalendar('Agenda, Nora', [entry()], NOW));
    expect(others).toEqual([]);
    const event = first?.event;
    expect([event?.uid, event?.sequence]).toEqual(['visit-1@pignon.app', 2]);
    expect(event?.summary).toBe('Visite V1 – Loft, « vue mer »; étage 3');
    expect(event?.location).toBe('4 rue des Œillets, 64100 Bayonne');
    expect(event?.description).toBe('Ligne une\nLigne deux \\ fin');
    expect(first?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  });

  it.each([
    ['winter', '2026-11-23T09:00:00.000Z'],
    ['summer', '2026-07-14T21:30:00.000Z'],
    ['the day clocks go back', '2026-10-25T08:00:00.000Z'],
    ['the last hour of summer', '2026-10-25T00:30:00.000Z'],
    ['the first hour of winter', '2026-10-25T01:30:00.000Z'],
    ['the first hour of summer', '2026-03-29T01:00:00.000Z'],
    ['the last minute of winter', '2026-03-29T00:59:00.000Z'],
  ])('has the right instant in %s', (_, start) => {
    const [first] = read(icalendar('Agenda', [entry({ start, end: start })], NOW));
    expect(first?.event.startDate.toJSDate().toISOString()).toBe(start);
  });

  it('defines the French time zone', () => {
    const [first] = read(icalendar('Agenda', [entry()], NOW));
    expect(first?.event.startDate.zone.tzid).toBe('Europe/Paris');
  });

  it('contains the time of writing, and of an entry’s change where known', () => {
    const entries = [entry(), entry({ modified: null })];
    const times = read(icalendar('Agenda', entries, NOW)).map(({ component }) =>
      ['dtstamp', 'last-modified'].map((name) => component.getFirstPropertyValue(name)?.toString() ?? null),
    );
    expect(times).toEqual([
      ['2026-11-22T07:00:00Z', '2026-11-21T08:00:00Z'],
      ['2026-11-22T07:00:00Z', null],
    ]);
  });

  it('shows its owner as free where nothing takes place', () => {
    const entries = [entry(), entry({ status: 'CANCELLED' }), entry({ busy: false })];
    const free = read(icalendar('Agenda', entries, NOW)).map(({ component }) =>
      component.getFirstPropertyValue('transp'),
    );
    expect(free).toEqual(['OPAQUE', 'TRANSPARENT', 'TRANSPARENT']);
  });

  it('accepts no text that would break its lines', () => {
    const text = icalendar('Agenda', [entry({ summary: 'A\r\nEND:VCALENDAR\u0007', description: '' })], NOW);
    expect(read(text)).toHaveLength(1);
    expect(text.match(/^END:VCALENDAR/gm)).toHaveLength(1);
    expect(text).not.toContain('\u0007');
  });

  it('is cut into lines of 75 octets, never inside a character', () => {
    const line = `SUMMARY:${'é'.repeat(100)}😀${'a'.repeat(90)}`;
    const folded = foldLine(line);
    expect(folded.split('\r\n ').join('')).toBe(line);
    for (const part of folded.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
  });
});

/** Texts and times that some calendar programs have misread. */
const DIFFICULT_TEXTS: CalendarEntry[] = [
  entry({ uid: 'visit-1@pignon.app', summary: 'Studio, T1 ; « plage »\\n: à voir', description: 'A\r\nB\rC\n\nD' }),
  entry({ uid: 'visit-2@pignon.app', summary: `Œ${'é'.repeat(80)}, ${'😀'.repeat(30)};`, location: '' }),
  entry({
    uid: 'visit-3@pignon.app',
    description: `${' mot'.repeat(60)} ; , \\ " :`,
    status: 'CANCELLED',
    sequence: 12,
  }),
  entry({ uid: 'visit-4@pignon.app', start: '2026-10-24T23:30:00.000Z', end: '2026-10-25T01:30:00.000Z' }),
  entry({
    uid: 'visit-5@pignon.app',
    start: '2027-03-28T00:30:00.000Z',
    end: '2027-03-28T01:30:00.000Z',
    modified: null,
  }),
];
const PARTIES = {
  organizer: { name: 'Agence "Côte, Basque" ; associés: Bayonne', email: 'bonjour@pignon.test' },
  attendee: { name: `M. et Mme ${'Etchegaray-Œillet '.repeat(6)}`, email: 'anne+visite@example.test' },
};
const WRITTEN: [name: string, entries: CalendarEntry[], text: string, method: string][] = [
  ['the feed', DIFFICULT_TEXTS, icalendar('Agenda de Maïté, Bayonne', DIFFICULT_TEXTS, NOW), 'PUBLISH'],
  ['a tour', DIFFICULT_TEXTS, calendarOf('Tournée du 25 octobre 2026', DIFFICULT_TEXTS, NOW), 'PUBLISH'],
  ...DIFFICULT_TEXTS.map((one): [string, CalendarEntry[], string, string] => {
    const method = one.status === 'CANCELLED' ? 'CANCEL' : 'REQUEST';
    return [`a message about ${one.uid}`, [one], invitation({ method, entry: one, ...PARTIES, written: NOW }), method];
  }),
];

/** Selects the parts of an entry that calendar programs use. */
const meaningOf = (text: string) =>
  read(text).map(({ component, event }) => ({
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    summary: event.summary,
    location: component.getFirstPropertyValue('location') ?? '',
    description: event.description,
    status: component.getFirstPropertyValue('status'),
  }));

describe.each(WRITTEN)('%s, with difficult texts and times', (_, entries, text, method) => {
  it('keeps its meaning when another program parses and writes it', () => {
    const expectedEntries = entries.map(({ modified: _modified, busy: _busy, description, ...one }) => ({
      ...one,
      description: description.replace(/\r\n?/g, '\n'),
    }));
    expect(meaningOf(text)).toEqual(expectedEntries);
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    expect(calendar.getFirstPropertyValue('method')).toBe(method);
    expect(ICAL.parse(calendar.toString())).toEqual(ICAL.parse(text));
    expect(meaningOf(calendar.toString())).toEqual(expectedEntries);
  });

  it('has lines of at most 75 octets, each ended by CRLF', () => {
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const lines = text.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...lines)).toBeLessThanOrEqual(75);
  });
});
