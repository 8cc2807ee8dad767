const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;
const TIMESTAMPTZ = 1184;
const NUMERIC_ARRAY = 1231;
const INT8_ARRAY = 1016;

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a JavaScript number.`);
  return value;
}

/** "{1,2}" to numbers; our arrays hold no nulls and no nested arrays. */
const numberList = (text: string): number[] => (text === '{}' ? [] : text.slice(1, -1).split(',').map(safeInteger));

/**
 * Conversion of column values, the same on both engines: safe integers or an error, amounts (at most 14 digits by their
 * column type) as numbers, days as `YYYY-MM-DD`, instants as ISO strings.
 */
export const VALUE_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: safeInteger,
  [NUMERIC]: Number,
  [DATE]: (text) => text,
  [TIMESTAMPTZ]: (text) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString(),
  [INT8_ARRAY]: numberList,
  [NUMERIC_ARRAY]: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)),
};
