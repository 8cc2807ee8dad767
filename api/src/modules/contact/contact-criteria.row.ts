import { codesWithin } from '@pignon/shared/domain/commune/arrondissements';
import type { Criterion } from '@pignon/shared/domain/contact/criterion.schema';
import type { Polygon } from '@pignon/shared/domain/common/geo/geo.schema';
import type { RowOf, TableShape } from '../../db/rows';
import { polygonText } from '../../db/polygon';

export const CRITERIA = {
  table: 'contact_criteria',
  columns: {
    contact_id: 'bigint',
    transaction_types: 'text[]',
    property_types: 'text[]',
    cities: 'text[]',
    polygons: 'polygon[]',
    price: 'numrange',
    rooms: 'numrange',
    bedrooms: 'numrange',
    home_size: 'numrange',
    land_size: 'numrange',
  },
} satisfies TableShape<string>;

type Key = Criterion['key']['key'];

const OPEN = '(,)';

function rangeText(bounds: readonly (number | null)[]): string {
  const [min = null, max = null] = bounds;
  if (min !== null && max !== null && min > max) return 'empty';
  return `[${min ?? ''},${max ?? ''}]`;
}

/**
 * Builds the row of a contact's criteria that properties are matched with; none without criteria. Paris includes its
 * arrondissements.
 */
export function criteriaRow(contactId: number, criteria: readonly Criterion[]): RowOf<typeof CRITERIA>[] {
  if (criteria.length === 0) return [];
  const valuesOf = (key: Key) => criteria.filter((each) => each.key.key === key).flatMap(({ values }) => [...values]);
  const list = (key: Key) => {
    const values = valuesOf(key);
    return values.length > 0 ? values : null;
  };
  const range = (key: Key) => {
    const values = valuesOf(key) as (number | null)[];
    return values.length > 0 ? rangeText(values) : OPEN;
  };
  const polygons = (list('POLYGON') as Polygon[] | null)?.map(polygonText) ?? null;
  const cities = list('CITY') as string[] | null;
  return [
    {
      contact_id: contactId,
      transaction_types: list('TRANSACTION_TYPE'),
      property_types: list('TYPE'),
      cities: cities && codesWithin(cities),
      polygons,
      price: range('PRICE'),
      rooms: range('ROOMS'),
      bedrooms: range('BEDROOM'),
      home_size: range('HOME_SIZE'),
      land_size: range('LAND_SIZE'),
    },
  ];
}
