/** One period of a legal rule. */
export interface LegalPeriod<Value> {
  /** First day, ISO; null for before any relevant day. */
  since: string | null;
  /** Last day, ISO; absent: until the next period, or open. */
  until?: string;
  value: Value;
  /** Article, text and date, when different from the rule's. */
  source?: string;
}

/** A dated legal rule. Exported by the file that applies it, it is listed in docs/law.md (`npm run records`). */
export interface LegalRule<Value = unknown> {
  /** English sentence with the unit of the value. */
  rule: string;
  /** Article, text and date. */
  source: string;
  /** Day of the last check against the source, ISO. */
  checked: string;
  /** Earliest first. */
  periods: readonly LegalPeriod<Value>[];
  /** Formats the value for docs/law.md when it is too long. */
  says?(value: Value): string;
}

/** Finds a rule's value on a day (ISO); null before it existed and after it ended. */
export function valueOn<Value>({ periods }: LegalRule<Value>, day: string): Value | null {
  const period = periods.findLast(({ since }) => since === null || since <= day);
  return period === undefined || (period.until !== undefined && day > period.until) ? null : period.value;
}

/** Returns a rule's current value. @throws without any period */
export function latestValue<Value>({ rule, periods }: LegalRule<Value>): Value {
  const last = periods.at(-1);
  if (!last) throw new Error(`No period: ${rule}`);
  return last.value;
}
