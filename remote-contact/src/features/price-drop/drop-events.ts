import { addDays, dayOf, instantOf } from '@pignon/shared/domain/common/day';
import { frenchEuros } from '@pignon/shared/domain/common/french';
import { workingDayFrom } from '@pignon/shared/domain/common/working-day';
import type { Placed } from '@pignon/shared/domain/commune/territory';
import type { NewEventInput } from '@pignon/shared/domain/event/event-write.schema';

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

const about = ({ reference, before, after }: Drop) =>
  `bien ${reference}, prix passé de ${frenchEuros(before)} à ${frenchEuros(after)}`;

const linksOf = ({ reference }: Drop, contactId: number): NewEventInput['links'] => [
  { kind: 'property', id: reference },
  { kind: 'contact', id: String(contactId) },
];

/** A call to make, for the user in charge of the customer. The name stays out of the title: the link says who it is. */
export function callTask(
  drop: Drop,
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
