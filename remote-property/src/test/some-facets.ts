import type { Facets } from '@pignon/shared/domain/property/analysis/analysis.schema';
import { FACETS, type Facet } from '@pignon/shared/domain/property/analysis/dimensions';

type Values = Facets['facets'][number]['values'];

const one = (key: string, count: number, dto: Values[number]['dto'], label: string | null = null) => ({
  key,
  label,
  count,
  dto,
});

/** Builds facets of some 42 properties; all are empty except those given. */
export function someFacets(total = 42, overrides: Partial<Record<Facet, Values>> = {}): Facets {
  const values: Partial<Record<Facet, Values>> = {
    propertyType: [
      one('HOUSE', 30, { propertyType: ['HOUSE'] }),
      one('APARTMENT', 12, { propertyType: ['APARTMENT'] }),
    ],
    propertyStatus: [
      one('ACTIVE', total, { propertyStatus: ['ACTIVE'] }),
      one('SOLD', 5, { propertyStatus: ['SOLD'] }),
    ],
    city: [
      one('64102', 40, { location: { cities: ['64102'] } }, 'Bayonne'),
      one('64122', 1, { location: { cities: ['64122'] } }, 'Biarritz'),
      one('NONE', 1, { location: { cities: [] }, without: ['city'] }),
    ],
    rooms: [one('4', 20, { rooms: { min: 4, max: 4 } }), one('10', 2, { rooms: { min: 10 } })],
    dpe: [one('C', 9, { dpe: ['C'] }), one('NONE', 3, { dpe: [], without: ['dpe'] })],
    ...overrides,
  };
  return { total, facets: FACETS.map((facet) => ({ facet, values: values[facet] ?? [] })) };
}
