/**
 * Blanks to fill in by hand: private-use characters that the templates draw as dotted lines. `short` for a number or
 * date, `long` for a name, `wide` for an amount in words, `line` to the end of the line.
 */
export const BLANK = { short: '\ue000', long: '\ue001', line: '\ue002', wide: '\ue003' } as const;

/** Text of a value, or a dotted line for null. */
export function orBlank<Value>(
  value: Value | null | undefined,
  words: (value: Value) => string = String,
  blank: string = BLANK.long,
): string {
  return value == null || value === '' ? blank : words(value);
}
