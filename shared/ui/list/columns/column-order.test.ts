import { knownColumns, withColumn } from './column-order';

const OFFERED = ['city', 'price', 'rooms'];

describe('the columns of a table', () => {
  it('come last when added, and one always remains', () => {
    expect(withColumn(['city'], 'price')).toEqual(['city', 'price']);
    expect(withColumn(['city', 'price'], 'city')).toEqual(['price']);
    expect(withColumn(['price'], 'price')).toEqual(['price']);
  });

  it('are read from storage in order, without unknown ones', () => {
    expect(knownColumns(['price', 'owner', 'city', 'price'], OFFERED)).toEqual(['price', 'city']);
    expect(knownColumns(['owner'], OFFERED)).toBeUndefined();
    expect(knownColumns('price', OFFERED)).toBeUndefined();
  });
});
