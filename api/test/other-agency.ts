import { sampleLine, type SampleFields } from '@pignon/shared/domain/poliris/poliris-fixture';

/** Common values of this agency's lines: its software quotes every field and writes windows-1252. */
const AGENCY: SampleFields = {
  agencyId: 'LANDES-40',
  country: '',
  title: '',
  description: '',
  fees: '',
  priceWithoutFees: '',
  payer: '',
  version: '4.12',
  latitude: '',
  longitude: '',
  precision: '',
};

const SALE: SampleFields = { ...AGENCY, kind: 'vente' };
const RENT: SampleFields = {
  ...AGENCY,
  kind: 'location',
  price: '700',
  charges: '50',
  chargeMode: '2',
  rentIncludesCharges: 'OUI',
};
const BUYER: SampleFields = { payer: '1', price: '315000', priceWithoutFees: '300000', fees: '5' };
const SELLER: SampleFields = { payer: '2', price: '300000', fees: '0' };

/** Every type of property, for sale and to let, as the format spells it. */
export const TYPES = [
  ['appartement', 'APARTMENT'],
  ['maison/villa', 'HOUSE'],
  ['terrain', 'LAND'],
  ['immeuble', 'BUILDING'],
  ['parking/box', 'PARKING'],
  ['boutique', 'SHOP'],
  ['bureaux', 'OFFICE'],
  ['local', 'PREMISES'],
  ['château', 'CASTLE'],
  ['loft/atelier/surface', 'LOFT'],
] as const;

const ofType = (base: SampleFields, letter: string): SampleFields[] =>
  TYPES.map(([propertyType], index) => ({ ...base, reference: `${letter}${100 + index}`, propertyType }));

/** Ways in which a file states who pays the fees of a sale. */
export const PAYERS: readonly (SampleFields & { expected: string | null })[] = [
  { ...BUYER, expected: 'BUYER' },
  { ...SELLER, expected: 'SELLER' },
  { ...BUYER, payer: '3', expected: 'SHARED' },
  { payer: '', price: '300000', priceWithoutFees: '300000', fees: '0', expected: 'SELLER' },
  { payer: '', price: '315000', priceWithoutFees: '300000', fees: '5', expected: 'BUYER' },
  { payer: '', price: '300000', description: 'Honoraires à la charge du vendeur.', expected: 'SELLER' },
  { payer: '', price: '300000', description: 'Prix 300 000 € – honoraires charge vendeur', expected: 'SELLER' },
  {
    payer: '',
    price: '315000',
    fees: '5',
    description: 'Honoraires 5 % TTC à la charge de l’acquéreur',
    expected: 'BUYER',
  },
  { payer: '', price: '300000', expected: null },
  { payer: '', price: '300000', fees: '4.5', expected: null },
  { payer: '', price: '315000', priceWithoutFees: '300000', description: 'Honoraires charge vendeur', expected: null },
  {
    payer: '1',
    price: '315000',
    priceWithoutFees: '300000',
    description: 'Honoraires charge vendeur',
    expected: 'BUYER',
  },
];

/** Ways in which a file names a commune outside its field. */
export const PLACES: readonly (SampleFields & { expected: string | null })[] = [
  { postcode: '40100', city: 'DAX', expected: '40088' },
  { postcode: '40130', city: 'CAPBRETON', realPostcode: '40150', realCity: 'Soorts-Hossegor', expected: '40304' },
  { postcode: '64600', city: 'Chiberta Plage', expected: '64024' },
  { postcode: '', city: '64200 BIARRITZ', expected: '64122' },
  { postcode: '', city: 'Biarritz (64200)', expected: '64122' },
  { postcode: '', city: 'Centre ville', address: '3 rue des Pins, 64600 Anglet', expected: '64024' },
  { postcode: '64200', city: 'Nulle-Part', expected: null },
];

/** One line with every field that a migrating agency expects to find. */
export const WHOLE: SampleFields = {
  ...SALE,
  ...BUYER,
  reference: 'réf 12/B',
  propertyType: 'Appartement',
  subtype: 'Duplex',
  postcode: '33000',
  city: 'BORDEAUX',
  facesSouth: 'OUI',
  facesWest: 'OUI',
  terrace: 'OUI',
  terraces: '2',
  terraceSize: '18.5',
  balconySize: '4',
  cellar: 'OUI',
  cellarSize: '6',
  floor: '2',
  size: '84',
  landSize: '',
  rooms: '4',
  transportLine: 'Tram A, C',
  station: 'Porte de Bourgogne',
  virtualTour: 'https://visite.test/12b',
  feeScale: 'https://landes.test/honoraires',
  finalEnergy: '96',
  mandataryCompany: 'Agence du Marensin',
  mandataryPhone: '05 58 99 00 11',
  mandataryCity: 'DAX',
  language1: 'en',
  title1: 'Flat',
  description1: 'Two terraces.',
  language2: 'GB',
  title2: 'Flat again',
};

/** All valid lines of the file. */
export const LINES: readonly SampleFields[] = [
  ...ofType({ ...SALE, ...SELLER }, 'S'),
  ...ofType(RENT, 'L'),
  ...PAYERS.map(({ expected: _, ...fields }, index) => ({ ...SALE, ...fields, reference: `P${index}` })),
  ...PLACES.map(({ expected: _, ...fields }, index) => ({ ...SALE, ...SELLER, ...fields, reference: `C${index}` })),
  WHOLE,
].map((fields) => ({ ...fields, technicalId: `T-${fields.reference ?? ''}` }));

const WINDOWS_1252: Readonly<Record<string, number>> = { '€': 0x80, '’': 0x92, '–': 0x96, œ: 0x9c };

/** The bytes of a text in windows-1252, as the software of another agency writes it. */
export const windows1252 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => WINDOWS_1252[letter] ?? letter.charCodeAt(0));

export const fileOf = (lines: readonly (SampleFields | string)[]): Uint8Array =>
  windows1252(lines.map((line) => (typeof line === 'string' ? line : sampleLine(line))).join('\r\n'));
