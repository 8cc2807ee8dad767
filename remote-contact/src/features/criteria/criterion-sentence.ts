import type { Criterion } from '@pignon/shared/domain/contact/criterion.schema';
import type { TransactionType } from '@pignon/shared/domain/property/property.enums';
import { formatArea, formatNumber, formatPrice } from '@pignon/shared/i18n';

/** Translates a message key of this remote. */
export type Words = (key: string, values?: Record<string, unknown>) => string;
type Bounds = readonly [number | null, number | null];

// TypeScript does not narrow `values` by a discriminant inside `key`
function textsOf({ values }: Criterion): string[] {
  return values.filter((value) => typeof value === 'string');
}

function boundsOf({ values: [min, max] }: Criterion): Bounds {
  return [typeof min === 'number' ? min : null, typeof max === 'number' ? max : null];
}

function range(words: Words, [min, max]: Bounds, write: (value: number) => string): string {
  if (min !== null && max !== null) {
    if (min === max) return write(min);
    return words('range.between', { min: write(min), max: write(max) });
  }
  if (min !== null) return words('range.from', { min: write(min) });
  return max === null ? words('range.any') : words('range.upTo', { max: write(max) });
}

/** Joins names: `maison, loft ou château`. */
function alternatives(words: Words, names: readonly string[]): string {
  const [last, ...before] = [...names].reverse();
  if (last === undefined) return '';
  return before.length === 0 ? last : words('range.or', { list: before.reverse().join(', '), last });
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function counted(words: Words, key: string, bounds: Bounds): string {
  const [min, max] = bounds;
  return words(key, { count: max ?? min ?? 0, range: range(words, bounds, formatNumber) });
}

type CityName = (insee: string) => string | undefined;

/** Transaction of a search; null when it has both or neither, so that its budget has no unit of time. */
function transactionOf(criteria: readonly Criterion[]): TransactionType | null {
  const transactions = criteria.flatMap(({ key, values }) =>
    key.key === 'TRANSACTION_TYPE' ? (values as TransactionType[]) : [],
  );
  return transactions.length === 1 ? (transactions[0] ?? null) : null;
}

function criterionSentence(
  criterion: Criterion,
  words: Words,
  cityName: CityName,
  transaction: TransactionType | null,
): string {
  const texts = textsOf(criterion);
  const within = (write: (value: number) => string) => ({ range: range(words, boundsOf(criterion), write) });
  switch (criterion.key.key) {
    case 'TRANSACTION_TYPE':
      return words(`criterion.transaction.${texts.length > 1 ? 'BOTH' : (texts[0] ?? 'BOTH')}`);
    case 'TYPE':
      return capitalised(
        alternatives(
          words,
          texts.map((type) => words(`propertyType.${type}`).toLowerCase()),
        ),
      );
    case 'CITY':
      return words('criterion.city', {
        list: alternatives(
          words,
          texts.map((code) => cityName(code) ?? words('criterion.commune', { code })),
        ),
      });
    case 'POLYGON':
      return words('criterion.polygon', { count: criterion.values.length });
    case 'PRICE':
      return words(
        'criterion.price',
        within((euros) => formatPrice(euros, transaction)),
      );
    case 'HOME_SIZE':
      return words('criterion.homeSize', within(formatArea));
    case 'LAND_SIZE':
      return words('criterion.landSize', within(formatArea));
    case 'ROOMS':
      return capitalised(counted(words, 'criterion.rooms', boundsOf(criterion)));
    case 'BEDROOM':
      return capitalised(counted(words, 'criterion.bedrooms', boundsOf(criterion)));
  }
}

/**
 * Writes the saved criteria as sentences: "Budget de 250 000 € à 750 000 €", for a letting "Budget jusqu’à 850 €/mois".
 * `cityName` names a commune by INSEE code; unknown ones show the code.
 */
export function searchSentences(criteria: readonly Criterion[], words: Words, cityName: CityName): string[] {
  const transaction = transactionOf(criteria);
  return criteria.map((criterion) => criterionSentence(criterion, words, cityName, transaction));
}

/** INSEE codes in criteria, each once. */
export function citiesOf(criteria: readonly Criterion[]): string[] {
  const codes = criteria.flatMap((criterion) => (criterion.key.key === 'CITY' ? textsOf(criterion) : []));
  return [...new Set(codes)];
}
