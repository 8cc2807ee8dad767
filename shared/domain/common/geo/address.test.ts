import { atPlace, changedAddress, inCommune } from './address';

const BAYONNE = { insee: '64102', name: 'Bayonne', postcodes: ['64100', '64109'] };

describe('an address', () => {
  it('takes the first postcode of the chosen commune, and updates its label', () => {
    expect(inCommune(null, BAYONNE)).toEqual({
      label: '64100 Bayonne',
      street: null,
      postcode: '64100',
      city: 'Bayonne',
      insee: '64102',
      lat: null,
      lon: null,
      precision: 'CITY',
    });
  });

  it('keeps a postcode of the commune', () => {
    expect(inCommune(changedAddress(null, { postcode: '64109' }), BAYONNE)?.postcode).toBe('64109');
  });

  it('takes no postcode of a town with arrondissements, and keeps the existing one', () => {
    const paris = { insee: '75056', name: 'Paris', postcodes: ['75001', '75002', '75018'] };
    expect(inCommune(null, paris)).toMatchObject({ postcode: null, city: 'Paris', label: 'Paris' });
    expect(inCommune(changedAddress(null, { postcode: '75018' }), paris)?.postcode).toBe('75018');
  });

  it('loses the point of the earlier address', () => {
    const before = { ...inCommune(null, BAYONNE)!, lat: 43.49, lon: -1.47 };
    expect(changedAddress(before, { street: '3 rue des Tilleuls' })).toMatchObject({
      label: '3 rue des Tilleuls, 64100 Bayonne',
      lat: null,
      lon: null,
      precision: 'STREET',
    });
  });

  it('is null once everything is empty', () => {
    expect(changedAddress(inCommune(null, BAYONNE), { city: '', postcode: '', street: '' })).toBeNull();
  });

  it('is the chosen place, with its point', () => {
    const place = {
      label: '3 Rue des Tilleuls 64100 Bayonne',
      street: '3 Rue des Tilleuls',
      postcode: '64100',
      city: 'Bayonne',
      insee: '64102',
      lat: 43.49,
      lon: -1.47,
      precision: 'EXACT' as const,
    };
    expect(atPlace(changedAddress(null, { street: '3 rue des til' }), place)).toEqual(place);
  });

  it('keeps the typed street for a chosen commune', () => {
    const commune = { ...inCommune(null, BAYONNE)!, lat: 43.49, lon: -1.47 };
    expect(atPlace(changedAddress(null, { street: '3 rue des Tilleuls' }), commune)).toEqual({
      ...commune,
      street: '3 rue des Tilleuls',
      label: '3 rue des Tilleuls, 64100 Bayonne',
    });
  });
});
