import { i18n, loadNamespace, setupI18n } from '@pignon/shared/i18n';
import { addChoices } from '@pignon/shared/i18n/choices';
import type { Criterion } from '@pignon/shared/domain/contact/criterion.schema';
import fr from '../../messages/fr';
import { citiesOf, searchSentences, type Words } from './criterion-sentence';

const spaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
let words: Words;

beforeAll(async () => {
  setupI18n('fr');
  addChoices();
  await loadNamespace('contact', () => Promise.resolve(fr));
  words = i18n.getFixedT('fr', ['contact', 'common']);
});

const saidOf = (criteria: readonly Criterion[]): string[] =>
  searchSentences(criteria, words, (code) => ({ '64102': 'Bayonne', '64122': 'Biarritz' })[code]).map(spaces);
const sentenceOf = (criterion: Criterion): string => saidOf([criterion])[0] ?? '';

describe('a saved criterion in words', () => {
  it.each<[Criterion, string]>([
    [{ key: { type: 'ATTRIBUTE', key: 'TRANSACTION_TYPE' }, values: ['SALE'] }, 'Cherche à acheter'],
    [{ key: { type: 'ATTRIBUTE', key: 'TRANSACTION_TYPE' }, values: ['SALE', 'RENT'] }, 'Cherche à acheter ou à louer'],
    [{ key: { type: 'ATTRIBUTE', key: 'TYPE' }, values: ['HOUSE'] }, 'Maison'],
    [{ key: { type: 'ATTRIBUTE', key: 'TYPE' }, values: ['HOUSE', 'LOFT', 'CASTLE'] }, 'Maison, loft ou château'],
    [{ key: { type: 'LOCATION', key: 'CITY' }, values: ['64102', '64122'] }, 'Secteur : Bayonne ou Biarritz'],
    [{ key: { type: 'LOCATION', key: 'CITY' }, values: ['69123'] }, 'Secteur : commune 69123'],
    [{ key: { type: 'NUMBER', key: 'PRICE' }, values: [250_000, 750_000] }, 'Budget de 250 000 € à 750 000 €'],
    [{ key: { type: 'NUMBER', key: 'PRICE' }, values: [null, 750_000] }, 'Budget jusqu’à 750 000 €'],
    [{ key: { type: 'NUMBER', key: 'HOME_SIZE' }, values: [80, null] }, 'Surface habitable à partir de 80 m²'],
    [{ key: { type: 'NUMBER', key: 'LAND_SIZE' }, values: [null, null] }, 'Terrain sans limite'],
    [{ key: { type: 'NUMBER', key: 'ROOMS' }, values: [3, 5] }, 'De 3 à 5 pièces'],
    [{ key: { type: 'NUMBER', key: 'ROOMS' }, values: [4, 4] }, '4 pièces'],
    [{ key: { type: 'ROOM_TYPE', key: 'BEDROOM' }, values: [1, null] }, 'À partir de 1 chambre'],
  ])('%j', (criterion, sentence) => {
    expect(sentenceOf(criterion)).toBe(sentence);
  });

  it('counts the areas drawn on the map', () => {
    const ring: [number, number][] = [
      [0, 0],
      [0, 1],
      [1, 1],
      [0, 0],
    ];
    const polygon = { type: 'Polygon' as const, coordinates: [ring] };
    expect(sentenceOf({ key: { type: 'LOCATION', key: 'POLYGON' }, values: [polygon] })).toBe(
      'Dans une zone dessinée sur la carte',
    );
  });
});

describe('the budget of a search', () => {
  it('is per month only for a letting', () => {
    const budget: Criterion = { key: { type: 'NUMBER', key: 'PRICE' }, values: [500, 850] };
    const search = (...values: ('SALE' | 'RENT')[]): Criterion[] => [
      budget,
      { key: { type: 'ATTRIBUTE', key: 'TRANSACTION_TYPE' }, values },
    ];
    expect(saidOf(search('RENT'))[0]).toBe('Budget de 500 €/mois à 850 €/mois');
    expect(saidOf(search('SALE'))[0]).toBe('Budget de 500 € à 850 €');
    expect(saidOf(search('SALE', 'RENT'))[0]).toBe('Budget de 500 € à 850 €');
  });
});

describe('the communes of criteria', () => {
  it('are listed once each', () => {
    const city: Criterion = { key: { type: 'LOCATION', key: 'CITY' }, values: ['64102', '64122'] };
    expect(citiesOf([city, city, { key: { type: 'NUMBER', key: 'PRICE' }, values: [1, 2] }])).toEqual([
      '64102',
      '64122',
    ]);
  });
});
