import type { Cube } from '@pignon/shared/domain/property/analysis/analysis.schema';

const BAYONNE = { location: { cities: ['64102'] } };

/** Houses and flats in Bayonne, and a house in an unknown commune. */
export function aCube(overrides: Partial<Cube> = {}): Cube {
  return {
    rows: [
      { key: '64102', label: 'Bayonne', count: 7, value: 7, dto: BAYONNE },
      { key: 'NONE', label: null, count: 1, value: 1, dto: { location: { cities: [] }, without: ['city'] } },
    ],
    columns: [
      { key: 'HOUSE', label: null, count: 3, value: 3, dto: { propertyType: ['HOUSE'] } },
      { key: 'APARTMENT', label: null, count: 5, value: 5, dto: { propertyType: ['APARTMENT'] } },
    ],
    cells: [
      { row: '64102', column: 'HOUSE', count: 2, value: 2, dto: { ...BAYONNE, propertyType: ['HOUSE'] } },
      { row: '64102', column: 'APARTMENT', count: 5, value: 5, dto: { ...BAYONNE, propertyType: ['APARTMENT'] } },
      {
        row: 'NONE',
        column: 'HOUSE',
        count: 1,
        value: 1,
        dto: { location: { cities: [] }, without: ['city'], propertyType: ['HOUSE'] },
      },
    ],
    total: { count: 8, value: 8, dto: {} },
    ...overrides,
  };
}
