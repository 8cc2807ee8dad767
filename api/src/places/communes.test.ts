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
  ])('completes %s to %s', (typed, name, foundAs) => {
    const [found] = communes.complete(typed, 10);
    expect(found?.name).toBe(name);
    expect(found && communes.nameBeginning(found, typed)).toBe(foundAs);
  });

  it('knows every commune of mainland France with a point', () => {
    const mainland = communes.all.filter((commune) => commune.insee < '97');
    expect(mainland.length).toBeGreaterThan(34_000);
    expect(mainland.filter((commune) => commune.lat === null)).toEqual([]);
  });
});

describe('the key of a city', () => {
  it('is the same for a ward however it is written', () => {
    expect(new Set(['PARIS 15', 'Paris 15e', 'Paris 15ème arrdt', 'Paris 15e Arrondissement'].map(cityKey))).toEqual(
      new Set(['paris 15']),
    );
  });
});
