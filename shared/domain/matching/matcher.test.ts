import type { Criterion } from '../contact/criterion.schema';
import type { KnownPlace, PropertyFacts } from './facts';
import { matcherOf } from './matcher';

const PLACES: Record<string, KnownPlace> = {
  '64102': { name: 'Bayonne', lat: 43.4929, lon: -1.4748 },
  '64024': { name: 'Anglet', lat: 43.4819, lon: -1.5175 },
  '64445': { name: 'Pau', lat: 43.2951, lon: -0.3708 },
  '64140': { name: 'Le Boucau', lat: 43.524, lon: -1.462 },
};
const places = (insee: string) => PLACES[insee];

const house = (overrides: Partial<PropertyFacts> = {}): PropertyFacts => ({
  transactionType: 'SALE',
  propertyType: 'HOUSE',
  price: 300_000,
  city: 'Bayonne',
  insee: '64102',
  lat: 43.4929,
  lon: -1.4748,
  rooms: 5,
  bedrooms: 3,
  homeSize: 120,
  landSize: 400,
  ...overrides,
});

const number = (
  key: 'PRICE' | 'ROOMS' | 'HOME_SIZE' | 'LAND_SIZE',
  min: number | null,
  max: number | null,
): Criterion => ({
  key: { type: 'NUMBER', key },
  values: [min, max],
});
const cities = (...values: string[]): Criterion => ({ key: { type: 'LOCATION', key: 'CITY' }, values });
const sale: Criterion = { key: { type: 'ATTRIBUTE', key: 'TRANSACTION_TYPE' }, values: ['SALE'] };
const bedrooms = (min: number): Criterion => ({ key: { type: 'ROOM_TYPE', key: 'BEDROOM' }, values: [min, null] });
const types = (...values: PropertyFacts['propertyType'][]): Criterion => ({
  key: { type: 'ATTRIBUTE', key: 'TYPE' },
  values,
});

const reasonOf = (criterion: Criterion, facts = house()) => matcherOf([criterion], places)(facts).reasons[0];
const withPlainSpaces = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

describe('a criterion', () => {
  it.each([
    [number('PRICE', 250_000, 750_000), 'MATCH', '300 000 € : dans le budget (de 250 000 € à 750 000 €)'],
    [number('PRICE', null, 300_000), 'MATCH', '300 000 € : dans le budget (300 000 € au plus)'],
    [
      number('PRICE', null, 285_000),
      'NEAR',
      '300 000 € : 15 000 € au-dessus du budget, soit 5,3 % (285 000 € au plus)',
    ],
    [
      number('PRICE', null, 200_000),
      'MISS',
      '300 000 € : 100 000 € au-dessus du budget, soit 50 % (200 000 € au plus)',
    ],
    [
      number('PRICE', 333_000, null),
      'NEAR',
      '300 000 € : 33 000 € au-dessous du budget, soit 9,9 % (333 000 € au moins)',
    ],
    [number('PRICE', null, 0), 'MISS', '300 000 € : 300 000 € au-dessus du budget (0 € au plus)'],
    [
      number('HOME_SIZE', 130, null),
      'NEAR',
      '120 m² habitables : 10 m² de moins que demandé, soit 7,7 % (130 m² au moins)',
    ],
    [
      number('LAND_SIZE', 1000, null),
      'MISS',
      '400 m² de terrain : 600 m² de moins que demandé, soit 60 % (1 000 m² au moins)',
    ],
    [number('ROOMS', 5, 5), 'MATCH', '5 pièces : comme demandé (5)'],
    [number('ROOMS', 6, null), 'NEAR', '5 pièces : une de moins que demandé (6 au moins)'],
    [number('ROOMS', null, 3), 'MISS', '5 pièces : 2 de plus que demandé (3 au plus)'],
    [bedrooms(4), 'NEAR', '3 chambres : une de moins que demandé (4 au moins)'],
    [cities('64102'), 'MATCH', 'À Bayonne, comme demandé'],
    [cities('64445', '64024'), 'NEAR', 'Bayonne, à 3,7 km d’Anglet'],
    [cities('64140'), 'NEAR', 'Bayonne, à 3,6 km du Boucau'],
    [cities('64445'), 'MISS', 'Bayonne, à 92 km de Pau'],
    [cities('99999'), 'MISS', 'Bayonne, hors des communes demandées'],
    [types('HOUSE'), 'MATCH', 'Maison, comme demandé'],
    [types('CASTLE', 'LAND'), 'NEAR', 'Maison, proche de ce qui est demandé (château ou terrain)'],
    [types('APARTMENT'), 'MISS', 'Maison, et non appartement'],
    [sale, 'MATCH', 'À vendre, comme demandé'],
  ])('%j is %s: %s', (criterion, verdict, text) => {
    const reason = reasonOf(criterion);
    expect([reason?.verdict, withPlainSpaces(reason?.text)]).toEqual([verdict, text]);
  });

  it('is missed when the property lacks the value', () => {
    const unknown = house({ price: null, homeSize: null, rooms: null, insee: null, lat: null, lon: null, city: '' });
    expect(withPlainSpaces(reasonOf(number('PRICE', null, 300_000), unknown)?.text)).toBe(
      'Prix non renseigné (demandé : 300 000 € au plus)',
    );
    expect(reasonOf(number('HOME_SIZE', 10, null), unknown)?.verdict).toBe('MISS');
    expect(reasonOf(cities('64102'), unknown)?.text).toBe('Commune non renseignée, hors des communes demandées');
  });

  it('has no effect when both ends are open', () => {
    expect(matcherOf([number('PRICE', null, null), number('ROOMS', null, null)], places)(house())).toEqual({
      score: 100,
      reasons: [],
      misses: 0,
    });
  });

  it('names a rent as monthly', () => {
    const text = reasonOf(number('PRICE', null, 900), house({ transactionType: 'RENT', price: 840 }))?.text;
    expect(withPlainSpaces(text)).toBe('840 €/mois : dans le budget (900 € au plus)');
  });

  it('combines several drawn areas', () => {
    const square = (lon: number, lat: number) => [
      [lon - 0.01, lat - 0.01],
      [lon + 0.01, lat - 0.01],
      [lon + 0.01, lat + 0.01],
      [lon - 0.01, lat + 0.01],
      [lon - 0.01, lat - 0.01],
    ];
    const polygonCriterion = (...points: [number, number][]) =>
      ({
        key: { type: 'LOCATION', key: 'POLYGON' },
        values: points.map((point) => ({ type: 'Polygon', coordinates: [square(...point)] })),
      }) as Criterion;
    expect(reasonOf(polygonCriterion([-0.3708, 43.2951], [-1.4748, 43.4929]))).toMatchObject({
      verdict: 'MATCH',
      text: 'Dans un des secteurs dessinés',
    });
    const besidePoint = reasonOf(polygonCriterion([-1.4748, 43.51]));
    expect([besidePoint?.verdict, withPlainSpaces(besidePoint?.text)]).toEqual(['NEAR', 'À 790 m du secteur dessiné']);
    expect(reasonOf(polygonCriterion([-0.3708, 43.2951]))?.verdict).toBe('MISS');
    expect(reasonOf(polygonCriterion([-1.4748, 43.4929]), house({ lat: null }))?.text).toBe(
      'Position inconnue sur la carte',
    );
  });
});

describe('the score', () => {
  const criteria = [sale, types('HOUSE'), cities('64102'), number('PRICE', null, 300_000), bedrooms(3)];
  const scoreOf = (overrides: Partial<PropertyFacts>) => matcherOf(criteria, places)(house(overrides)).score;

  it('is 100 only when everything is met', () => {
    expect(scoreOf({})).toBe(100);
    expect(scoreOf({ price: 300_001 })).toBe(99);
  });

  it('falls as a near miss grows, and more when it is missed', () => {
    const scores = [305_000, 315_000, 329_000, 331_000].map((price) => scoreOf({ price }));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(scores).size).toBe(4);
  });

  it('is 0 for a sale to a tenant', () => {
    expect(scoreOf({ transactionType: 'RENT' })).toBe(0);
  });

  it('is the sum of the points of three criteria, computed by hand', () => {
    // Weights 25 (commune), 30 (price), 8 (rooms): 63 in all. Of a hundred points: 39,68…, 47,61…, 12,69… The whole parts
    // are 39, 47 and 12; the two left go to the largest remainders, .69 (rooms) and .68 (commune): 40, 47, 13.
    const three = [cities('64102'), number('PRICE', null, 288_000), number('ROOMS', 6, null)];
    const { score, reasons, misses } = matcherOf(three, places)(house());
    expect(reasons.map(({ criterion, verdict, share, points }) => [criterion, verdict, share, points])).toEqual([
      ['CITY', 'MATCH', 40, 40],
      // 12 000 € over 288 000 € are 4,166… % of the 10 % that are near: half of 41,66… % is lost, 79,16… % of 47 are 37,2
      ['PRICE', 'NEAR', 47, 37],
      // one room of one that is near counts as seven tenths of the way: 65 % of 13 are 8.45
      ['ROOMS', 'NEAR', 13, 8],
    ]);
    expect([score, misses]).toEqual([40 + 37 + 8, 0]);
    expect(withPlainSpaces(reasons[1]?.text)).toContain('12 000 € au-dessus du budget');
  });

  it('is the sum of its lines for any property, out of a hundred points', () => {
    const pairs = [250_000, 299_999, 300_001, 330_000, 330_001, null].flatMap((price) =>
      ([2, 3, 4, null] as const).map((rooms) => matcherOf(criteria, places)(house({ price, bedrooms: rooms }))),
    );
    for (const { score, reasons } of pairs) {
      expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score);
      expect(reasons.reduce((sum, { share }) => sum + share, 0)).toBe(100);
      expect(score === 100).toBe(reasons.every(({ verdict }) => verdict === 'MATCH'));
    }
  });

  it('gives no line points when the transaction rules it out', () => {
    const { reasons } = matcherOf(criteria, places)(house({ transactionType: 'RENT' }));
    expect(reasons.map(({ points }) => points)).toEqual([0, 0, 0, 0, 0]);
    expect(reasons[1]).toMatchObject({ verdict: 'MATCH', share: 17 });
  });
});
