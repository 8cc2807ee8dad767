import { knownColumns, withColumn } from './column-order';

const OFFERED = ['city', 'price', 'rooms'];

describe('the columns of a table', () => {
  it('come last when they are added, and one always stays', () => {
    expect(withColumn(['city'], 'price')).toEqual(['city', 'price']);
    expect(withColumn(['city', 'price'], 'city')).toEqual(['price']);
    expect(withColumn(['price'], 'price')).toEqual(['price']);
  });

  it('are read from a store in their order, without what is not one', () => {
    expect(knownColumns(['price', 'owner', 'city', 'price'], OFFERED)).toEqual(['price', 'city']);
    expect(knownColumns(['owner'], OFFERED)).toBeUndefined();
    expect(knownColumns('price', OFFERED)).toBeUndefined();
  });
});
