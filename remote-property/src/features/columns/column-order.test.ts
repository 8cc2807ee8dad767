import { describe, expect, it } from 'vitest';
import { knownColumns, withColumn } from './column-order';

describe('the columns of a table', () => {
  it('come last when they are added, and one always stays', () => {
    expect(withColumn(['city'], 'price')).toEqual(['city', 'price']);
    expect(withColumn(['city', 'price'], 'city')).toEqual(['price']);
    expect(withColumn(['price'], 'price')).toEqual(['price']);
  });

  it('are read from a store in their order, without what is not one', () => {
    expect(knownColumns(['price', 'owner', 'city', 'price'])).toEqual(['price', 'city']);
    expect(knownColumns(['owner'])).toBeUndefined();
    expect(knownColumns('price')).toBeUndefined();
  });
});
