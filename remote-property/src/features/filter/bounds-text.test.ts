import { readBounds } from './bounds-text';

const read = (min: string, max = '', integersOnly = false) => readBounds({ min, max }, integersOnly);

describe('typed bounds', () => {
  it.each([
    ['250 000', 250_000],
    ['250\u202f000\u00a0€', 250_000],
    ['62,5 m²', 62.5],
    ['1.250.000', 1_250_000],
    ['0', 0],
    ['999999999999,99', 999_999_999_999.99],
  ])('%s is a valid minimum', (text, min) => {
    expect(read(text)).toEqual({ bounds: { min } });
  });

  it.each(['abc', '-5', '62,5555', '1000000000000', '12-20'])('%s is invalid', (text) => {
    expect(read(text)).toEqual({ fault: 'form.numbersOnly' });
    expect(read('', text)).toEqual({ fault: 'form.numbersOnly' });
  });

  it('are refused when ambiguous, and read as thousands in euros', () => {
    for (const text of ['112.500', '62,555']) expect(read(text)).toEqual({ fault: 'form.twoReadings' });
    expect(readBounds({ min: '295.000', max: '295,000' }, false, 'EUROS')).toEqual({
      bounds: { min: 295_000, max: 295_000 },
    });
  });

  it('can be empty, one, or two in order', () => {
    expect(read('', ' ')).toEqual({ bounds: null });
    expect(read('', '3')).toEqual({ bounds: { max: 3 } });
    expect(read('2', '2')).toEqual({ bounds: { min: 2, max: 2 } });
    expect(read('3', '2')).toEqual({ fault: 'filter.invertedBounds' });
  });

  it('are integers where fractions make no sense', () => {
    expect(read('2,5', '', true)).toEqual({ fault: 'form.integersOnly' });
    expect(read('2,0', '', true)).toEqual({ bounds: { min: 2 } });
  });
});
