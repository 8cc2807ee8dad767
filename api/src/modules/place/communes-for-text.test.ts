import { loadCommunes } from '../../places/communes';
import { communesForText } from './communes-for-text';

let communes: Awaited<ReturnType<typeof loadCommunes>>;
beforeAll(async () => {
  communes = await loadCommunes();
});
const first = (text: string) => {
  const [place] = communesForText(text, 3, communes);
  return place && [place.street, place.postcode, place.city, place.insee];
};

describe('the communes of a typed address', () => {
  it.each<[string, (string | null)[] | undefined]>([
    ['bayon', [null, '64100', 'Bayonne', '64102']],
    ['HASPARREN', [null, '64240', 'Hasparren', '64256']],
    ['saint-jean-de-luz', [null, '64500', 'Saint-Jean-de-Luz', '64483']],
    ['64600', [null, '64600', 'Anglet', '64024']],
    ['12 bis rue Thiers, 64100 Bayonne', ['12 bis rue Thiers', '64100', 'Bayonne', '64102']],
    ['12 rue Thiers 64100', ['12 rue Thiers', '64100', 'Bayonne', '64102']],
    ['12 rue Thiers bayon', ['12 rue Thiers', '64100', 'Bayonne', '64102']],
    ['3 allée des Pins, Saint-Jean-de-Luz', ['3 allée des Pins', '64500', 'Saint-Jean-de-Luz', '64483']],
    ['64122 urrugne', [null, '64122', 'Urrugne', '64545']],
    // A commune's name inside a longer or incomplete street name is no commune.
    ['12 rue de Paris', undefined],
    ['12 boulevard de la mer', undefined],
    ['12 rue de Paris Biarritz', ['12 rue de Paris', '64200', 'Biarritz', '64122']],
    ['zzzzzz', undefined],
    ['99999', undefined],
  ])('%s', (text, expected) => {
    expect(first(text)).toEqual(expected);
  });

  it('are at most the requested number, the most populated first, each with its point', () => {
    const places = communesForText('saint', 3, communes);
    expect(places.map(({ city }) => city)[0]).toBe('Saint-Étienne');
    expect(places).toHaveLength(3);
    expect(places.every(({ lat, lon, precision }) => lat !== null && lon !== null && precision === 'CITY')).toBe(true);
  });
});
