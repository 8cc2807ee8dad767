import type { PropertyMap } from '@pignon/shared/domain/place/map.schema';
import { aPropertySummary } from '@pignon/shared/testing';
import { isOnePlace, marksOfProperty, shortPrice } from './map-marks';

const CLUSTER = { lat: 43.5, lon: -1.5, count: 2, minPrice: null, maxPrice: null };
const MAP: PropertyMap = {
  points: [
    {
      reference: 'V26-00001',
      lat: 43.4,
      lon: -1.4,
      price: 1,
      propertyType: 'HOUSE',
      transactionType: 'SALE',
      propertyStatus: 'ACTIVE',
    },
  ],
  clusters: [{ ...CLUSTER, bbox: [-1.5, 43.5, -1.5, 43.5] }],
  total: 3,
  withoutPlace: 0,
  inFrame: 3,
  extent: null,
  vague: false,
};

describe('a price on a marker', () => {
  it.each([
    [640, '640 €'],
    [9999, '9 999 €'],
    [10_000, '10 k€'],
    [425_400, '425 k€'],
    [999_400, '999 k€'],
    [1_000_000, '1 M€'],
    [1_250_000, '1,3 M€'],
  ])('formats %i as %s', (price, text) => {
    expect(shortPrice(price, 'SALE').replace(/\s/g, ' ')).toBe(text);
  });

  it('states that a rent is monthly, in full euros', () => {
    expect(shortPrice(12_345.5, 'RENT').replace(/\s/g, ' ')).toBe('12 346 €/mois');
  });
});

describe('the markers of a property', () => {
  it('are its own, or its cluster', () => {
    expect(marksOfProperty(MAP, aPropertySummary({ reference: 'V26-00001' }))).toEqual(['p V26-00001']);
    expect(marksOfProperty(MAP, aPropertySummary({ lat: 43.5, lon: -1.5 }))).toEqual(['c -1.5 43.5 -1.5 43.5']);
    expect(marksOfProperty(MAP, aPropertySummary({ lat: 43.503, lon: -1.5 }))).toEqual([]);
    expect(marksOfProperty(MAP, aPropertySummary({ lat: null, lon: null }))).toEqual([]);
  });

  it('are found on the client’s screen, where locations are rounded', () => {
    const near = aPropertySummary({ lat: 43.503, lon: -1.497 });
    expect(marksOfProperty({ ...MAP, vague: true }, near)).toEqual(['c -1.5 43.5 -1.5 43.5']);
  });
});

it('properties at one location cannot be separated by zooming', () => {
  expect(isOnePlace([-1.5, 43.5, -1.5, 43.50001])).toBe(true);
  expect(isOnePlace([-1.5, 43.5, -1.5, 43.5001])).toBe(false);
});
