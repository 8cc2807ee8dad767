import { cityKey, isCedex } from './city-key';
import { LOCATED_CASES, WITHIN_CASES } from './place-cases.fixture';
import {
  codesWithin,
  communeOf,
  hasArrondissements,
  isWithin,
  namesOfTown,
  townKey,
  dividedCommuneName,
  arrondissementName,
  arrondissementNumber,
  arrondissementsOf,
  undividedCodes,
} from './arrondissements';

describe('a commune and its arrondissements', () => {
  it.each(WITHIN_CASES)('a search for %s finds a place in %s: %s (%s)', (code, place, found) => {
    expect(isWithin(place, [code])).toBe(found);
    expect(codesWithin([code]).includes(place)).toBe(found);
  });

  it('are 20 in Paris, 9 in Lyon and 16 in Marseille, and none elsewhere', () => {
    expect(['75056', '69123', '13055', '64102', '75118'].map((insee) => arrondissementsOf(insee).length)).toEqual([
      20, 9, 16, 0, 0,
    ]);
    expect(codesWithin(['75056', '75118', '64102'])).toHaveLength(22);
    expect([hasArrondissements('75056'), hasArrondissements('75118'), hasArrondissements('64102')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    ['75101', 'Paris 1er', 1, '75056'],
    ['75102', 'Paris 2e', 2, '75056'],
    ['75120', 'Paris 20e', 20, '75056'],
    ['69381', 'Lyon 1er', 1, '69123'],
    ['13216', 'Marseille 16e', 16, '13055'],
    ['75056', null, null, '75056'],
    ['2B033', null, null, '2B033'],
  ])('%s is called %s', (insee, name, number, commune) => {
    expect([arrondissementName(insee), arrondissementNumber(insee), communeOf(insee)]).toEqual([name, number, commune]);
    expect(dividedCommuneName(insee)).toBe(name?.split(' ')[0] ?? null);
  });

  it('searches the whole commune where no arrondissement may be named', () => {
    expect(undividedCodes(['75118', '75111', '64102', '69123'])).toEqual(['75056']);
  });
});

describe('the names of a town', () => {
  it('include those of its arrondissements, and for an arrondissement its own and the whole commune’s', () => {
    expect(namesOfTown('LYON')).toEqual(['Lyon', 'Lyon 1er', ...[2, 3, 4, 5, 6, 7, 8, 9].map((n) => `Lyon ${n}e`)]);
    expect(namesOfTown('paris 18eme')).toEqual(['paris 18eme', 'Paris']);
    expect(namesOfTown('Saint-Denis')).toEqual(['Saint-Denis']);
  });

  it('have the same key', () => {
    expect(['Paris', 'PARIS 18EME', 'Paris XX'].map(townKey)).toEqual(['paris', 'paris', 'paris']);
    expect(['ST DENIS', 'Saint-Denis Cedex'].map(townKey)).toEqual(['saint denis', 'saint denis']);
  });
});

describe('the key of a city', () => {
  it.each(LOCATED_CASES.filter(([{ city }, , name]) => city !== '' && name !== null))(
    'has the same prefix in the typed and the official name: %j, %s, %s',
    ({ city }, _, name) => {
      const [writtenKey, officialKey] = [cityKey(city), cityKey(name ?? '')];
      expect(officialKey.startsWith(writtenKey.replace(/ \d+$/, ''))).toBe(true);
    },
  );

  it('reads Roman numerals only after towns with arrondissements', () => {
    expect(['Paris XVIII', 'Lyon IVe', 'marseille xvi'].map(cityKey)).toEqual(['paris 18', 'lyon 4', 'marseille 16']);
    expect(['Villers le Roi IV', 'Paris IIII'].map(cityKey)).toEqual(['villers le roi iv', 'paris iiii']);
  });

  it('omits a CEDEX', () => {
    expect([cityKey('BAYONNE CEDEX 9'), isCedex('BAYONNE CEDEX 9'), isCedex('Bayonne')]).toEqual([
      'bayonne',
      true,
      false,
    ]);
  });
});
