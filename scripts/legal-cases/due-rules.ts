import { addMonths } from '@pignon/shared/domain/common/day';
import type { PlacedRule } from '@pignon/shared/domain/law/test/law-page';

/** Months after which a legal rule should be checked against its source again. */
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

/** Lists legal rules to check against their source: checked too long ago, or about to change or end. */
export const dueRules = (rules: readonly PlacedRule[], today: string): string[] =>
  rules.flatMap((placed) =>
    reasonsOf(placed, today).map((reason) => `! ${placed.file}: ${placed.rule.rule} (${reason})`),
  );
