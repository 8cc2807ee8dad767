import { cityKey } from '@pignon/shared/domain/commune/city-key';
import { loadCommunes } from './communes';

let communes: Awaited<ReturnType<typeof loadCommunes>>;
beforeAll(async () => {
  communes = await loadCommunes();
});
const insee = (postcode: string | null, city: string) => communes.resolve({ postcode, city })?.insee;

describe('resolving a commune from a postcode and a name', () => {
  it.each([
    ['64200', 'Biarritz', '64122'],
    ['64500', 'ST JEAN DE LUZ', '64483'],
    ['64500', 'St. Jean-de-Luz', '64483'],
    ['64122', 'urrugne', '64545'],
    ['84800', "L'ISLE-SUR-LA-SORGUE", '84054'],
    ['84800', 'Isle sur la Sorgue', '84054'],
    ['84300', 'TAILLADES', '84131'],
    ['84220', "CABRIERES-D'AVIGNON", '84025'],
    ['64109', 'BAYONNE CEDEX 9', '64102'],
    ['75015', 'PARIS 15', '75115'],
    ['75015', 'Paris 15ème arrondissement', '75115'],
    ['75015', 'Paris', '75115'],
    ['69004', 'LYON 4EME', '69384'],
    ['20000', 'Ajaccio', '2A004'],
    ['97400', 'ST DENIS', '97411'],
    ['58400', 'La Charité s/ Loire', '58059'],
    [null, 'Biarritz', '64122'],
    ['99999', 'Nulle-Part', undefined],
    ['50100', 'Équeurdreville-Hainneville', '50129'],
    ['49150', 'cheviré le rouge', '49018'],
    ['64500', 'SAINTJEANDELUZ', '64483'],
    ['50120', 'Équeurdreville', '50129'],
    ['51000', 'CHALONS SUR MARNE', '51108'],
    ['28220', 'Courtalain', '28012'],
    ['28220', "Vald'Yerre", '28012'],
    ['30400', 'Villeneuve lez Avignon', '30351'],
    [null, 'lisle adam', '95313'],
    ['33500', 'Lalande Pomerol', '33222'],
    // A former commune's name elsewhere that is a hamlet's here.
    ['26340', 'Coupy', undefined],
    ['01510', 'Coupy', undefined],
    ['64200', 'Nulle-Part', undefined],
  ])('%s %s', (postcode, city, expected) => {
    expect(insee(postcode, city)).toBe(expected);
  });

  it('completes a name or a postcode, the most populated first', () => {
    expect(communes.complete('saint-jean-de-l', 3).map((commune) => commune.name)).toContain('Saint-Jean-de-Luz');
    expect(communes.complete('6460', 2).map((commune) => commune.name)).toEqual(['Anglet']);
  });

  it.each([
    ['Équeurdreville', 'Cherbourg-en-Cotentin', 'Équeurdreville-Hainneville'],
    ['chevire le rouge', 'Baugé-en-Anjou', 'Cheviré-le-Rouge'],
    ['vieil baugé', 'Baugé-en-Anjou', 'Le Vieil-Baugé'],
    ['saintjeandeluz', 'Saint-Jean-de-Luz', 'Saint-Jean-de-Luz'],
    ['isle d’espagnac', "L'Isle-d'Espagnac", "L'Isle-d'Espagnac"],
    ['saint-denis', 'Saint-Denis', 'Saint-Denis'],
    ['hainneville', 'Cherbourg-en-Cotentin', 'Hainneville'],
    ['chalons sur marne', 'Châlons-en-Champagne', 'Châlons-sur-Marne'],
    ['lisle adam', "L'Isle-Adam", "L'Isle-Adam"],
    ['lhay les roses', "L'Haÿ-les-Roses", "L'Haÿ-les-Roses"],
    ['villeneuve lez avi', 'Villeneuve-lès-Avignon', 'Villeneuve-lès-Avignon'],
    ['sables olonne', "Les Sables-d'Olonne", "Les Sables-d'Olonne"],
    ['isle sorgue', "L'Isle-sur-la-Sorgue", "L'Isle-sur-la-Sorgue"],
  ])('completes %s to %s', (typed, name, foundAs) => {
    const [found] = communes.complete(typed, 10);
    expect(found?.name).toBe(name);
    expect(found && communes.nameBeginning(found, typed)).toBe(foundAs);
  });

  it.each([
    ['a postcode no longer in use', '17136', ['Les Gonds']],
    ['one that others have, which come first', '28220', ['Cloyes-les-Trois-Rivières', "Vald'Yerre"]],
  ])('completes %s', (_, typed, names) => {
    expect(communes.complete(typed, 10).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['maison équeurdreville', [[1, 2, '50129']]],
    ['Martin, Châlons-sur-Marne', [[1, 4, '51108']]],
    ['cherbourg en cotentin', [[0, 3, '50129']]],
    ['saintjeandeluz', [[0, 1, '64483']]],
    ['28220', [[0, 1, '28012']]],
    ['lisle adam 3 pieces', [[0, 2, '95313']]],
    ['saint jean de luz', []],
    ['biarritz', []],
    ['durand', []],
    ['12', []],
  ])('finds in %s the communes named by other names', (text, expectedNames) => {
    expect(communes.namedIn(text).map(({ from, to, codes }) => [from, to, ...codes])).toEqual(expectedNames);
  });

  it('has a point for every commune of mainland France', () => {
    const mainland = communes.all.filter((commune) => commune.insee < '97');
    expect(mainland.length).toBeGreaterThan(34_000);
    expect(mainland.filter((commune) => commune.lat === null)).toEqual([]);
  });
});

describe('the key of a city', () => {
  it('is the same for every spelling of an arrondissement', () => {
    expect(new Set(['PARIS 15', 'Paris 15e', 'Paris 15ème arrdt', 'Paris 15e Arrondissement'].map(cityKey))).toEqual(
      new Set(['paris 15']),
    );
  });
});
