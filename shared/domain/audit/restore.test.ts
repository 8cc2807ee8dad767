import { FRENCH_PROPERTY_LABELS } from '../property/property-labels';
import { withCurrentValues, placesOf, restoringPatch } from './restore';

const room = (size: number) => ({ type: 'BEDROOM', size });
const BEFORE = {
  title: 'Maison',
  rooms: [room(10), room(11)],
  contactTypes: { '12': ['OWNER'] },
  financialInfo: { priceNoFees: 250_000, propertyTax: 900 },
  rentalInfo: { rent: 700, deposit: 700 },
};
const AFTER = {
  title: 'Villa',
  rooms: [room(10), room(14)],
  contactTypes: {},
  financialInfo: { priceNoFees: 240_000, propertyTax: 900 },
  rentalInfo: { rent: 650, deposit: 700 },
};
const changes = ['title', 'rooms.1.size', 'contactTypes.12', 'financialInfo.priceNoFees', 'rentalInfo.rent'].map(
  (path) => ({ path }),
);
const PLACES = placesOf(
  { changes: [...changes, { path: 'rooms.0.size' }], before: BEFORE, after: AFTER },
  FRENCH_PROPERTY_LABELS,
);
const only = (...paths: string[]) => PLACES.filter(({ path }) => paths.includes(path));

describe('the fields that an entry changed', () => {
  it('are fields, and whole lists and maps, each once and by its name', () => {
    expect(PLACES.map(({ path, label }) => [path, label])).toEqual([
      ['title', 'Titre de l’annonce'],
      ['rooms', 'Pièces'],
      ['contactTypes', 'Contacts liés'],
      ['financialInfo.priceNoFees', 'Prix hors honoraires'],
      ['rentalInfo.rent', 'Loyer hors charges'],
    ]);
    expect(PLACES[1]).toMatchObject({ before: BEFORE.rooms, after: AFTER.rooms });
  });

  it('are now as before, as after, or different', () => {
    const now = { ...AFTER, title: 'Maison', financialInfo: { priceNoFees: 230_000, propertyTax: 900 } };
    expect(withCurrentValues(PLACES, now).map(({ path, since }) => `${path} ${since}`)).toEqual([
      'title AS_BEFORE',
      'rooms AS_AFTER',
      'contactTypes AS_AFTER',
      'financialInfo.priceNoFees CHANGED',
      'rentalInfo.rent AS_AFTER',
    ]);
  });

  it('are equal when empty and missing', () => {
    const [place] = placesOf(
      { changes: [{ path: 'negotiator' }], before: { negotiator: null }, after: { negotiator: 'a' } },
      {},
    );
    expect(withCurrentValues(place ? [place] : [], {})[0]).toMatchObject({ since: 'AS_BEFORE', now: null });
  });
});

describe('restoring fields', () => {
  it('replaces only those, and keeps later changes beside them', () => {
    const now = { ...AFTER, financialInfo: { priceNoFees: 240_000, propertyTax: 1_100 } };
    expect(restoringPatch<object>(now, only('title', 'financialInfo.priceNoFees'), BEFORE)).toEqual({
      title: 'Maison',
      financialInfo: { priceNoFees: 250_000, propertyTax: 1_100 },
    });
  });

  it('restores several fields of one object together', () => {
    const places = placesOf(
      { changes: [{ path: 'rentalInfo.rent' }, { path: 'rentalInfo.deposit' }], before: BEFORE, after: AFTER },
      {},
    );
    const now = { ...AFTER, rentalInfo: { rent: 1, deposit: 2 } };
    expect(restoringPatch<object>(now, places, BEFORE)).toEqual({ rentalInfo: { rent: 700, deposit: 700 } });
  });

  it('restores a deleted object whole', () => {
    expect(restoringPatch<object>({ ...AFTER, rentalInfo: null }, only('rentalInfo.rent'), BEFORE)).toEqual({
      rentalInfo: BEFORE.rentalInfo,
    });
  });

  it('restores whole lists and maps', () => {
    expect(restoringPatch<object>(AFTER, only('rooms', 'contactTypes'), BEFORE)).toEqual({
      rooms: BEFORE.rooms,
      contactTypes: BEFORE.contactTypes,
    });
  });
});
