import { USUAL_MANAGEMENT } from '../../mandate/management/management-terms';
import type { Mandate } from '../../mandate/mandate.schema';
import { missingOf } from '../../mandate/missing/missing';
import type { MandateFileKind } from '../../media/media.enums';
import type { Property } from '../../property/property.schema';
import { BLANK } from '../blank-line';
import { aMandate, aPrincipal, PARTNER } from '../test/mandates';
import { anAgency } from '../test/document-fixtures';
import { aProperty, aRental } from '../../property/test/a-property';
import { composeMandate } from './compose-mandate';

const DESIGNATION = {
  titleDeed: 'Acte de vente, Me Lacoste, 2004',
  occupancy: 'VACANT' as const,
  lotNumbers: '12 (34/1000)',
};
const withKnownValues = (property: Property): Property => ({
  ...property,
  propertyMetadata: { ...property.propertyMetadata, ...DESIGNATION },
});
const OF_RENT = { transactionType: 'RENT', propertyRef: 'L26-00007', price: 785, type: 'NON_EXCLUSIVE' } as const;
const LETTING = {
  ...{ monthlyExpenses: 85, deposit: 700, furnished: false, tenantFee: 400, inventoryFee: 100 },
  ...{ landlordFee: 500, landlordInventoryFee: 100, negotiationFee: 0 },
};

/** A complete mandate of each kind, with its property. */
const COMPLETE: Readonly<Record<string, { mandate: Mandate; property: Property }>> = {
  sale: { mandate: aMandate(), property: withKnownValues(aProperty()) },
  letting: { mandate: aMandate({ ...OF_RENT, letting: LETTING }), property: withKnownValues(aRental()) },
  management: {
    mandate: aMandate({
      ...OF_RENT,
      register: 'G',
      letting: LETTING,
      management: { ...USUAL_MANAGEMENT, feeRate: 7, account: 'FR76 1234', worksLimit: 150, guaranteeRate: 2 },
    }),
    property: withKnownValues(aRental()),
  },
  delegation: { mandate: aMandate({ ...PARTNER, durationMonths: 3 }), property: withKnownValues(aProperty()) },
};
const FOLDER: readonly MandateFileKind[] = ['AUTHORISATION'];

type Json = Readonly<Record<string, unknown>>;

/** Paths of nullable values in a record, those in its groups too. */
function paths(record: Json, under: readonly string[] = []): string[][] {
  return Object.entries(record).flatMap(([name, value]) => {
    const path = [...under, name];
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isGroup ? paths(value as Json, path) : [path];
  });
}

function withEmptyField(record: Json, [name = '', ...rest]: readonly string[]): Json {
  const value = record[name];
  const isList = Array.isArray(value);
  return { ...record, [name]: rest.length > 0 ? withEmptyField(value as Json, rest) : isList ? [] : null };
}

/** Fields never emptied: ids and numbers that no form omits. */
const ALWAYS = new Set([
  ...['id', 'propertyRef', 'type', 'transactionType', 'register', 'registerNumber', 'registerDate', 'status'],
  ...[
    'startDate',
    'durationMonths',
    'feeType',
    'negotiators',
    'counterParts',
    'reference',
    'propertyType',
    'amendments',
  ],
  ...['signedPlace', 'offPremises', 'partner.agencyName', 'partner.cardNumber', 'partner.mandateNumber'],
  ...[
    'partner.mandateDate',
    'partner.feeShare',
    'management.noticeMonths',
    'management.accounts',
    'rooms',
    'structure',
  ],
  ...['management.depositHolder', 'management.feeBasis', 'signatures', 'statusHistory', 'endDate', 'rentalInfo'],
  ...['financialInfo', 'coOwnership', 'location', 'contactTypes', 'comments', 'features', 'texts', 'commissionRate'],
]);

const isAlways = (path: readonly string[]): boolean =>
  ALWAYS.has(path.join('.')) || ALWAYS.has(path[0] ?? '') || path[0] === 'diagnosis';

/** Lists the blanks and undecided choices left in a complete contract. */
function open({ mandate, property }: { mandate: Mandate; property: Property }): string[] {
  const facts = {
    mandate,
    property,
    principals: [aPrincipal()],
    agency: anAgency(),
    negotiators: ['Claire Etcheverry'],
  };
  if (missingOf({ ...facts, folder: FOLDER }).length > 0) return [];
  const { articles, parties } = composeMandate({ ...facts, folder: FOLDER }, 'l’agence');
  const blocks = articles.flatMap((article) => article.blocks);
  const dotted = [...blocks, ...parties]
    .map((each) => JSON.stringify(each))
    .filter((words) => Object.values(BLANK).some((blank) => words.includes(blank)));
  const undecided = blocks.filter(
    (block) => block.kind === 'boxes' && block.items.length > 1 && !block.items.some(({ ticked }) => ticked),
  );
  return [...dotted, ...undecided.map((block) => JSON.stringify(block))];
}

describe.each(Object.keys(COMPLETE))('a complete mandate of %s', (kind) => {
  const { mandate, property } = COMPLETE[kind] ?? { mandate: aMandate(), property: aProperty() };

  it('has no blanks', () => {
    expect(missingOf({ mandate, property, principals: [aPrincipal()], agency: anAgency(), folder: FOLDER })).toEqual(
      [],
    );
    expect(open({ mandate, property })).toEqual([]);
  });

  it.each(
    paths(mandate)
      .filter((path) => !isAlways(path))
      .map((path) => [path.join('.'), path]),
  )('has no blank and no undecided box when it may be signed without %s', (_, path) => {
    const without = withEmptyField(mandate, path) as unknown as Mandate;
    expect(open({ mandate: without, property })).toEqual([]);
  });

  it.each(Object.keys(property.propertyMetadata))('has neither when its property lacks %s', (name) => {
    const propertyMetadata = { ...property.propertyMetadata, [name]: null };
    expect(open({ mandate, property: { ...property, propertyMetadata } })).toEqual([]);
  });
});

it('has no blank for a principal without telephone or e-mail', () => {
  const { mandate, property } = COMPLETE['sale'] ?? { mandate: aMandate(), property: aProperty() };
  const principals = [aPrincipal({ phone: [], email: null })];
  const facts = { mandate, property, principals, agency: anAgency(), negotiators: ['Claire Etcheverry'] };
  expect(missingOf({ ...facts, folder: FOLDER })).toEqual([]);
  expect(JSON.stringify(composeMandate(facts, null).parties)).not.toMatch(/[\ue000-\ue003]/);
});
