import { readNumber } from '@pignon/shared/domain/common/fields/read-number';
import type { Polygon } from '@pignon/shared/domain/common/geo/geo.schema';
import type { FILTER_KEYS } from '@pignon/shared/domain/contact/contact.enums';
import type { Criterion } from '@pignon/shared/domain/contact/criterion.schema';
import { CRITERION_KEYS, type CriterionKey } from '@pignon/shared/domain/matching/criterion-keys';
import { PROPERTY_TYPES, TRANSACTION_TYPES } from '@pignon/shared/domain/property/property.enums';

export type Bounds = readonly [min: number | null, max: number | null];
export type RangeKey = (typeof FILTER_KEYS.NUMBER)[number] | (typeof FILTER_KEYS.ROOM_TYPE)[number];
export type ChoiceKey = (typeof FILTER_KEYS.ATTRIBUTE)[number];

/** Ranges in the order of a conversation. */
export const RANGES: readonly RangeKey[] = ['PRICE', 'HOME_SIZE', 'ROOMS', 'BEDROOM', 'LAND_SIZE'];

const textsAt = (filters: readonly Criterion[], criterionKey: CriterionKey): string[] =>
  filters.flatMap(({ key, values }) =>
    key.key === criterionKey ? values.filter((value) => typeof value === 'string') : [],
  );

const validTexts = <T extends string>(all: readonly T[], texts: readonly string[]): T[] =>
  all.filter((one) => texts.includes(one));

/** Selected values of a choice; empty means any. */
export function choicesAt(filters: readonly Criterion[], key: ChoiceKey): string[] {
  return textsAt(filters, key);
}

/** INSEE codes of the criteria. */
export const communesAt = (filters: readonly Criterion[]): string[] => textsAt(filters, 'CITY');

/** Bounds of a number, both open when not set. */
export function boundsAt(filters: readonly Criterion[], rangeKey: RangeKey): Bounds {
  const [min, max] = filters.find(({ key }) => key.key === rangeKey)?.values ?? [];
  return [typeof min === 'number' ? min : null, typeof max === 'number' ? max : null];
}

/** Exclusive maximum of a bound: nine digits. */
const LIMIT = 1_000_000_000;
/** Decimals of euros and square metres. */
const DECIMALS = 2;
/** Significant digits that hold every bound; rounds the binary error of a product away. */
const PRECISION = 12;

/** Decimals of a bound: rooms are counted. */
export const decimalsOf = (key: RangeKey): number => (key === 'ROOMS' || key === 'BEDROOM' ? 0 : DECIMALS);

/** Parses a typed bound, cut to its decimals; null for empty, undefined for anything else than a number in range. */
export function readBound(text: string, key: RangeKey): number | null | undefined {
  const value = readNumber(text, 'EUROS');
  if (typeof value !== 'number') return value;
  const unit = 10 ** decimalsOf(key);
  return value < 0 || value >= LIMIT ? undefined : Math.trunc(Number((value * unit).toPrecision(PRECISION))) / unit;
}

/** Replaces or removes one criterion; keeps the others and drawn areas. */
function withCriterion(
  filters: readonly Criterion[],
  criterionKey: CriterionKey,
  criterion: Criterion | null,
): Criterion[] {
  const rest = filters.filter(({ key }) => key.key !== criterionKey);
  const next = criterion ? [...rest, criterion] : rest;
  return next.sort((a, b) => CRITERION_KEYS.indexOf(a.key.key) - CRITERION_KEYS.indexOf(b.key.key));
}

/** Sets the accepted values, in order; empty removes the criterion. */
export function withChoices(filters: readonly Criterion[], key: ChoiceKey, texts: readonly string[]): Criterion[] {
  if (texts.length === 0) return withCriterion(filters, key, null);
  const criterion: Criterion =
    key === 'TYPE'
      ? { key: { type: 'ATTRIBUTE', key }, values: validTexts(PROPERTY_TYPES, texts) }
      : { key: { type: 'ATTRIBUTE', key }, values: validTexts(TRANSACTION_TYPES, texts) };
  return withCriterion(filters, key, criterion);
}

/** Sets the accepted communes, each once. */
export function withCommunes(filters: readonly Criterion[], codes: readonly string[]): Criterion[] {
  const values = [...new Set(codes)];
  return withCriterion(
    filters,
    'CITY',
    values.length === 0 ? null : { key: { type: 'LOCATION', key: 'CITY' }, values },
  );
}

/** Areas drawn on the map. */
export const areasAt = (filters: readonly Criterion[]): Polygon[] =>
  filters.flatMap(({ key, values }) =>
    key.key === 'POLYGON' ? values.filter((value) => typeof value === 'object' && value !== null) : [],
  );

/** Maximum number of areas per search. */
export const MAX_AREAS = 10;

/** Restricts the search to these areas. */
export const withAreas = (filters: readonly Criterion[], areas: readonly Polygon[]): Criterion[] =>
  withCriterion(
    filters,
    'POLYGON',
    areas.length === 0 ? null : { key: { type: 'LOCATION', key: 'POLYGON' }, values: areas.slice(0, MAX_AREAS) },
  );

/** Sets a range; with both ends open the criterion is removed. */
export function withBounds(filters: readonly Criterion[], key: RangeKey, [min, max]: Bounds): Criterion[] {
  const values: [number | null, number | null] = [min, max];
  if (min === null && max === null) return withCriterion(filters, key, null);
  const criterion: Criterion =
    key === 'BEDROOM' ? { key: { type: 'ROOM_TYPE', key }, values } : { key: { type: 'NUMBER', key }, values };
  return withCriterion(filters, key, criterion);
}
