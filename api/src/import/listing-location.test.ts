import { loadCommunes, type Communes } from '../places/communes';
import { locateListing } from './listing-location';

type Place = Parameters<typeof locateListing>[0];

let communes: Communes;
beforeAll(async () => {
  communes = await loadCommunes();
});

const place = (part: Partial<Place>): Place => ({
  ...{ postcode: null, city: '', street: '', lat: null, lon: null, country: '' },
  ...part,
});

describe('the place of a listing', () => {
  it.each<[Partial<Place>, (string | null)[], RegExp | null]>([
    [{ postcode: '75018', city: 'PARIS' }, ['75118', '75018', 'Paris 18e'], null],
    [{ postcode: '69003', city: 'Lyon 3ème' }, ['69383', '69003', 'Lyon 3e'], null],
    [{ city: 'Marseille 08' }, ['13208', '13008', 'Marseille 8e'], null],
    [{ city: 'Paris' }, ['75056', null, 'Paris'], null],
    [{ postcode: '93200', city: 'ST DENIS' }, ['93066', '93200', 'Saint-Denis'], null],
    [{ postcode: '64109', city: 'BAYONNE CEDEX 9' }, ['64102', '64100', 'Bayonne'], /Remplacé par 64100\.$/],
    [{ postcode: '75000', city: 'Paris' }, ['75056', null, 'Paris'], /Laissé de côté\.$/],
    [{ postcode: '64200', city: 'Nulle-Part' }, [null, '64200', 'Nulle-Part'], /^Commune inconnue/],
    [{ postcode: '20001', city: 'Bilbao', country: 'Espagne' }, [null, '20001', 'Bilbao'], /^Commune inconnue/],
  ])('%j', (listingPlace, expectedStreet, warned) => {
    const { location, warning } = locateListing(place(listingPlace), communes);
    expect([location.insee, location.postcode, location.city]).toEqual(expectedStreet);
    if (warned) expect(warning).toMatch(warned);
    else expect(warning).toBeNull();
  });

  it('is the file’s own point, else the centre of the arrondissement', () => {
    const own = locateListing(place({ postcode: '75018', city: 'Paris', lat: 48.9, lon: 2.3 }), communes).location;
    expect(own).toMatchObject({ lat: 48.9, lon: 2.3, precision: 'STREET', insee: '75118' });
    const exact = place({ postcode: '75018', city: 'Paris', lat: 48.9, lon: 2.3, exact: true });
    expect(locateListing(exact, communes).location).toMatchObject({ lat: 48.9, lon: 2.3, precision: 'EXACT' });
    const arrondissement = locateListing(
      place({ postcode: '75018', city: 'Paris', street: '12 rue Custine' }),
      communes,
    ).location;
    expect(arrondissement).toMatchObject({
      lat: 48.8926,
      lon: 2.3482,
      precision: 'CITY',
      label: '12 rue Custine, 75018 Paris 18e',
    });
  });
});
