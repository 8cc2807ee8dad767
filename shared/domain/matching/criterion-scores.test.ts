import type { PropertyFacts } from './facts';
import { similarTypes, scoreTransaction, scoreType } from './score-kind';
import { cityScorer, polygonScorer } from './score-place';
import { areaScorer, countScorer, priceScorer } from './score-range';
import { match, nearGrade, memoize } from './criterion-score';

const withPlainSpaces = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');
const textOf = (scored: { text: string } | undefined) => withPlainSpaces(scored?.text);

describe('nearGrade', () => {
  it('falls from full to half of the points at the edge of near', () => {
    expect([0, 0.5, 1].map(nearGrade)).toEqual([1, 0.75, 0.5]);
  });
});

describe('memoize', () => {
  it('scores each value once', () => {
    const scorer = jest.fn((city: string) => match(city));
    const scored = memoize(scorer);
    expect([scored('Pau'), scored('Anglet'), scored('Pau')].map(({ text }) => text)).toEqual(['Pau', 'Anglet', 'Pau']);
    expect(scorer).toHaveBeenCalledTimes(2);
  });
});

describe('priceJudge', () => {
  const scorer = (
    min: number | null,
    max: number | null,
    price: number | null,
    transactionType: 'SALE' | 'RENT' = 'SALE',
  ) => priceScorer([min, max])?.({ price, transactionType });

  it('accepts a price on a bound', () => {
    expect(scorer(200_000, 300_000, 200_000)?.verdict).toBe('MATCH');
    expect(scorer(200_000, 300_000, 300_000)?.verdict).toBe('MATCH');
  });

  it('rates up to a tenth beside a bound as near, worth half at its edge, and a cent more as missed', () => {
    expect(scorer(null, 200_000, 220_000)).toMatchObject({ verdict: 'NEAR', grade: 0.5 });
    expect(scorer(null, 200_000, 210_000)).toMatchObject({ verdict: 'NEAR', grade: 0.75 });
    expect(scorer(null, 200_000, 220_000.01)).toMatchObject({ verdict: 'MISS', grade: 0 });
    expect(scorer(200_000, null, 180_000)).toMatchObject({ verdict: 'NEAR', grade: 0.5 });
  });

  it('writes shares from ten percent on without decimals, and never 0', () => {
    expect(textOf(scorer(null, 200_000, 220_000))).toBe(
      '220 000 € : 20 000 € au-dessus du budget, soit 10 % (200 000 € au plus)',
    );
    expect(textOf(scorer(null, 300_000, 350_000))).toContain('soit 17 %');
    expect(textOf(scorer(null, 200_000, 200_001))).toContain('soit 0,1 %');
  });

  it('writes that a rent is monthly', () => {
    expect(textOf(scorer(null, 900, 850, 'RENT'))).toBe('850 €/mois : dans le budget (900 € au plus)');
    expect(textOf(scorer(null, 900, null, 'RENT'))).toBe('Prix non renseigné (demandé : 900 € au plus)');
  });

  it('names one price when both bounds are equal', () => {
    expect(textOf(scorer(900, 900, 900, 'RENT'))).toBe('850 €/mois : dans le budget (900 €)'.replace('850', '900'));
  });

  it('has no criterion without bounds, and one with a single bound', () => {
    expect(priceScorer([null, null])).toBeNull();
    expect(priceScorer([1, null])).not.toBeNull();
    expect(priceScorer([null, 1])).not.toBeNull();
  });
});

describe('areaJudge', () => {
  it('names the compared area', () => {
    expect(textOf(areaScorer([100, null], 'HOME_SIZE')?.(120))).toBe(
      '120 m² habitables : comme demandé (100 m² au moins)',
    );
    expect(textOf(areaScorer([null, 100], 'LAND_SIZE')?.(105))).toBe(
      '105 m² de terrain : 5 m² de plus que demandé, soit 5 % (100 m² au plus)',
    );
    expect(textOf(areaScorer([100, null], 'HOME_SIZE')?.(null))).toBe(
      'Surface habitable non renseignée (demandé : 100 m² au moins)',
    );
    expect(textOf(areaScorer([100, null], 'LAND_SIZE')?.(null))).toBe(
      'Surface du terrain non renseignée (demandé : 100 m² au moins)',
    );
  });

  it('has no criterion without bounds', () => {
    expect(areaScorer([null, null], 'HOME_SIZE')).toBeNull();
  });
});

describe('countJudge', () => {
  it('rates one room more or less as near', () => {
    expect(countScorer([4, null], 'pièce')?.(3)).toMatchObject({ verdict: 'NEAR' });
    expect(countScorer([4, null], 'pièce')?.(3).grade).toBeCloseTo(0.65, 10);
    expect(textOf(countScorer([null, 4], 'pièce')?.(5))).toBe('5 pièces : une de plus que demandé (4 au plus)');
    expect(textOf(countScorer([4, 5], 'pièce')?.(2))).toBe('2 pièces : 2 de moins que demandé (de 4 à 5)');
    expect(countScorer([4, null], 'pièce')?.(2).verdict).toBe('MISS');
  });

  it('rates an unknown count as missed', () => {
    expect(textOf(countScorer([2, null], 'chambre')?.(null))).toBe(
      'Nombre de chambres non renseigné (demandé : 2 au moins)',
    );
    expect(countScorer([2, null], 'chambre')?.(null).verdict).toBe('MISS');
  });

  it('has no criterion without bounds', () => {
    expect(countScorer([null, null], 'pièce')).toBeNull();
  });
});

describe('scoreTransaction', () => {
  it('names the offered and the requested transactions', () => {
    expect(scoreTransaction(['SALE', 'RENT'], 'RENT')).toMatchObject({
      verdict: 'MATCH',
      text: 'À louer, comme demandé',
    });
    expect(scoreTransaction(['SALE'], 'RENT')).toMatchObject({
      verdict: 'MISS',
      text: 'À louer, alors que la recherche porte sur un achat',
    });
    expect(scoreTransaction(['RENT'], 'SALE').text).toBe('À vendre, alors que la recherche porte sur une location');
  });
});

describe('scoreType', () => {
  it('knows which kinds are interchangeable', () => {
    expect(similarTypes('HOUSE')).toEqual(['CASTLE', 'LOFT']);
    expect(similarTypes('LOFT')).toEqual(['APARTMENT', 'HOUSE']);
    expect(similarTypes('PREMISES')).toEqual(['SHOP', 'OFFICE']);
    expect(similarTypes('CASTLE')).toEqual(['HOUSE']);
    expect(similarTypes('SHOP')).toEqual(['PREMISES']);
    expect(similarTypes('OFFICE')).toEqual(['PREMISES']);
    expect(similarTypes('LAND')).toEqual([]);
  });

  it('gives a similar kind three quarters', () => {
    expect(scoreType(['LOFT'], 'APARTMENT')).toEqual({
      verdict: 'NEAR',
      grade: 0.75,
      text: 'Appartement, proche de ce qui est demandé (loft)',
    });
    expect(scoreType(['HOUSE', 'CASTLE'], 'LAND')).toMatchObject({
      verdict: 'MISS',
      text: 'Terrain, et non maison ou château',
    });
  });
});

describe('places', () => {
  const PLACES: Record<string, { name: string; lat: number | null; lon: number | null }> = {
    '64102': { name: 'Bayonne', lat: 43.4929, lon: -1.4748 },
    '64024': { name: 'Anglet', lat: 43.4819, lon: -1.5175 },
    '64000': { name: 'Ailleurs', lat: null, lon: null },
  };
  const at = (overrides: Partial<PropertyFacts>) => ({
    city: 'Bayonne',
    insee: '64102',
    lat: null,
    lon: null,
    ...overrides,
  });
  const cities = (...codes: string[]) => cityScorer(codes, (insee) => PLACES[insee]);

  it('uses the commune’s centre when the property has no complete point', () => {
    expect(textOf(cities('64024')(at({})))).toBe('Bayonne, à 3,7 km d’Anglet');
    expect(textOf(cities('64024')(at({ lat: 48.85 })))).toBe('Bayonne, à 3,7 km d’Anglet');
    expect(textOf(cities('64024')(at({ lat: 43.4819, lon: -1.5175 })))).toBe('Bayonne, à 10 m d’Anglet');
  });

  it('names the nearest of the requested communes, in any order', () => {
    const biarritzPoint = at({ insee: '64099', city: 'Biarritz', lat: 43.4832, lon: -1.5586 });
    expect(textOf(cities('64102', '64024')(biarritzPoint))).toBe('Biarritz, à 3,3 km d’Anglet');
    expect(textOf(cities('64024', '64102')(biarritzPoint))).toBe('Biarritz, à 3,3 km d’Anglet');
  });

  it('misses when neither the property nor a requested commune has a known location', () => {
    expect(cities('64024')(at({ insee: null, city: 'Pau' }))).toMatchObject({
      verdict: 'MISS',
      text: 'Pau, hors des communes demandées',
    });
    expect(cities('64000')(at({})).text).toBe('Bayonne, hors des communes demandées');
  });

  it('matches each arrondissement with its commune, and nearly matches the commune with an arrondissement', () => {
    const [arrondissement, whole] = [at({ insee: '75118', city: 'Paris 18e' }), at({ insee: '75056', city: 'Paris' })];
    expect(cities('75056')(arrondissement)).toMatchObject({ verdict: 'MATCH', text: 'À Paris 18e, comme demandé' });
    expect(cities('75056')(whole)).toMatchObject({ verdict: 'MATCH' });
    expect(cities('75118')(arrondissement)).toMatchObject({ verdict: 'MATCH' });
    expect(cities('75118')(whole)).toEqual({ verdict: 'NEAR', grade: 0.75, text: 'Paris, arrondissement non précisé' });
    expect(cities('75111', '64102')(arrondissement)).toMatchObject({ verdict: 'MISS' });
  });

  it('rates ten kilometres as near, worth half at the edge', () => {
    // a degree of latitude is 111.2 km on the sphere of 6371 km
    const northOf = (km: number) => at({ insee: null, lat: 43.4929 + km / 111.195, lon: -1.4748 });
    expect(cities('64102')(northOf(9.99))).toMatchObject({ verdict: 'NEAR' });
    expect(cities('64102')(northOf(9.99)).grade).toBeCloseTo(0.5, 2);
    expect(cities('64102')(northOf(5)).grade).toBeCloseTo(0.75, 2);
    expect(cities('64102')(northOf(10.05)).verdict).toBe('MISS');
  });

  const square = (lon: number, lat: number) => ({
    type: 'Polygon' as const,
    coordinates: [
      [
        [lon, lat],
        [lon + 0.01, lat],
        [lon + 0.01, lat + 0.01],
        [lon, lat + 0.01],
        [lon, lat],
      ],
    ] as [number, number][][],
  });
  const inside = at({ lat: 43.505, lon: -1.475 });

  it('describes the property’s location for one drawn area and for several', () => {
    const one = polygonScorer([square(-1.48, 43.5)]);
    const two = polygonScorer([square(-1.3, 43.5), square(-1.48, 43.5)]);
    expect(one(inside)).toEqual({ verdict: 'MATCH', grade: 1, text: 'Dans le secteur dessiné' });
    expect(two(inside).text).toBe('Dans un des secteurs dessinés');
    expect(one(at({})).text).toBe('Position inconnue sur la carte');
    // 0.01 degrees of latitude are 1.1 km
    const north = at({ lat: 43.52, lon: -1.475 });
    expect(withPlainSpaces(one(north).text)).toBe('À 1,1 km du secteur dessiné');
    expect(withPlainSpaces(two(north).text)).toBe('À 1,1 km des secteurs dessinés');
    expect(one(north)).toMatchObject({ verdict: 'NEAR' });
    expect(one(at({ lat: 43.53, lon: -1.475 })).verdict).toBe('MISS');
  });
});
