import type { PreparedLine } from '@pignon/shared/domain/import/prepared-lines';
import type { TakeoverField } from '@pignon/shared/domain/mandate/takeover/takeover-fields';
import { TAKEOVER_OUTCOMES, type TakeoverOutcome } from '@pignon/shared/domain/mandate/takeover/takeover.enums';
import type { TakeoverResult } from '@pignon/shared/domain/mandate/takeover/takeover.schema';

export type Line = PreparedLine<TakeoverField>;

/** Outcome of a line. `broken`: not sent, because its cells do not fit the headings. */
export interface LineOutcome extends TakeoverResult {
  broken: Line['broken'];
}

export const brokenOutcome = ({ line, broken }: Line): LineOutcome => ({
  line,
  broken,
  outcome: 'REFUSED',
  mandateId: null,
  register: 'T',
  registerNumber: null,
  propertyRef: '',
  principals: [],
  problems: [],
  notes: [],
});

export type Counts = Readonly<Record<TakeoverOutcome, number>>;

export const countOutcomes = (outcomes: readonly Pick<LineOutcome, 'outcome'>[]): Counts => {
  const count = (counted: TakeoverOutcome) => outcomes.filter(({ outcome }) => outcome === counted).length;
  const [takenOver, known, refusedCount] = TAKEOVER_OUTCOMES.map(count);
  return { TAKEN: takenOver ?? 0, KNOWN: known ?? 0, REFUSED: refusedCount ?? 0 };
};
