import { areaScorer, countScorer, priceScorer } from './score-range';

const withPlainSpaces = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

describe('the text of a range', () => {
  const price = (min: number | null, max: number | null, value: number) =>
    withPlainSpaces(priceScorer([min, max])?.({ price: value, transactionType: 'SALE' }).text);

  it.each([
    [100, 200, 150, '150 € : dans le budget (de 100 € à 200 €)'],
    [100, null, 100, '100 € : dans le budget (100 € au moins)'],
    [null, 200, 200, '200 € : dans le budget (200 € au plus)'],
    [100, null, 99, '99 € : 1 € au-dessous du budget, soit 1 % (100 € au moins)'],
    [1000, null, 905, '905 € : 95 € au-dessous du budget, soit 9,5 % (1 000 € au moins)'],
    [100, null, 89, '89 € : 11 € au-dessous du budget, soit 11 % (100 € au moins)'],
    [null, 0, 50, '50 € : 50 € au-dessus du budget (0 € au plus)'],
  ])('names the requested bounds, %j to %j, of %j', (min, max, value, text) => {
    expect(price(min, max, value)).toBe(text);
  });

  it('calls an area smaller or larger', () => {
    expect(withPlainSpaces(areaScorer([100, null], 'LAND_SIZE')?.(96).text)).toBe(
      '96 m² de terrain : 4 m² de moins que demandé, soit 4 % (100 m² au moins)',
    );
    expect(areaScorer([null, 100], 'LAND_SIZE')).not.toBeNull();
  });

  it.each([
    [3, null, 2, 'NEAR', '2 pièces : une de moins que demandé (3 au moins)'],
    [null, 3, 4, 'NEAR', '4 pièces : une de plus que demandé (3 au plus)'],
    [3, null, 1, 'MISS', '1 pièce : 2 de moins que demandé (3 au moins)'],
    [3, 4, 4, 'MATCH', '4 pièces : comme demandé (de 3 à 4)'],
  ])('count rooms, %j to %j, of %j: %s', (min, max, value, verdict, text) => {
    const scored = countScorer([min, max], 'pièce')?.(value);
    expect(scored?.verdict).toBe(verdict);
    expect(withPlainSpaces(scored?.text)).toBe(text);
  });
});
