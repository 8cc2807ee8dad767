import { PROPERTY_COLUMNS } from '@pignon/shared/domain/property/list/property-columns';
import type { FeeType } from '@pignon/shared/domain/property/property.enums';
import { contactFields, mandateFields, propertyFields, SOMEBODY } from '../../../../test/factories';
import { startWorld, type World } from '../../../../test/world';
import { insertManyContacts } from '../../contact/contact.service';
import { EXPORT_COLUMNS } from '../../mandate/list/export-columns';
import { insertManyMandates } from '../../mandate/mandate.service';
import { insertManyProperties } from '../property.service';
import { exportColumn } from './export-columns';

const SIGNED = '2026-01-05T10:00:00.000Z';
/** Titles of amounts of money. */
const EUROS = /\(€\)$/;

interface Sale {
  reference: string;
  terms: { feeType: FeeType | null; commissionRate: number; commissionAmount?: number; buyerShare?: number };
  /** Computed by hand from 471 000 € and 100 m². */
  price: string;
  net: string;
  perSquareMetre: string;
}

/** 4 % of 471 000 is 18 840, half of that 9 420, a quarter 4 710; half of 20 000,50 is 10 000,25. */
const SALES: readonly Sale[] = [
  {
    reference: 'SELLER',
    terms: { feeType: 'SELLER', commissionRate: 4 },
    ...{ price: '471000', net: '452160', perSquareMetre: '4710' },
  },
  {
    reference: 'BUYER',
    terms: { feeType: 'BUYER', commissionRate: 4 },
    ...{ price: '489840', net: '471000', perSquareMetre: '4898,4' },
  },
  {
    reference: 'HALVES',
    terms: { feeType: 'SHARED', commissionRate: 4, buyerShare: 50 },
    ...{ price: '480420', net: '461580', perSquareMetre: '4804,2' },
  },
  {
    reference: 'QUARTER',
    terms: { feeType: 'SHARED', commissionRate: 4, buyerShare: 25 },
    ...{ price: '475710', net: '456870', perSquareMetre: '4757,1' },
  },
  {
    reference: 'SELLER-SUM',
    terms: { feeType: 'SELLER', commissionRate: 4, commissionAmount: 20_000.5 },
    ...{ price: '471000', net: '450999,5', perSquareMetre: '4710' },
  },
  {
    reference: 'BUYER-SUM',
    terms: { feeType: 'BUYER', commissionRate: 4, commissionAmount: 20_000.5 },
    ...{ price: '491000,5', net: '471000', perSquareMetre: '4910,01' },
  },
  {
    reference: 'SHARED-SUM',
    terms: { feeType: 'SHARED', commissionRate: 4, commissionAmount: 20_000.5, buyerShare: 50 },
    ...{ price: '481000,25', net: '460999,75', perSquareMetre: '4810' },
  },
  {
    reference: 'UNKNOWN',
    terms: { feeType: null, commissionRate: 4 },
    ...{ price: '471000', net: '', perSquareMetre: '4710' },
  },
];

let world: World;
let token: string;
let mandateIds: number[];

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn(['NEGOTIATOR']);
  await world.db.tx(async (tx) => {
    const [owner = 0] = await insertManyContacts(tx, SOMEBODY, [{ fields: contactFields() }]);
    const money = { priceNoFees: 471_000, monthlyExpenses: 85.5, propertyTax: 1_234 };
    const coOwnership = { lots: 10, yearlyCharges: 1_026, procedure: false, procedureDetail: '' };
    await insertManyProperties(tx, SOMEBODY, [
      ...SALES.map(({ reference, terms }) => ({
        reference,
        fields: propertyFields({ figures: { homeSize: 100 }, money: { ...money, ...terms }, coOwnership }),
      })),
      {
        reference: 'RENTAL',
        fields: propertyFields({
          transactionType: 'RENT',
          figures: { homeSize: 20 },
          money: { monthlyExpenses: 45, priceNoFees: null },
          rentalInfo: {
            ...{ rent: 505.5, rentExcludingVat: 480.25, deposit: 505, tenantFee: 220, inventoryFee: 60 },
            ...{ landlordFee: 310.4, landlordInventoryFee: 60, furnished: true },
            ...{ chargeMode: 'PROVISION', rentalFeeMode: 'ZONE_CAP', leaseType: 'STANDARD', leaseMonths: null },
            rentControl: null,
          },
        }),
      },
    ]);
    const signed = (registerNumber: number) => ({
      ...{ status: 'RUNNING' as const, registerNumber, registerDate: SIGNED },
      signatures: [{ contactId: owner, signedAt: SIGNED, image: null }],
    });
    mandateIds = await insertManyMandates(
      tx,
      SOMEBODY,
      (['SELLER', 'BUYER', 'HALVES'] as const).map((propertyRef, at) => ({
        fields: mandateFields({ propertyRef, counterParts: [owner], price: 471_000.5 + at }),
        life: signed(at + 1),
        createdTime: SIGNED,
      })),
    );
  });
});
afterAll(() => world.close());

const tableOf = (bytes: Buffer): Record<string, string>[] => {
  const [titles = [], ...lines] = bytes
    .toString('utf8')
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'));
  return lines.map((line) => Object.fromEntries(titles.map((title, at) => [title, line[at] ?? ''])));
};

const MONEY_COLUMNS = PROPERTY_COLUMNS.filter((column) => EUROS.test(exportColumn(column).title));

async function exported(reference: string): Promise<Record<string, string> | undefined> {
  const body = { references: [reference], columns: MONEY_COLUMNS };
  return tableOf((await world.call('POST property/export', { token, body })).bytes)[0];
}

describe('amounts in exports', () => {
  it.each(SALES)('of a sale: $reference', async ({ reference, terms, price, net, perSquareMetre }) => {
    expect(await exported(reference)).toEqual({
      'Prix affiché (€)': price,
      'Prix hors honoraires (€)': '471000',
      'Prix net vendeur (€)': net,
      'Prix au m² (€)': perSquareMetre,
      'Charges annuelles de copropriété (€)': '1026',
      'Honoraires convenus (€)': terms.commissionAmount === undefined ? '' : '20000,5',
      'Charges mensuelles (€)': '85,5',
      'Taxe foncière (€)': '1234',
      'Loyer hors taxes (€)': '',
      'Dépôt de garantie (€)': '',
      'Honoraires à la charge du bailleur (€)': '',
    });
  });

  it('of a letting', async () => {
    expect(await exported('RENTAL')).toEqual({
      'Prix affiché (€)': '550,5',
      'Prix hors honoraires (€)': '',
      'Prix net vendeur (€)': '',
      'Prix au m² (€)': '27,53',
      'Charges annuelles de copropriété (€)': '',
      'Honoraires convenus (€)': '',
      'Charges mensuelles (€)': '45',
      'Taxe foncière (€)': '',
      'Loyer hors taxes (€)': '480,25',
      'Dépôt de garantie (€)': '505',
      'Honoraires à la charge du bailleur (€)': '310,4',
    });
  });

  it('of mandates and of their register are the agreed price, whoever pays', async () => {
    const columns = Object.keys(EXPORT_COLUMNS).filter((column) =>
      EUROS.test(EXPORT_COLUMNS[column as keyof typeof EXPORT_COLUMNS].title),
    );
    expect(columns).toEqual(['price']);
    const order = { property: 'registerNumber', direction: 'ASC' };
    const list = await world.call('POST mandate/export', { token, body: { ids: mandateIds, order, columns } });
    const prices = ['471000,5', '471001,5', '471002,5'];
    expect(tableOf(list.bytes).flatMap((line) => Object.values(line))).toEqual(prices);
    const register = tableOf((await world.call('GET mandate/register.csv?register=T', { token })).bytes);
    expect(Object.keys(register[0] ?? {}).filter((title) => EUROS.test(title))).toEqual(['Prix (€)']);
    expect(register.map((line) => line['Prix (€)'])).toEqual(prices);
  });
});
