import { plain } from '../../test/french';
import { shadesOf, writeMeasure } from './cube-figures';

describe('the shade of a cell', () => {
  it('increases with a count, from the lightest for one to the darkest for the maximum', () => {
    const shade = shadesOf('count', [1, 25, 100, 0]);
    expect([0, 1, 25, 64, 100].map(shade)).toEqual([1, 1, 3, 4, 5]);
  });

  it('scales medians between minimum and maximum', () => {
    const shade = shadesOf('medianPrice', [200_000, 400_000, null]);
    expect([200_000, 300_000, 400_000].map(shade)).toEqual([1, 3, 5]);
  });

  it('is none for unknown values, and where all are equal', () => {
    expect(shadesOf('medianPrice', [null, 5, 9])(null)).toBe(0);
    expect(shadesOf('medianPrice', [7, 7])(7)).toBe(0);
    expect(shadesOf('total', [])(null)).toBe(0);
  });
});

describe('a formatted measure', () => {
  it('is per month when only lettings are counted', () => {
    expect(plain(writeMeasure('medianPrice', 849.6, 'RENT'))).toBe('850 €/mois');
    expect(plain(writeMeasure('total', 1_234_567, 'SALE'))).toBe('1 234 567 €');
    expect(plain(writeMeasure('medianPricePerSquareMetre', 12.4, 'RENT'))).toBe('12 €');
    expect(writeMeasure('count', 12, 'RENT')).toBe('12');
  });
});
