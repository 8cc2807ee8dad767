import { FieldReader } from './field-reader';
import { readCoOwnership, readEnergy, readFeatures, readMetadata, readRooms } from './listing-building';
import { MAX_FIELDS, type PolirisField } from './poliris-columns';
import { aReader, type GivenFields } from './test/a-reader';

describe('FieldReader', () => {
  it('knows its line number, and reads missing fields as empty', () => {
    expect(aReader().line).toBe(7);
    expect(new FieldReader({ line: 1, fields: [] }).raw('title')).toBe('');
  });

  it('reads texts on one line, with a maximum length', () => {
    expect(aReader({ title: 'Belle<br>maison' }).text('title')).toBe('Belle maison');
    expect(aReader({ title: 'a'.repeat(400) }).text('title')).toHaveLength(300);
    expect(aReader({ title: 'abcdef' }).text('title', 3)).toBe('abc');
  });

  it.each([
    ['1234.567', 1234.57],
    ['0', null],
    ['1000000000', 1_000_000_000],
    ['1000000001', null],
    ['NC', null],
  ])('reads %j euros as %j', (text, euros) => {
    expect(aReader({ price: text }).euros('price')).toBe(euros);
  });

  it.each([
    ['OUI', true],
    ['NON', false],
    ['0', false],
    ['2', true],
    ['', false],
  ])('reads %j as %s', (text, expectedFeature) => {
    expect(aReader({ parkings: text }).yes('parkings')).toBe(expectedFeature);
  });

  it('compares listings without their photographs and surrounding blanks', () => {
    // field 85 is the first photograph of the format
    const withPhoto = Array<string>(MAX_FIELDS).fill('');
    withPhoto[84] = ' https://a.test/1.jpg ';
    const photographed = new FieldReader({ line: 1, fields: withPhoto });
    expect(photographed.photos()).toEqual([{ url: 'https://a.test/1.jpg', caption: '' }]);
    expect(photographed.content()).toBe(aReader().content());
    expect(aReader({ title: ' Maison ' }).content()).toBe(aReader({ title: 'Maison' }).content());
    expect(aReader({ title: 'Maison' }).content()).not.toBe(aReader({ description: 'Maison' }).content());
  });
});

describe('readFeatures', () => {
  it.each<[PolirisField, string]>([
    ['lift', 'LIFT'],
    ['balconies', 'BALCONY'],
    ['terrace', 'TERRACE'],
    ['terraces', 'TERRACE'],
    ['pool', 'POOL'],
    ['boxes', 'GARAGE'],
    ['garage', 'GARAGE'],
    ['parkings', 'PARKING'],
    ['cellar', 'CELLAR'],
    ['fireplace', 'FIREPLACE'],
    ['airConditioning', 'AIR_CONDITIONING'],
    ['alarm', 'ALARM'],
    ['intercom', 'INTERCOM'],
    ['accessible', 'ACCESSIBLE'],
    ['caretaker', 'CARETAKER'],
    ['openView', 'OPEN_VIEW'],
  ])('reads %s as %s', (field, feature) => {
    expect(readFeatures(aReader({ [field]: 'OUI' }))).toEqual([feature]);
    expect(readFeatures(aReader({ [field]: 'NON' }))).toEqual([]);
  });

  it('adds a fitted kitchen', () => {
    expect(readFeatures(aReader({ kitchen: '7', pool: 'OUI' }))).toEqual(['POOL', 'FITTED_KITCHEN']);
    expect(readFeatures(aReader({ kitchen: '2' }))).toEqual([]);
  });
});

describe('readRooms', () => {
  const kinds = (fields: GivenFields) => readRooms(aReader(fields)).map(({ type }) => type);

  it('creates as many rooms of each kind as are counted', () => {
    expect(kinds({ bedrooms: '2', bathrooms: '1', showerRooms: '1', toilets: '2' })).toEqual([
      'BEDROOM',
      'BEDROOM',
      'BATHROOM',
      'SHOWER_ROOM',
      'TOILET',
      'TOILET',
    ]);
    expect(kinds({ bedrooms: '41' })).toHaveLength(40);
    expect(kinds({})).toEqual([]);
  });

  it('has a size only for the living room', () => {
    expect(readRooms(aReader({ livingSize: '32,5', bedrooms: '1' }))).toEqual([
      { type: 'LIVING_ROOM', size: 32.5, fullSize: 32.5, validRoom: true, floor: null, note: '' },
      { type: 'BEDROOM', size: null, fullSize: null, validRoom: true, floor: null, note: '' },
    ]);
  });
});

describe('readMetadata', () => {
  it('reads the surface as land for a plot, and as living area otherwise', () => {
    expect(readMetadata(aReader({ size: '900' }), 'LAND')).toMatchObject({ homeSize: null, landSize: 900 });
    expect(readMetadata(aReader({ size: '900', landSize: '950' }), 'LAND').landSize).toBe(950);
    expect(readMetadata(aReader({ size: '90' }), 'HOUSE')).toMatchObject({ homeSize: 90, landSize: null });
  });

  it.each([
    ['999', null],
    ['1000', 1000],
    ['2100', 2100],
    ['2101', null],
  ])('reads the year of construction %s as %j', (text, year) => {
    expect(readMetadata(aReader({ yearBuilt: text }), 'HOUSE').yearBuilt).toBe(year);
  });

  it.each([
    ['RDC', 0],
    ['rez-de-chaussée', 0],
    ['3', 3],
    ['-10', -10],
    ['-11', null],
    ['200', 200],
    ['201', null],
    ['', null],
    ['haut RDC', null],
  ])('reads the floor %j as %j', (text, floor) => {
    expect(readMetadata(aReader({ floor: text }), 'APARTMENT').floor).toBe(floor);
  });

  it('reads a floor only for types that are on one', () => {
    const floors = (['APARTMENT', 'LOFT', 'OFFICE', 'HOUSE', 'LAND', 'SHOP'] as const).map(
      (type) => readMetadata(aReader({ floor: '3' }), type).floor,
    );
    expect(floors).toEqual([3, 3, 3, null, null, 3]);
  });
});

describe('readEnergy', () => {
  it('sorts the costs and keeps a single one', () => {
    expect(readEnergy(aReader({ costMin: '1200', costMax: '800' }))).toMatchObject({ costMin: 800, costMax: 1200 });
    expect(readEnergy(aReader({ costMin: '800', costMax: '1200' }))).toMatchObject({ costMin: 800, costMax: 1200 });
    expect(readEnergy(aReader({ costMin: '800' }))).toMatchObject({ costMin: 800, costMax: null });
    expect(readEnergy(aReader({ costMax: '800' }))).toMatchObject({ costMin: null, costMax: 800 });
  });

  it('drops impossible consumptions', () => {
    expect(readEnergy(aReader({ energyValue: '10000', gesValue: '10001' }))).toMatchObject({
      energyValue: 10_000,
      gesValue: null,
    });
  });

  it.each([
    ['2000', '2000-01-01'],
    ['1999', null],
    ['2101', null],
    ['15/08/2021', '2021-08-15'],
    ['', null],
  ])('reads the year of the prices %j as %j', (text, day) => {
    expect(readEnergy(aReader({ costYear: text })).costReferenceDate).toBe(day);
  });
});

describe('readCoOwnership', () => {
  it('is null unless the file declares it', () => {
    expect(readCoOwnership(aReader({ lots: '12' }))).toBeNull();
    expect(readCoOwnership(aReader({ coOwnership: 'OUI', lots: '100000', yearlyCharges: '1200' }))).toEqual({
      lots: 100_000,
      yearlyCharges: 1200,
      procedure: false,
      procedureDetail: null,
    });
    expect(readCoOwnership(aReader({ coOwnership: 'OUI', lots: '100001' }))?.lots).toBeNull();
  });

  it('has a procedure only when there is one', () => {
    const cells = { coOwnership: 'OUI', procedureDetail: 'Administration provisoire' };
    expect(readCoOwnership(aReader({ ...cells, procedure: 'OUI' }))?.procedureDetail).toBe('Administration provisoire');
    expect(readCoOwnership(aReader(cells))?.procedureDetail).toBeNull();
    expect(readCoOwnership(aReader({ coOwnership: 'OUI', procedure: 'OUI' }))?.procedureDetail).toBeNull();
  });
});
