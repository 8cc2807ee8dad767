import { addDays, dayOf, instantOf } from '@pignon/shared/domain/common/day';
import { workingDayFrom } from '@pignon/shared/domain/common/working-day';
import type { Placed } from '@pignon/shared/domain/commune/territory';
import type { NewEventInput } from '@pignon/shared/domain/event/event-write.schema';
import { priceText } from '@pignon/shared/domain/property/price/price-text';
import type { TransactionType } from '@pignon/shared/domain/property/property.enums';

/** A property whose displayed price fell. */
export interface Drop {
  reference: string;
  before: number;
  after: number;
}

/** Current time, and the agency's location, whose holidays count. */
interface Schedule {
  now: Date;
  place: Placed;
}

/** Calls are due when the agency opens on the next working day. */
const OPENING = '09:00';

/** A price drop with its kind of transaction; null while unknown. */
type KnownDrop = Drop & { transactionType: TransactionType | null };

function about({ reference, before, after, transactionType }: KnownDrop): string {
  const priceLabel = transactionType === 'RENT' ? 'loyer passé' : 'prix passé';
  return `bien ${reference}, ${priceLabel} de ${priceText(before, transactionType)} à ${priceText(after, transactionType)}`;
}

const linksOf = ({ reference }: Drop, contactId: number): NewEventInput['links'] => [
  { kind: 'property', id: reference },
  { kind: 'contact', id: String(contactId) },
];

/** A task to call, for the customer's negotiator. The title contains no name: the link does. */
export function callTask(
  drop: KnownDrop,
  contact: { id: number; negotiator: string | null },
  { now, place }: Schedule,
): NewEventInput {
  return {
    type: 'TASK',
    title: `Appeler pour proposer\u00a0: ${about(drop)}`,
    due: instantOf(workingDayFrom(addDays(dayOf(now), 1), place), OPENING),
    links: linksOf(drop, contact.id),
    ...(contact.negotiator === null ? {} : { user: contact.negotiator }),
  };
}
