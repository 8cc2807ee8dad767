import { legalCases } from '../law/legal-cases';
import type { FeeType } from '../property/property.enums';
import { parseListing } from './parse-listing';
import {
  readEnergyLabel,
  readHeating,
  hasFittedKitchen,
  readPostcode,
  readPropertyType,
  readTransaction,
} from './parse-kind';
import { readRecords } from './read-records';
import { sampleLine, type SampleFields } from './poliris-fixture';
import { plainText, readBoolean, readDate, readNumber } from './values';

const FORMAT = 'format Poliris 4.12';

const fields = <Output>(
  chapterTitle: string,
  rule: (field: string) => Output,
  rows: readonly (readonly [field: string, expected: Output, source: string])[],
) =>
  legalCases({
    chapter: 'Poliris field values',
    rule,
    cases: rows.map(([input, expected, source]) => ({
      name: `${chapterTitle} « ${input} »`,
      input,
      expected,
      source: `${FORMAT}: ${source}`,
    })),
  });

const DECIMAL = 'decimal point';
const SPELLED = 'decimal point; as it is met in files of other software';

const values = [
  fields('the number', readNumber, [
    ['295000', 295_000, DECIMAL],
    ['295000.00', 295_000, DECIMAL],
    ['112.5', 112.5, DECIMAL],
    ['0', 0, DECIMAL],
    ['-1', -1, 'field 24, a floor below the ground'],
    ['295000,50', 295_000.5, `${SPELLED}: a comma`],
    ['1 250 000', 1_250_000, `${SPELLED}: groups`],
    ['1.250.000', 1_250_000, `${SPELLED}: groups by points`],
    ['1.250.000,50', 1_250_000.5, `${SPELLED}: groups by points and a comma`],
    ['4.5%', 4.5, `${SPELLED}: a sign`],
    ['', null, 'an empty field says nothing'],
    ['NC', null, 'no number'],
  ]),
  fields('the date', readDate, [
    ['24/11/2026', '2026-11-24', 'JJ/MM/AAAA'],
    ['05/01/2024', '2024-01-05', 'JJ/MM/AAAA'],
    ['29/02/2024', '2024-02-29', 'JJ/MM/AAAA, a leap year'],
    ['29/02/2025', null, 'JJ/MM/AAAA, no such day'],
    ['31/04/2025', null, 'JJ/MM/AAAA, no such day'],
    ['00/00/0000', null, 'JJ/MM/AAAA, no day'],
    ['', null, 'an empty field says nothing'],
  ]),
  fields('the mark', readBoolean, [
    ['OUI', true, 'OUI or NON'],
    ['NON', false, 'OUI or NON'],
    ['', null, 'an empty field says nothing'],
  ]),
  fields('the text', plainText, [
    ['Une maison.<BR>Un jardin.', 'Une maison.\nUn jardin.', '<BR> is a line break'],
    ['Une maison.<br />Un jardin.', 'Une maison.\nUn jardin.', '<BR> is a line break, in other spellings'],
    ['90 m&sup2; &agrave; r&eacute;nover', '90 m² à rénover', 'entities of HTML'],
    ['<b>Rare</b> &amp; calme', 'Rare & calme', 'no other markup'],
  ]),
  fields('the postcode', readPostcode, [
    ['64100', '64100', 'field 5: five digits'],
    ['06400', '06400', 'field 5: five digits'],
    ['6400', '06400', 'field 5: a spreadsheet drops the zero'],
    ['97410', '97410', 'field 5: overseas'],
    ['2A004', null, 'field 5: an INSEE code is no postcode'],
    ['641000', null, 'field 5: five digits'],
  ]),
];

const kinds = [
  fields('the kind of advertisement', readTransaction, [
    ['vente', 'SALE', 'field 3'],
    ['location', 'RENT', 'field 3'],
    ['vente de prestige', 'SALE', 'field 3'],
    ["produit d'investissement", 'SALE', 'field 3'],
    ['location vacances', null, 'field 3: seasonal, not handled'],
    ['cession de bail', null, 'field 3: of a lease, not handled'],
    ['fonds de commerce', null, 'field 3: a business, not handled'],
    ['viager', null, 'field 3: for life, not handled'],
  ]),
  fields('the kind of property', readPropertyType, [
    ['Appartement', 'APARTMENT', 'field 4'],
    ['maison/villa', 'HOUSE', 'field 4'],
    ['terrain', 'LAND', 'field 4'],
    ['immeuble', 'BUILDING', 'field 4'],
    ['bâtiment', 'BUILDING', 'field 4'],
    ['parking/box', 'PARKING', 'field 4'],
    ['boutique', 'SHOP', 'field 4'],
    ['bureaux', 'OFFICE', 'field 4'],
    ['local', 'PREMISES', 'field 4'],
    ['château', 'CASTLE', 'field 4'],
    ['hôtel particulier', 'HOUSE', 'field 4'],
    ['loft/atelier/surface', 'LOFT', 'field 4'],
    ['inconnu', null, 'field 4'],
  ]),
  fields('the letter', readEnergyLabel, [
    ['A', 'A', 'field 177'],
    ['G', 'G', 'field 177'],
    ['VI', 'VI', 'field 177: blank'],
    ['NS', 'NS', 'field 177: not subject'],
    ['H', null, 'field 177: no such class'],
    ['', null, 'an empty field says nothing'],
  ]),
  fields('the heating', readHeating, [
    ['512', 'GAS', 'field 33, a sum: 512 gas'],
    ['8704', 'GAS', 'field 33, a sum: 512 gas and 8192 of its own'],
    ['5120', 'OIL', 'field 33, a sum: 1024 oil and 4096 of all'],
    ['10368', 'ELECTRIC', 'field 33, a sum: 2048 electric, 8192 of its own and 128 radiators'],
    ['16384', 'HEAT_PUMP', 'field 33, a sum: 16384 reversible air conditioning'],
    ['128', null, 'field 33, a sum: 128 radiators, of which nobody says more'],
    ['8192', null, 'field 33, a sum: 8192 of its own, whatever the energy'],
    ['10', 'HEAT_PUMP', 'field 33: a heat pump, as listings of other software have it'],
    ['0', null, 'field 33: nothing'],
  ]),
  fields('the kitchen', hasFittedKitchen, [
    ['1', false, 'field 34: none'],
    ['2', false, 'field 34: open'],
    ['6', true, 'field 34: open, fitted'],
    ['9', true, 'field 34: fitted'],
  ]),
];

interface Terms {
  priceNoFees: number | null;
  feeType: FeeType | null;
  commissionRate: number;
  /** The fees as a sum; absent when they are a rate. */
  sum?: number;
  rent: number | null;
  charges: number | null;
}

/** Parses the amounts of a line; else the reason of its refusal. */
function termsOf(changes: SampleFields): Terms | string {
  const { records } = readRecords(sampleLine(changes));
  const [record] = records;
  if (!record) return 'unreadable';
  const listing = parseListing(record);
  if ('reasons' in listing) return listing.reasons.join(' ');
  const { financialInfo, rentalInfo } = listing.fields;
  const { priceNoFees, feeType, commissionRate, commissionAmount, monthlyExpenses } = financialInfo;
  return {
    priceNoFees,
    feeType,
    commissionRate,
    rent: rentalInfo?.rent ?? null,
    charges: monthlyExpenses,
    ...(commissionAmount === null ? {} : { sum: commissionAmount }),
  };
}

const sale = (priceNoFees: number, feeType: FeeType, commissionRate: number): Terms => ({
  priceNoFees,
  feeType,
  commissionRate,
  rent: null,
  charges: null,
});
const line = (name: string, input: SampleFields, expected: Terms | string, source: string) => ({
  name,
  input,
  expected,
  source: `${FORMAT}: ${source}`,
});
const rentalFields: SampleFields = {
  kind: 'location',
  fees: '',
  payer: '',
  priceWithoutFees: '',
  price: '785',
  charges: '85',
  chargeMode: '2',
};
const rentalTerms = { priceNoFees: null, feeType: 'BUYER', commissionRate: 4.5 } as const;

const money = legalCases({
  chapter: 'Poliris field values',
  rule: termsOf,
  cases: [
    line(
      'a sale whose buyer pays',
      { price: '261250', fees: '4.5', payer: '1', priceWithoutFees: '250000' },
      sale(250_000, 'BUYER', 4.5),
      'field 11 is the price with fees, 15 their rate, 302 is 1, 303 the price without; 11 250 / 250 000',
    ),
    line(
      'a sale whose buyer pays 5,26 %',
      { price: '300000', fees: '5.26', payer: '1', priceWithoutFees: '285000' },
      sale(285_000, 'BUYER', 5.263158),
      'fields 11 and 303 to the cent; 15 000 / 285 000 = 5.2631579…: of 285 000, 5.26316 % would be 15 000.006, a cent more, 5.263158 % is 15 000.0003',
    ),
    line(
      'a sale whose seller pays',
      { price: '300000', fees: '0', payer: '2', priceWithoutFees: '' },
      sale(300_000, 'SELLER', 0),
      'field 11 is the price, 15 is 0, 302 is 2, 303 is empty',
    ),
    line(
      'a sale whose buyer pays a sum that stands in the place of a rate',
      { price: '262000', fees: '12000', payer: '1', priceWithoutFees: '' },
      { ...sale(250_000, 'BUYER', 4.8), sum: 12_000 },
      'field 15 is a rate: 12 000 is none, 262 000 − 12 000 = 250 000, 12 000 / 250 000 = 4.8 %',
    ),
    line(
      'a sale whose seller pays a sum that stands in the place of a rate',
      { price: '250000', fees: '12000', payer: '2', priceWithoutFees: '' },
      { ...sale(250_000, 'SELLER', 0), sum: 12_000 },
      'field 15 is a rate: 12 000 is none, and the seller bears it out of field 11',
    ),
    line(
      'a sale that says nothing of its fees',
      { price: '250000', fees: '', payer: '', priceWithoutFees: '' },
      { priceNoFees: 250_000, feeType: null, commissionRate: 0, rent: null, charges: null },
      'field 302 is mandatory of a sale: empty, it names nobody',
    ),
    line(
      'a sale of two equal prices without fees',
      { price: '250000', fees: '0', payer: '', priceWithoutFees: '250000' },
      sale(250_000, 'SELLER', 0),
      'fields 11 and 303 are equal and 15 is 0: nothing of the price is the buyer’s',
    ),
    line('a sale without a price', { price: '' }, 'Le prix est requis', 'field 11 is mandatory'),
    line(
      'a letting with charges',
      rentalFields,
      { ...rentalTerms, rent: 700, charges: 85 },
      'field 11 is the rent with charges, 23 the charges: 785 − 85',
    ),
    line(
      'a letting whose rent leaves them out',
      { ...rentalFields, price: '700', rentIncludesCharges: 'NON' },
      { ...rentalTerms, rent: 700, charges: 85 },
      'field 13 says whether 11 includes them',
    ),
    line(
      'a letting without charges',
      { ...rentalFields, charges: '' },
      'Charges mensuelles manquantes',
      'field 23 is mandatory of a letting',
    ),
  ],
});

export const cases = [...values, ...kinds, money];
