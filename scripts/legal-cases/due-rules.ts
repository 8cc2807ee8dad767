import { addMonths } from '@pignon/shared/domain/common/day';
import type { PlacedRule } from '@pignon/shared/domain/law/test/law-page';

/** A rule that nobody held against its source for so long is to be looked at. */
const CHECKED_MONTHS = 12;
/** Time within which future dates are announced. */
const AHEAD_MONTHS = 6;

const isSoon = (day: string | null | undefined, today: string): day is string =>
  day != null && day >= today && day <= addMonths(today, AHEAD_MONTHS);

function reasonsOf({ rule: { checked, periods } }: PlacedRule, today: string): string[] {
  return [
    ...(checked <= addMonths(today, -CHECKED_MONTHS) ? [`checked on ${checked}`] : []),
    ...periods.flatMap(({ since, until }) => [
      ...(isSoon(since, today) ? [`changes on ${since}`] : []),
      ...(isSoon(until, today) ? [`ends on ${until}`] : []),
    ]),
  ];
}

/** A line for each legal rule that somebody should hold against its source: checked too long ago, or about to change or to end. */
export const dueRules = (rules: readonly PlacedRule[], today: string): string[] =>
  rules.flatMap((placed) =>
    reasonsOf(placed, today).map((reason) => `! ${placed.file}: ${placed.rule.rule} (${reason})`),
  );
