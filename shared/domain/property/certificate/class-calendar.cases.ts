import { legalCases } from '../../law/legal-cases';
import type { EnergyLabel } from '../property.enums';
import { auditDueFrom, isLettingForbidden } from './class-calendar';
import { needsAudit } from './energy-audit';
import { aProperty } from '../test/a-property';
import type { PropertyType } from '../property.enums';

const LETTING = 'loi 89-462, art. 6; loi 2021-1104, art. 160 I';
const LETTING_OVERSEAS = 'loi 89-462, art. 6; loi 2021-1104, art. 160, for the places of art. 73 of the Constitution';
const AUDIT = 'CCH, L126-28-1; loi 2021-1104, art. 158 IV; décret 2022-1143 du 9 août 2022';
const AUDIT_OVERSEAS = 'CCH, L126-28-1; loi 2021-1104, art. 158 IV (overseas)';

type Letting = [energyClass: EnergyLabel, insee: string | null, day: string, expected: boolean];
const LETTINGS: readonly Letting[] = [
  ['G', '64102', '2024-12-31', false],
  ['G', '64102', '2025-01-01', true],
  ['G', '2A004', '2025-01-01', true],
  ['G', '2B033', '2025-01-01', true],
  ['G', null, '2025-01-01', true],
  ['F', '64102', '2027-12-31', false],
  ['F', '64102', '2028-01-01', true],
  ['F', '2A004', '2028-01-01', true],
  ['E', '64102', '2033-12-31', false],
  ['E', '64102', '2034-01-01', true],
  ['D', '64102', '2040-01-01', false],
  ['NS', '64102', '2040-01-01', false],
  ['VI', '64102', '2040-01-01', false],
  ['G', '97105', '2027-12-31', false],
  ['G', '97105', '2028-01-01', true],
  ['G', '97209', '2028-01-01', true],
  ['G', '97302', '2028-01-01', true],
  ['G', '97411', '2028-01-01', true],
  ['G', '97611', '2028-01-01', true],
  ['F', '97411', '2030-12-31', false],
  ['F', '97411', '2031-01-01', true],
  ['E', '97411', '2040-01-01', false],
];

const lettings = legalCases({
  chapter: 'energy classes and letting calendar',
  rule: ({ energyClass, insee, day }: { energyClass: EnergyLabel; insee: string | null; day: string }) =>
    isLettingForbidden(energyClass, { insee }, day),
  cases: LETTINGS.map(([energyClass, insee, day, expected]) => ({
    name: `letting class ${energyClass} in ${insee ?? 'an unknown commune'} on ${day}`,
    input: { energyClass, insee, day },
    expected,
    source: insee?.startsWith('97') ? LETTING_OVERSEAS : LETTING,
  })),
});

const AUDITS: readonly [energyClass: EnergyLabel, insee: string, expected: string | null][] = [
  ['G', '64102', '2023-04-01'],
  ['F', '64102', '2023-04-01'],
  ['E', '64102', '2025-01-01'],
  ['D', '64102', '2034-01-01'],
  ['C', '64102', null],
  ['F', '2B033', '2023-04-01'],
  ['G', '97411', '2024-07-01'],
  ['F', '97209', '2024-07-01'],
  ['E', '97105', '2028-01-01'],
  ['D', '97105', null],
];

const audits = legalCases({
  chapter: 'energy classes and letting calendar',
  rule: ({ energyClass, insee }: { energyClass: EnergyLabel; insee: string }) => auditDueFrom(energyClass, { insee }),
  cases: AUDITS.map(([energyClass, insee, expected]) => ({
    name: `the audit of class ${energyClass} in ${insee}`,
    input: { energyClass, insee },
    expected,
    source: insee.startsWith('97') ? AUDIT_OVERSEAS : AUDIT,
  })),
});

const LOT = { lots: 2, yearlyCharges: 1, procedure: false, procedureDetail: null };
interface Sold {
  propertyType: PropertyType;
  lot?: boolean;
  dwellingCount?: number;
  rent?: boolean;
}
const sold = (name: string, input: Sold, expected: boolean) => ({ name, input, expected, source: AUDIT });

const certificateCase = legalCases({
  chapter: 'energy classes and letting calendar',
  rule: ({ propertyType, lot = false, dwellingCount, rent = false }: Sold) => {
    const house = aProperty();
    return needsAudit(
      {
        ...house,
        propertyType,
        transactionType: rent ? 'RENT' : 'SALE',
        coOwnership: lot ? LOT : null,
        propertyMetadata: { ...house.propertyMetadata, dwellingCount: dwellingCount ?? null },
        energyEfficiency: { ...house.energyEfficiency, energyClass: 'F' },
      },
      '2026-11-24',
    );
  },
  cases: [
    sold('a house of class F that is sold asks for an audit', { propertyType: 'HOUSE' }, true),
    sold('a house that is let does not', { propertyType: 'HOUSE', rent: true }, false),
    sold('a house that is a lot does not', { propertyType: 'HOUSE', lot: true }, false),
    sold('a flat of a co-ownership does not', { propertyType: 'APARTMENT', lot: true }, false),
    sold('a castle does', { propertyType: 'CASTLE' }, true),
    sold('a building of four dwellings does', { propertyType: 'BUILDING', dwellingCount: 4 }, true),
    sold('a building without a dwelling does not', { propertyType: 'BUILDING', dwellingCount: 0 }, false),
    sold('a shop does not', { propertyType: 'SHOP' }, false),
  ],
});

export const cases = [lettings, audits, certificateCase];
