import ICAL from 'ical.js';
import { foldLine, icalendar, type CalendarEntry } from './icalendar';

const entry = (over: Partial<CalendarEntry> = {}): CalendarEntry => ({
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
  ...over,
});

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => ({ component, event: new ICAL.Event(component) }));
};

describe('a calendar', () => {
  it('is read by another program as it was meant', () => {
    const [first, ...others] = read(icalendar('Agenda, Nora', [entry()]));
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
  ])('means the right instant in %s', (_, start) => {
    const [first] = read(icalendar('Agenda', [entry({ start, end: start })]));
    expect(first?.event.startDate.zone.tzid).toBe('Europe/Paris');
    expect(first?.event.startDate.toJSDate().toISOString()).toBe(start);
  });

  it('leaves its owner free where nothing takes place', () => {
    const entries = [entry(), entry({ status: 'CANCELLED' }), entry({ busy: false })];
    const free = read(icalendar('Agenda', entries)).map(({ component }) => component.getFirstPropertyValue('transp'));
    expect(free).toEqual(['OPAQUE', 'TRANSPARENT', 'TRANSPARENT']);
  });

  it('lets nothing in that would break its lines', () => {
    const text = icalendar('Agenda', [entry({ summary: 'A\r\nEND:VCALENDAR\u0007', description: '' })]);
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
