import type { Event } from '../event/event.schema';

type EventText = Pick<Event, 'type' | 'title' | 'text'>;

const AMOUNT = /€/;
/** Date as written by `frenchDay`. */
const DAY = /\d\d\/\d\d\/\d{4}/;

/** True for what the product wrote of a mandate by itself. */
const isOfMandate = ({ title }: Pick<EventText, 'title'>): boolean => title.startsWith('Mandat');

/**
 * True for the title of an event that a customer must not read: what a person wrote, and what the product wrote by itself
 * of a price, or of the day on which a mandate ends.
 */
export function isPrivateTitle(event: Pick<EventText, 'title' | 'type'>): boolean {
  const { type, title } = event;
  return type !== 'SYSTEM' || AMOUNT.test(title) || (isOfMandate(event) && DAY.test(title));
}

/** True for the text of an event that a customer must not read: below a line about a mandate it is somebody's reason. */
export function isPrivateText(event: EventText): boolean {
  return event.type !== 'SYSTEM' || isOfMandate(event) || AMOUNT.test(event.text);
}
