import type { Event } from '../event/event.schema';

type EventText = Pick<Event, 'type' | 'title' | 'text'>;

const AMOUNT = /€/;
/** Date as written by `frenchDay`. */
const DAY = /\d\d\/\d\d\/\d{4}/;

/** True for a system event about a mandate. */
const isOfMandate = ({ title }: Pick<EventText, 'title'>): boolean => title.startsWith('Mandat');

/**
 * True for an event title hidden from customers: one typed by a user, or a system one with a price or the end of a
 * mandate.
 */
export function isPrivateTitle(event: Pick<EventText, 'title' | 'type'>): boolean {
  const { type, title } = event;
  return type !== 'SYSTEM' || AMOUNT.test(title) || (isOfMandate(event) && DAY.test(title));
}

/** True for an event text hidden from customers: that of an event about a mandate is a typed reason. */
export function isPrivateText(event: EventText): boolean {
  return event.type !== 'SYSTEM' || isOfMandate(event) || AMOUNT.test(event.text);
}
