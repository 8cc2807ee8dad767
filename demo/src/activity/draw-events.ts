import { isoOf } from '@pignon/shared/domain/common/date-time';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { mandateSubject } from '@pignon/shared/domain/mandate/mandate-name';
import type { Calendar } from '../calendar';
import type { DemoMandate } from '../mandate/draw-mandate';
import type { DemoProperty } from '../property/draw-property';
import { Random } from '../random';
import { CALLS, EMAILS, MEETINGS, NOTES, TASKS, type Line } from './event-wording';

export type DemoEvent = Omit<Event, 'id' | 'version' | 'author'>;

const link = (kind: Event['links'][number]['kind'], id: string | number) => ({ kind, id: String(id) });

function system(title: string, at: string, user: string, links: Event['links']): DemoEvent {
  return { type: 'SYSTEM', title, text: '', start: at, end: null, due: null, done: true, user, links, createdTime: at };
}

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

/** Makes one event per change of the displayed price; the event of the creation is written by the server. */
export function priceEvents({ reference, negotiator, financialInfo }: DemoProperty): DemoEvent[] {
  return financialInfo.priceHistory.slice(1).map((change, index) => {
    const before = financialInfo.priceHistory[index]?.price ?? change.price;
    const title = `Prix du bien ${reference} modifié\u00a0: ${euros.format(before)} → ${euros.format(change.price)}`;
    return system(title, isoOf(change.at), negotiator ?? 'manager@pignon.test', [link('property', reference)]);
  });
}

export function mandateEvents(mandate: DemoMandate): DemoEvent[] {
  if (mandate.registerDate === null) return [];
  return [
    system(
      `${mandateSubject(mandate)} signé pour le bien ${mandate.propertyRef}`,
      isoOf(mandate.registerDate),
      mandate.negotiators[0] ?? '',
      [link('mandate', mandate.id), link('property', mandate.propertyRef)],
    ),
  ];
}

const KINDS = { CALL: CALLS, EMAIL: EMAILS, MEETING: MEETINGS, NOTE: NOTES, TASK: TASKS } as const;

export interface PeopleContext {
  calendar: Calendar;
  negotiators: readonly string[];
  /** Contact and property of the nth comment. */
  subjectOf: (n: number) => { contactId: number; reference: string };
}

/** Calls, letters, appointments, notes and tasks of the staff: most lie in the past, some are due today or later. */
export function staffEvents(count: number, { calendar, negotiators, subjectOf }: PeopleContext): DemoEvent[] {
  return Array.from({ length: count }, (_, index): DemoEvent => {
    const random = new Random('event', index);
    const type = random.weighted({ CALL: 34, EMAIL: 18, MEETING: 10, NOTE: 16, TASK: 22 });
    const line: Line = random.pick<Line>(KINDS[type]);
    const isUpcoming = (type === 'TASK' || type === 'MEETING') && random.chance(0.35);
    const day = calendar.workingDay(isUpcoming ? random.int(0, 18) : -1 - Math.floor(120 * random.next() ** 1.6));
    const start = calendar.at(day, random.int(9, 18), random.int(0, 11) * 5);
    const { contactId, reference } = subjectOf(index);
    const created = isUpcoming ? calendar.at(-random.int(1, 9), 9, random.int(0, 59)) : start;
    return {
      type,
      title: line.title,
      text: line.text,
      start,
      end:
        type === 'MEETING' || type === 'CALL'
          ? new Date(Date.parse(start) + (type === 'CALL' ? 8 : 45) * 60_000).toISOString()
          : null,
      due: type === 'TASK' ? start : null,
      done: !isUpcoming && (type !== 'TASK' || random.chance(0.85)),
      user: random.pick(negotiators),
      links: [link('contact', contactId), ...(random.chance(0.7) ? [link('property', reference)] : [])],
      createdTime: created,
    };
  });
}
