import { readBounds } from './bounds-text';

const read = (min: string, max = '', whole = false) => readBounds({ min, max }, whole);

describe('bounds as they are typed', () => {
  it.each([
    ['250 000', 250_000],
    ['250\u202f000\u00a0€', 250_000],
    ['62,5 m²', 62.5],
    ['1.250.000', 1_250_000],
    ['0', 0],
    ['999999999999,99', 999_999_999_999.99],
  ])('%s is a least value', (text, min) => {
    expect(read(text)).toEqual({ bounds: { min } });
  });

  it.each(['abc', '-5', '62,5555', '1000000000000', '12-20'])('%s is none', (text) => {
    expect(read(text)).toEqual({ fault: 'form.numbersOnly' });
    expect(read('', text)).toEqual({ fault: 'form.numbersOnly' });
  });

  it('are asked about where they read in two ways, and are thousands in euros', () => {
    for (const text of ['112.500', '62,555']) expect(read(text)).toEqual({ fault: 'form.twoReadings' });
    expect(readBounds({ min: '295.000', max: '295,000' }, false, 'EUROS')).toEqual({
      bounds: { min: 295_000, max: 295_000 },
    });
  });

  it('are none where nothing is typed, one, or two in their order', () => {
    expect(read('', ' ')).toEqual({ bounds: null });
    expect(read('', '3')).toEqual({ bounds: { max: 3 } });
    expect(read('2', '2')).toEqual({ bounds: { min: 2, max: 2 } });
    expect(read('3', '2')).toEqual({ fault: 'filter.invertedBounds' });
  });

  it('are whole where halves make no sense', () => {
    expect(read('2,5', '', true)).toEqual({ fault: 'form.integersOnly' });
    expect(read('2,0', '', true)).toEqual({ bounds: { min: 2 } });
  });
});
