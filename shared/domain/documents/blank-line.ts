/**
 * Places to fill in by hand: letters of no alphabet, which the templates draw as dotted lines.
 * `short` for a number or a date, `long` for a name, `wide` for an amount in words, `line` to the end of the line.
 */
export const BLANK = { short: '\ue000', long: '\ue001', line: '\ue002', wide: '\ue003' } as const;

/** The words of a value, or a dotted line where there is none. */
export function orBlank<Value>(
  value: Value | null | undefined,
  words: (value: Value) => string = String,
  blank: string = BLANK.long,
): string {
  return value == null || value === '' ? blank : words(value);
}
