import { axesWith, dimensionsFor } from './cube-url';
import { DEFAULT_FILTERS, NO_FILTER } from '../list-filters';
import { DEFAULT_CUBE } from '../list-state';
import { parseListUrl } from './list-url';

describe('the axes of the cube', () => {
  it('are read from the address', () => {
    expect(parseListUrl('?view=cube&rows=dpe&columns=price&measure=median-m2')).toMatchObject({
      view: 'CUBE',
      cube: { rows: 'dpe', columns: 'price', measure: 'medianPricePerSquareMetre' },
    });
  });

  it.each([
    ['?rows=type', { rows: 'propertyType', columns: 'city' }],
    ['?columns=city', { rows: 'city', columns: 'propertyType' }],
    ['?rows=dpe&columns=dpe', { rows: 'dpe', columns: 'propertyType' }],
  ])('are never twice the same dimension: %s', (search, axes) => {
    expect(parseListUrl(search).cube).toMatchObject(axes);
  });

  it("swap when one is set to the other's dimension", () => {
    expect(axesWith(DEFAULT_CUBE, { rows: 'propertyType' })).toMatchObject({ rows: 'propertyType', columns: 'city' });
    expect(axesWith(DEFAULT_CUBE, { columns: 'city' })).toMatchObject({ rows: 'propertyType', columns: 'city' });
    expect(axesWith(DEFAULT_CUBE, { measure: 'total' })).toEqual({ ...DEFAULT_CUBE, measure: 'total' });
  });

  it('offer the mandate status only among active properties, where it is a filter', () => {
    expect(dimensionsFor(DEFAULT_FILTERS)).toContain('mandateStatus');
    expect(dimensionsFor(NO_FILTER)).not.toContain('mandateStatus');
    expect(parseListUrl('?all&view=cube&rows=mandate').cube).toEqual(DEFAULT_CUBE);
  });
});
