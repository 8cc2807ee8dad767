import { DEFAULT_FILTERS } from '../list/list-filters';
import { countCriteria, criteriaOf, NO_CRITERIA, withCriteria } from './criteria';

describe('the criteria of the search form', () => {
  it('are counted when they are set', () => {
    expect(Object.keys(NO_CRITERIA).sort()).toEqual(
      [
        'addedFrom',
        'addedTo',
        'addedWithin',
        'around',
        'bedrooms',
        'cities',
        'dpe',
        'features',
        'homeSize',
        'landSize',
        'mandateType',
        'negotiator',
        'orientation',
        'price',
        'propertyType',
        'rooms',
        'transactionType',
      ].sort(),
    );
    expect(countCriteria(DEFAULT_FILTERS)).toBe(0);
    expect(countCriteria({ ...DEFAULT_FILTERS, price: { min: 1 }, cities: ['64102'], transactionType: 'RENT' })).toBe(
      3,
    );
  });

  it('leave the list’s other filters unchanged', () => {
    const filters = { ...DEFAULT_FILTERS, text: 'mer', dpe: ['A'] as const, rooms: { min: 3 } };
    expect(withCriteria(filters, NO_CRITERIA)).toEqual({ ...filters, dpe: [], rooms: null });
    expect(withCriteria(filters, criteriaOf(filters))).toEqual(filters);
  });

  it('never combine "filled in" and "not filled in"', () => {
    const filters = { ...DEFAULT_FILTERS, without: ['price', 'dpe', 'city'] as const, exceptCities: ['64445'] };
    const withAllCriteria = withCriteria(filters, { ...NO_CRITERIA, price: { max: 9 }, cities: ['64102'] });
    expect([withAllCriteria.without, withAllCriteria.exceptCities]).toEqual([['dpe'], []]);
  });
});
