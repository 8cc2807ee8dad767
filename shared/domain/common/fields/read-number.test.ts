import { readNumber } from './read-number';

describe('a number as it is typed', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['250000', 250_000],
    ['250 000 €', 250_000],
    ['250\u202f000\u00a0€', 250_000],
    ['4,5 %', 4.5],
    ['4.5', 4.5],
    ['62,4 m²', 62.4],
    ['1.250,50', 1250.5],
    ['1.250.000', 1_250_000],
    ['-3', -3],
    [',5', 0.5],
    ['12,', 12],
    ['douze', undefined],
    ['1,2,3', undefined],
    ['12 bis', undefined],
    ['-', undefined],
  ])('%j is %j', (typed, expected) => {
    expect(readNumber(typed)).toBe(expected);
  });
});
