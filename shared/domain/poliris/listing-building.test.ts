import { FieldReader } from './field-reader';
import { readCoOwnership, readEnergy, readFeatures, readMetadata, readRooms } from './listing-building';
import { readRental } from './money/rental';
import { readSale } from './money/sale';
import { MAX_FIELDS, POLIRIS, type PolirisField } from './poliris-columns';

type Fields = Partial<Record<PolirisField, string>>;

function reader(given: Fields = {}): FieldReader {
  const fields = Array<string>(MAX_FIELDS).fill('');
  for (const [name, text] of Object.entries(given)) fields[POLIRIS[name as PolirisField] - 1] = text;
  return new FieldReader({ line: 7, fields });
}

describe('FieldReader', () => {
  it('knows the line it reads, and what is not there as empty', () => {
    expect(reader().line).toBe(7);
    expect(new FieldReader({ line: 1, fields: [] }).raw('title')).toBe('');
  });

  it('takes texts on one line, up to a length', () => {
    expect(reader({ title: 'Belle<br>maison' }).text('title')).toBe('Belle maison');
    expect(reader({ title: 'a'.repeat(400) }).text('title')).toHaveLength(300);
    expect(reader({ title: 'abcdef' }).text('title', 3)).toBe('abc');
  });

  it.each([
    ['1234.567', 1234.57],
    ['0', null],
    ['1000000000', 1_000_000_000],
    ['1000000001', null],
    ['NC', null],
  ])('reads %j euros as %j', (text, euros) => {
    expect(reader({ price: text }).euros('price')).toBe(euros);
  });

  it.each([
    ['OUI', true],
    ['NON', false],
    ['0', false],
    ['2', true],
    ['', false],
  ])('takes %j for %s', (text, yes) => {
    expect(reader({ parkings: text }).yes('parkings')).toBe(yes);
  });

  it('compares listings by all but their photographs and the blanks around texts', () => {
    // field 85 is the first photograph of the format
    const withPhoto = Array<string>(MAX_FIELDS).fill('');
    withPhoto[84] = ' https://a.test/1.jpg ';
    const photographed = new FieldReader({ line: 1, fields: withPhoto });
    expect(photographed.photos()).toEqual([{ url: 'https://a.test/1.jpg', caption: '' }]);
    expect(photographed.content()).toBe(reader().content());
    expect(reader({ title: ' Maison ' }).content()).toBe(reader({ title: 'Maison' }).content());
    expect(reader({ title: 'Maison' }).content()).not.toBe(reader({ description: 'Maison' }).content());
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
    expect(readFeatures(reader({ [field]: 'OUI' }))).toEqual([feature]);
    expect(readFeatures(reader({ [field]: 'NON' }))).toEqual([]);
  });

  it('adds a fitted kitchen', () => {
    expect(readFeatures(reader({ kitchen: '7', pool: 'OUI' }))).toEqual(['POOL', 'FITTED_KITCHEN']);
    expect(readFeatures(reader({ kitchen: '2' }))).toEqual([]);
  });
});

describe('readRooms', () => {
  const kinds = (given: Fields) => readRooms(reader(given)).map(({ type }) => type);

  it('makes as many rooms of each kind as are counted', () => {
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

  it('knows the size of the living room alone', () => {
    expect(readRooms(reader({ livingSize: '32,5', bedrooms: '1' }))).toEqual([
      { type: 'LIVING_ROOM', size: 32.5, fullSize: 32.5, validRoom: true, floor: null, note: '' },
      { type: 'BEDROOM', size: null, fullSize: null, validRoom: true, floor: null, note: '' },
    ]);
  });
});

describe('readMetadata', () => {
  it('takes the surface of land for land, and of anything else for living area', () => {
    expect(readMetadata(reader({ size: '900' }), 'LAND')).toMatchObject({ homeSize: null, landSize: 900 });
    expect(readMetadata(reader({ size: '900', landSize: '950' }), 'LAND').landSize).toBe(950);
    expect(readMetadata(reader({ size: '90' }), 'HOUSE')).toMatchObject({ homeSize: 90, landSize: null });
  });

  it.each([
    ['999', null],
    ['1000', 1000],
    ['2100', 2100],
    ['2101', null],
  ])('reads the year of construction %s as %j', (text, year) => {
    expect(readMetadata(reader({ yearBuilt: text }), 'HOUSE').yearBuilt).toBe(year);
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
    expect(readMetadata(reader({ floor: text }), 'APARTMENT').floor).toBe(floor);
  });

  it('reads a floor of what lies on one', () => {
    const floors = (['APARTMENT', 'LOFT', 'OFFICE', 'HOUSE', 'LAND', 'SHOP'] as const).map(
      (type) => readMetadata(reader({ floor: '3' }), type).floor,
    );
    expect(floors).toEqual([3, 3, 3, null, null, 3]);
  });
});

describe('readEnergy', () => {
  it('puts the costs in order and leaves one alone', () => {
    expect(readEnergy(reader({ costMin: '1200', costMax: '800' }))).toMatchObject({ costMin: 800, costMax: 1200 });
    expect(readEnergy(reader({ costMin: '800', costMax: '1200' }))).toMatchObject({ costMin: 800, costMax: 1200 });
    expect(readEnergy(reader({ costMin: '800' }))).toMatchObject({ costMin: 800, costMax: null });
    expect(readEnergy(reader({ costMax: '800' }))).toMatchObject({ costMin: null, costMax: 800 });
  });

  it('drops consumptions that no building has', () => {
    expect(readEnergy(reader({ energyValue: '10000', gesValue: '10001' }))).toMatchObject({
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
    expect(readEnergy(reader({ costYear: text })).costReferenceDate).toBe(day);
  });
});

describe('readCoOwnership', () => {
  it('is none unless the file says so', () => {
    expect(readCoOwnership(reader({ lots: '12' }))).toBeNull();
    expect(readCoOwnership(reader({ coOwnership: 'OUI', lots: '100000', yearlyCharges: '1200' }))).toEqual({
      lots: 100_000,
      yearlyCharges: 1200,
      procedure: false,
      procedureDetail: null,
    });
    expect(readCoOwnership(reader({ coOwnership: 'OUI', lots: '100001' }))?.lots).toBeNull();
  });

  it('tells of a procedure only where there is one', () => {
    const said = { coOwnership: 'OUI', procedureDetail: 'Administration provisoire' };
    expect(readCoOwnership(reader({ ...said, procedure: 'OUI' }))?.procedureDetail).toBe('Administration provisoire');
    expect(readCoOwnership(reader(said))?.procedureDetail).toBeNull();
    expect(readCoOwnership(reader({ coOwnership: 'OUI', procedure: 'OUI' }))?.procedureDetail).toBeNull();
  });
});

describe('readSale', () => {
  it('is no rental, and begins without a past', () => {
    expect(readSale(1, reader())).toMatchObject({ rentalInfo: null, financialInfo: { priceHistory: [] } });
  });

  it('believes the code of who pays before what the other fields say', () => {
    expect(readSale(1, reader({ payer: '2', buyerPays: 'OUI' })).financialInfo.feeType).toBe('SELLER');
    expect(readSale(1, reader({ payer: '1', buyerPays: 'NON' })).financialInfo.feeType).toBe('BUYER');
  });

  const terms = (given: Fields) => {
    const { priceNoFees, feeType, commissionRate } = readSale(210_000, reader(given)).financialInfo;
    return { priceNoFees, feeType, commissionRate };
  };

  it.each<[Fields, string | null]>([
    [{ payer: '1' }, 'BUYER'],
    [{ payer: ' 2 ' }, 'SELLER'],
    [{ payer: '3' }, 'SHARED'],
    [{ buyerPays: 'OUI' }, 'BUYER'],
    [{ buyerPays: 'NON' }, 'SELLER'],
    [{ priceWithoutFees: '200000' }, 'BUYER'],
    [{ priceWithoutFees: '210000' }, 'SELLER'],
    [{ priceWithoutFees: '210000', fees: '5' }, null],
    [{ fees: '5' }, null],
    [{ fees: '0' }, null],
    [{}, null],
  ])('of %j has fees paid by %s', (given, feeType) => {
    expect(terms(given).feeType).toBe(feeType);
  });

  it('keeps the price where the seller pays, with the rate that is said', () => {
    expect(terms({ payer: '2', feePercent: '5' })).toEqual({
      priceNoFees: 210_000,
      feeType: 'SELLER',
      commissionRate: 5,
    });
    expect(terms({ payer: '2', fees: '4' }).commissionRate).toBe(4);
    expect(terms({ payer: '2', feePercent: '30' }).commissionRate).toBe(30);
    expect(terms({ payer: '2', feePercent: '31' }).commissionRate).toBe(0);
  });

  it('finds the rate between the price without fees and with them', () => {
    expect(terms({ payer: '1', priceWithoutFees: '200000' })).toEqual({
      priceNoFees: 200_000,
      feeType: 'BUYER',
      commissionRate: 5,
    });
    expect(terms({ payer: '3', priceWithoutFees: '200000' })).toMatchObject({ feeType: 'SHARED', commissionRate: 10 });
  });

  it('reads the buyer’s share where the whole of shared fees is told as a sum', () => {
    const read = (given: Record<string, string>) =>
      readSale(247_000, reader({ payer: '3', priceWithoutFees: '240000', ...given })).financialInfo;
    expect(read({ fees: '12000' })).toMatchObject({
      priceNoFees: 240_000,
      feeType: 'SHARED',
      commissionAmount: 12_000,
      buyerShare: 58.3333,
    });
    expect(read({ fees: '6999' })).toMatchObject({ commissionAmount: null, buyerShare: 50 });
    expect(read({ fees: '5' })).toMatchObject({ commissionAmount: null, buyerShare: 50 });
    expect(read({ payer: '1', fees: '12000' })).toMatchObject({ feeType: 'BUYER', commissionAmount: null });
  });

  it('warns where nothing says what the buyer pays', () => {
    const given = reader({ payer: '1' });
    expect(readSale(210_000, given).financialInfo).toMatchObject({ priceNoFees: 210_000, commissionRate: 0 });
    expect(given.notes).toEqual([
      {
        kind: 'ASSUMED',
        text: 'Honoraires de l’acquéreur inconnus\u00a0: le prix affiché est pris pour le prix hors honoraires.',
      },
    ]);
  });

  it('does not believe a price without fees that is dearer, or so low that the fees pass 30 %', () => {
    expect(terms({ payer: '1', priceWithoutFees: '210001' }).priceNoFees).toBe(210_000);
    expect(terms({ payer: '1', priceWithoutFees: '210000' })).toMatchObject({
      priceNoFees: 210_000,
      commissionRate: 0,
    });
    expect(terms({ payer: '1', priceWithoutFees: '160000' }).priceNoFees).toBe(210_000);
    expect(terms({ payer: '1', priceWithoutFees: '161600' }).priceNoFees).toBe(161_600);
  });

  it('divides the charges of a year by its months, to the cent', () => {
    expect(readSale(1, reader({ yearlyCharges: '1000' })).financialInfo.monthlyExpenses).toBe(83.33);
    expect(readSale(1, reader()).financialInfo.monthlyExpenses).toBeNull();
  });
});

describe('readRental', () => {
  const rental = (given: Fields, displayed = 850) => readRental(displayed, 'APARTMENT', reader(given));

  it('begins without a past', () => {
    expect(rental({ charges: '50' })).toMatchObject({ financialInfo: { priceHistory: [], priceNoFees: null } });
  });

  it('takes charges out of the rent unless the file says that they are beside it', () => {
    expect(rental({ charges: '50' })).toMatchObject({
      rentalInfo: { rent: 800 },
      financialInfo: { monthlyExpenses: 50 },
    });
    expect(rental({ charges: '50', rentIncludesCharges: 'OUI' })).toMatchObject({ rentalInfo: { rent: 800 } });
    expect(rental({ charges: '50', rentIncludesCharges: 'NON' })).toMatchObject({ rentalInfo: { rent: 850 } });
  });

  it('refuses what makes no rent', () => {
    expect(rental({})).toBe('Charges mensuelles manquantes');
    expect(rental({ charges: '-1' })).toBe('Charges mensuelles manquantes');
    expect(rental({ charges: '0' })).toMatchObject({ rentalInfo: { rent: 850 } });
    expect(rental({ charges: '850' })).toBe('Les charges dépassent le loyer');
    expect(rental({ charges: '849,99' })).toMatchObject({ rentalInfo: { rent: 0.01 } });
  });

  it('takes the fees of the tenant as they are, else the cap of the zone for what people live in', () => {
    expect(rental({ charges: '0' })).toMatchObject({ rentalInfo: { rentalFeeMode: 'ZONE_CAP', tenantFee: null } });
    expect(rental({ charges: '0', fees: '400' })).toMatchObject({
      rentalInfo: { rentalFeeMode: 'FLAT', tenantFee: 400 },
    });
    expect(readRental(850, 'SHOP', reader({ charges: '0' }))).toMatchObject({ rentalInfo: { rentalFeeMode: 'FLAT' } });
  });

  it('reads how charges are paid', () => {
    expect(rental({ charges: '50', chargeMode: ' 1 ' })).toMatchObject({ rentalInfo: { chargeMode: 'FLAT' } });
    expect(rental({ charges: '50', chargeMode: '2' })).toMatchObject({ rentalInfo: { chargeMode: 'PROVISION' } });
  });

  it('finds the reference rent below the increased one', () => {
    expect(rental({ charges: '50', referenceRentIncreased: '960', rentComplement: '20' })).toMatchObject({
      rentalInfo: { rentControl: { referenceRent: 800, referenceRentIncreased: 960, baseRent: 800, complement: 20 } },
    });
    expect(rental({ charges: '50', referenceRentIncreased: '960', baseRent: '780' })).toMatchObject({
      rentalInfo: { rentControl: { baseRent: 780, complement: null } },
    });
    expect(rental({ charges: '50' })).toMatchObject({ rentalInfo: { rentControl: null } });
  });
});
