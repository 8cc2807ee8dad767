import {
  frenchArea,
  frenchCount,
  frenchDay,
  frenchDistance,
  frenchEuros,
  frenchList,
  frenchNumber,
  frenchPercent,
} from './french';

describe('values in French sentences', () => {
  it.each([0, 7, 42, 999, 1000, 12_345, 999_999, 1_000_000, 1_234_567_890, 999_999_999_999_999, 1e15, 1e21, -1, -1234])(
    'write the whole number %d as Intl does',
    (value) => {
      expect(frenchNumber(value)).toBe(new Intl.NumberFormat('fr-FR').format(value));
    },
  );

  it.each([0, 1, 2, 3])('write numbers with up to %d decimals as Intl does', (decimals) => {
    const format = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: decimals });
    const halves = Array.from({ length: 4000 }, (_, index) => index * 997.5 * 10 ** -decimals);
    const others = Array.from({ length: 4000 }, (_, index) => 1.0061 ** index * 1e-5);
    const edges = [
      1.005,
      8.345,
      0.0005,
      999.9996,
      999_999.9999,
      1_000_000.05,
      -1.25,
      -0.001,
      Number.NaN,
      Infinity,
      1e-7,
    ];
    const values = [...halves, ...others, ...edges];
    expect(values.map((value) => frenchNumber(value, decimals))).toEqual(values.map((value) => format.format(value)));
  });

  it('group euros by narrow spaces and show cents only when there are some', () => {
    expect(frenchEuros(1_250_000)).toBe('1\u202f250\u202f000\u00a0€');
    expect(frenchEuros(550.5)).toBe('550,50\u00a0€');
  });

  it('keep the unit on the line of its number', () => {
    expect(frenchPercent(4.5)).toBe('4,5\u00a0%');
    expect(frenchArea(62.4)).toBe('62,4\u00a0m²');
    expect(frenchCount(1, 'pièce')).toBe('1\u00a0pièce');
    expect(frenchCount(4, 'pièce')).toBe('4\u00a0pièces');
    expect(frenchCount(2, 'bien', 'biens')).toBe('2\u00a0biens');
  });

  it.each([
    [0.004, '10\u00a0m'],
    [0.8, '800\u00a0m'],
    [1.23, '1,2\u00a0km'],
    [14.4, '14\u00a0km'],
  ])('write %d km in everyday form', (kilometres, text) => {
    expect(frenchDistance(kilometres)).toBe(text);
  });

  it('write days and lists', () => {
    expect(frenchDay('2026-11-21')).toBe('21/11/2026');
    expect(frenchList(['a'])).toBe('a');
    expect(frenchList(['a', 'b', 'c'], 'ou')).toBe('a, b ou c');
  });
});
