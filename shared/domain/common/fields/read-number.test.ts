import { readNumber, twoReadings } from './read-number';

describe('a typed number', () => {
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

  it.each([
    ['295.000', 295_000],
    ['295,000', 295_000],
    ['295 000', 295_000],
    ['295\u202f000 €', 295_000],
    ['1.295.000', 1_295_000],
    ['295.000,50', 295_000.5],
    ['295000.00', 295_000],
    ['295.5', 295.5],
    ['0.500', 0.5],
    ['1295.000', 1295],
  ] as const)('%j in euros is %j', (typed, expected) => {
    expect(readNumber(typed, 'EUROS')).toBe(expected);
  });

  it('requires a choice for one point or comma before three digits, but not for a percentage or a position', () => {
    expect(readNumber('112.500')).toBeUndefined();
    expect(readNumber('112,500')).toBeUndefined();
    expect(twoReadings('112.500 m²')).toEqual({ decimal: 112.5, thousands: 112_500 });
    expect(readNumber('43.483', 'DECIMAL')).toBe(43.483);
    expect([twoReadings('112.5'), twoReadings('1.112.500'), twoReadings('douze')]).toEqual([null, null, null]);
  });
});
