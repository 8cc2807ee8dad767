import { readNumber, twoReadings, type NumberKind } from '@pignon/shared/domain/common/fields/read-number';
import type { Bounds } from '../list/list-filters';

export interface BoundsText {
  min: string;
  max: string;
}

export type BoundsFault = 'form.numbersOnly' | 'form.integersOnly' | 'form.twoReadings' | 'filter.invertedBounds';

/** Bound of the integer part that an address accepts. */
const LIMIT = 1_000_000_000_000;
const DECIMALS = 2;

/** Undefined for empty, null for an invalid bound. */
function parseBound(text: string, kind: NumberKind): number | undefined | null {
  const value = readNumber(text, kind);
  if (value === null) return undefined;
  if (value === undefined || value < 0 || value >= LIMIT) return null;
  return Number(value.toFixed(DECIMALS)) === value ? value : null;
}

/** Parses two typed bounds: `250 000 €`, `62,5 m²`, or nothing; null bounds are open. */
export function readBounds(
  text: BoundsText,
  integersOnly: boolean,
  kind: NumberKind = 'NUMBER',
): { bounds: Bounds | null } | { fault: BoundsFault } {
  const [min, max] = [parseBound(text.min, kind), parseBound(text.max, kind)];
  if (min === null || max === null) {
    const isOpen = kind === 'NUMBER' && (twoReadings(text.min) ?? twoReadings(text.max)) !== null;
    return { fault: isOpen ? 'form.twoReadings' : 'form.numbersOnly' };
  }
  if (integersOnly && [min, max].some((one) => one !== undefined && !Number.isInteger(one)))
    return { fault: 'form.integersOnly' };
  if (min !== undefined && max !== undefined && min > max) return { fault: 'filter.invertedBounds' };
  if (min === undefined && max === undefined) return { bounds: null };
  return { bounds: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) } };
}

/** Formats bounds for their fields. */
export function writeBounds(bounds: Bounds | null): BoundsText {
  const write = (value: number | undefined) => (value === undefined ? '' : String(value).replace('.', ','));
  return { min: write(bounds?.min), max: write(bounds?.max) };
}
