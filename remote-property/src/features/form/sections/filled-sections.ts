import { isGroup, sameValue, valueAt } from '@pignon/shared/domain/form/values';
import { draftOf, newValues, type PropertyValues } from '../property-values';
import { SECTIONS, sectionOf, type SectionKey } from './sections';

/** Fields of the essentials with which the fees are computed. */
const PRICE_PATHS = ['financialInfo.priceNoFees', 'rentalInfo.rent'];

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Lists paths below one whose value differs from a new property's. */
function writtenPaths(value: unknown, emptyValue: unknown, path: string): string[] {
  if (isEmpty(value) || sameValue(value, emptyValue)) return [];
  if (!isGroup(value) || !isGroup(emptyValue)) return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    writtenPaths(inner, emptyValue[key], path === '' ? key : `${path}.${key}`),
  );
}

/** Lists sections with input; defaults of a new property do not count. */
export function filledSectionKeys(values: PropertyValues): ReadonlySet<SectionKey> {
  const draft = draftOf(values);
  const emptyValue = draftOf({ ...newValues(null), transactionType: draft.transactionType });
  const filledSections = new Set(writtenPaths(draft, emptyValue, '').map(sectionOf));
  if (PRICE_PATHS.some((path) => !isEmpty(valueAt(draft, path)))) filledSections.add('price');
  return new Set(SECTIONS.map(({ key }) => key).filter((key) => filledSections.has(key)));
}
