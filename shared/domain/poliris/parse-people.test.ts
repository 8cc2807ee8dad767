import type { Listing } from './listing';
import { contentOf, parseListing } from './parse-listing';
import { readRecords } from './read-records';
import { sampleLine, type SampleFields } from './poliris-fixture';

function recordOf(changes: SampleFields = {}) {
  const [record] = readRecords(sampleLine(changes)).records;
  if (!record) throw new Error('unreadable sample');
  return record;
}

function listing(changes: SampleFields = {}): Listing {
  const parsed = parseListing(recordOf(changes));
  if ('reasons' in parsed) throw new Error(parsed.reasons.join());
  return parsed;
}

describe('a listing without a title', () => {
  it.each([
    ['maison/villa', 'Maison – BIARRITZ'],
    ['appartement', 'Appartement – BIARRITZ'],
    ['terrain', 'Terrain – BIARRITZ'],
    ['immeuble', 'Immeuble – BIARRITZ'],
    ['parking/box', 'Stationnement – BIARRITZ'],
    ['boutique', 'Commerce – BIARRITZ'],
    ['bureaux', 'Bureau – BIARRITZ'],
    ['local', 'Local – BIARRITZ'],
    ['château', 'Château – BIARRITZ'],
    ['loft/atelier/surface', 'Loft – BIARRITZ'],
  ])('is named by its kind and place: %s', (propertyType, title) => {
    expect(listing({ propertyType, title: '' }).fields.title).toBe(title);
  });

  it('is named by its postcode when it has no town', () => {
    expect(listing({ title: '', city: '' }).fields.title).toBe('Maison – 64200');
  });
});

describe('the place of a listing', () => {
  it('is the real one when the file states it, with its street, district and country', () => {
    const { place, fields } = listing({
      realCity: 'Anglet',
      realPostcode: '64600',
      address: '3 rue des Pins',
      district: 'Chiberta',
    });
    expect(place).toMatchObject({ city: 'Anglet', postcode: '64600', street: '3 rue des Pins', country: 'France' });
    expect(fields.locationMetadata).toEqual({
      district: 'Chiberta',
      transport: null,
      nearestStation: null,
      floodZone: null,
      riskReportDate: null,
    });
    expect(listing().fields.locationMetadata.district).toBeNull();
  });

  it.each([
    ['43.48', '-1.55', { lat: 43.48, lon: -1.55 }],
    ['0', '-1.55', { lat: 0, lon: -1.55 }],
    ['43.48', '0', { lat: 43.48, lon: 0 }],
    ['90', '180', { lat: 90, lon: 180 }],
    ['-90', '-180', { lat: -90, lon: -180 }],
    ['0', '0', { lat: null, lon: null }],
    ['90.1', '1', { lat: null, lon: null }],
    ['1', '180.1', { lat: null, lon: null }],
    ['43.48', '', { lat: null, lon: null }],
    ['', '-1.55', { lat: null, lon: null }],
  ])('has valid coordinates: %s, %s', (latitude, longitude, expected) => {
    expect(listing({ latitude, longitude }).place).toMatchObject(expected);
  });
});

describe('the people of a listing', () => {
  it('include the mandate’s holder, by name or by company', () => {
    expect(listing().mandatary).toBeNull();
    expect(listing({ mandataryFirstName: 'Maite' }).mandatary).toBeNull();
    expect(listing({ mandataryCompany: 'SCI Éole' }).mandatary).toMatchObject({ company: 'SCI Éole', lastName: '' });
    expect(
      listing({
        mandataryFirstName: 'Maite',
        mandataryLastName: 'Etchegaray',
        mandataryPhone: '0612345678',
        mandataryAddress: '1 quai de la Nive',
        mandataryPostcode: '64100',
        mandataryCity: 'Bayonne',
      }).mandatary,
    ).toEqual({
      firstName: 'Maite',
      lastName: 'Etchegaray',
      company: '',
      phone: '0612345678',
      email: '',
      address: '1 quai de la Nive',
      postcode: '64100',
      city: 'Bayonne',
    });
  });

  it('include the contact shown, with a lower-case address', () => {
    expect(listing({ shownContact: 'Claire', shownPhone: '0559', shownEmail: 'Claire@Pignon.TEST' }).shown).toEqual({
      firstName: '',
      lastName: 'Claire',
      company: '',
      phone: '0559',
      email: 'claire@pignon.test',
      address: '',
      postcode: null,
      city: '',
    });
  });
});

describe('the remarks of a listing', () => {
  it.each<[SampleFields, string[]]>([
    [{}, []],
    [{ mandateNumber: '128' }, ['Mandat n°\u00a0128, repris de l’export.']],
    [
      { mandateNumber: '128', mandateDate: '03/11/2026', exclusive: 'OUI' },
      ['Mandat exclusif n°\u00a0128 du 03/11/2026, repris de l’export.'],
    ],
    [
      { privateRemarks: 'Clés à l’agence.<br>Alarme.', mandataryRemarks: 'Pressé.' },
      ['Clés à l’agence.\nAlarme.', 'Pressé.'],
    ],
  ])('contain its mandate and private notes: %j', (changes, remarks) => {
    expect(listing(changes).remarks).toEqual(remarks);
  });
});

describe('a record', () => {
  it('contains its agency and its key, or their substitutes', () => {
    expect(listing()).toMatchObject({ agencyId: 'AG-1', key: 'T-100', reference: 'V100', line: 1 });
    expect(listing({ agencyId: '', technicalId: '' })).toMatchObject({ agencyId: 'IMPORT', key: 'V100' });
  });

  it('reports a missing kind', () => {
    const parsed = parseListing(recordOf({ kind: '', propertyType: '' }));
    expect(parsed).toEqual({
      line: 1,
      reference: 'V100',
      reasons: ['Type d’annonce non géré\u00a0: absent', 'Type de bien non géré\u00a0: absent'],
    });
  });

  it('requires a town or a postcode, not both', () => {
    expect(listing({ city: '' }).place).toMatchObject({ city: '', postcode: '64200' });
    expect(listing({ postcode: '' }).place).toMatchObject({ city: 'BIARRITZ', postcode: null });
  });

  it('has the same content with any photographs', () => {
    expect(contentOf(recordOf({ photos: ['https://a.test/1.jpg'] }))).toBe(contentOf(recordOf()));
    expect(contentOf(recordOf({ title: 'Autre' }))).not.toBe(contentOf(recordOf()));
  });
});
