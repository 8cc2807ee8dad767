import { addDays, dayOf, instantOf } from '@pignon/shared/domain/common/day';
import { workingDayFrom } from '@pignon/shared/domain/common/working-day';
import type { Placed } from '@pignon/shared/domain/commune/territory';
import type { NewEventInput } from '@pignon/shared/domain/event/event-write.schema';
import { priceText } from '@pignon/shared/domain/property/price/price-text';
import type { TransactionType } from '@pignon/shared/domain/property/property.enums';

/** A property whose displayed price went down. */
export interface Drop {
  reference: string;
  before: number;
  after: number;
}

/** The present, and where the agency is, whose holidays count. */
interface When {
  now: Date;
  place: Placed;
}

/** Calls are due when the agency opens on the next working day. */
const OPENING = '09:00';

/** A drop, and whether what went down is a price or a rent; null while that is not known. */
type KnownDrop = Drop & { transactionType: TransactionType | null };

function about({ reference, before, after, transactionType }: KnownDrop): string {
  const what = transactionType === 'RENT' ? 'loyer passé' : 'prix passé';
  return `bien ${reference}, ${what} de ${priceText(before, transactionType)} à ${priceText(after, transactionType)}`;
}

const linksOf = ({ reference }: Drop, contactId: number): NewEventInput['links'] => [
  { kind: 'property', id: reference },
  { kind: 'contact', id: String(contactId) },
];

/** A call to make, for the user in charge of the customer. The name stays out of the title: the link says who it is. */
export function callTask(
  drop: KnownDrop,
  contact: { id: number; negotiator: string | null },
  { now, place }: When,
): NewEventInput {
  return {
    type: 'TASK',
    title: `Appeler pour proposer\u00a0: ${about(drop)}`,
    due: instantOf(workingDayFrom(addDays(dayOf(now), 1), place), OPENING),
    links: linksOf(drop, contact.id),
    ...(contact.negotiator === null ? {} : { user: contact.negotiator }),
  };
}
