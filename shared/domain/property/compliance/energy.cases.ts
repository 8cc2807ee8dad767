import { legalCases } from '../../law/legal-cases';
import { anAgency } from '../../documents/test/document-fixtures';
import { aProperty, aRental } from '../test/a-property';
import type { Property } from '../property.schema';
import { complianceProblems } from './compliance';
import { complianceMentions } from './mentions/mentions';

const DAY = '2026-11-24';

type Change = Omit<Partial<Property>, 'energyEfficiency' | 'location' | 'locationMetadata' | 'propertyMetadata'> & {
  [part in 'energyEfficiency' | 'location' | 'locationMetadata' | 'propertyMetadata']?: Partial<Property[part]>;
};

function changed(property: Property, overrides: Change): Property {
  return {
    ...property,
    ...overrides,
    energyEfficiency: { ...property.energyEfficiency, ...overrides.energyEfficiency },
    location: { ...property.location, ...overrides.location },
    locationMetadata: { ...property.locationMetadata, ...overrides.locationMetadata },
    propertyMetadata: { ...property.propertyMetadata, ...overrides.propertyMetadata },
  };
}

const PLACES = /^(energyEfficiency|locationMetadata)/;

/** Blocking problems, and warnings marked by a question mark, on certificate, audit and report on risks. */
const problemsOf = (property: Property): string[] =>
  complianceProblems(property, anAgency(), DAY)
    .filter(({ path }) => PLACES.test(path))
    .map(({ path, severity }) => `${severity === 'WARNING' ? '? ' : ''}${path.replace(PLACES, '').slice(1)}`);

const EXEMPT = 'CCH, R126-15';
const AUDIT = 'CCH, L126-28-1 and L271-4; décret 2022-780 (five years)';
const RISKS_LAW = 'code de l’environnement, L125-5 and R125-26';
const BUILDING = 'CCH, L126-33 and R126-22; loi 89-462, art. 6';
const LETTER = 'arrêtés du 25 mars 2024 and du 13 août 2025';

const none = { energyClass: 'NS', gesClass: null, date: null, energyValue: null, gesValue: null } as const;
const withClass = (energyClass: 'E' | 'F' | 'G') => ({ energyClass, energyValue: 400, gesValue: 60 });
const F = { energyClass: 'F', energyValue: 400, gesClass: 'E', gesValue: 60 } as const;
const of = (name: string, input: Change, expected: string[], source: string) => ({ name, input, expected, source });

const sales = legalCases({
  chapter: 'certificates',
  rule: (input: Change) => problemsOf(changed(aProperty(), input)),
  cases: [
    of('a house with its certificate', {}, [], 'CCH, L126-33'),
    of('NS without a reason', { energyEfficiency: none }, ['exemption'], EXEMPT),
    of('NS as a temporary construction', { energyEfficiency: { ...none, exemption: 'TEMPORARY' } }, [], EXEMPT),
    of('NS as a place of worship', { energyEfficiency: { ...none, exemption: 'WORSHIP' } }, [], EXEMPT),
    of('NS as a listed monument', { energyEfficiency: { ...none, exemption: 'MONUMENT' } }, [], EXEMPT),
    of('NS as used less than four months a year', { energyEfficiency: { ...none, exemption: 'SEASONAL' } }, [], EXEMPT),
    of(
      'NS as a small building of 120 m²',
      { energyEfficiency: { ...none, exemption: 'SMALL' } },
      ['? exemption'],
      EXEMPT,
    ),
    of(
      'NS as a small building of 49 m²',
      { energyEfficiency: { ...none, exemption: 'SMALL' }, propertyMetadata: { homeSize: 49 } },
      [],
      EXEMPT,
    ),
    of('a house as a workshop', { energyEfficiency: { ...none, exemption: 'BUSINESS' } }, ['? exemption'], EXEMPT),
    of('unheated with a heat pump', { energyEfficiency: { ...none, exemption: 'UNHEATED' } }, ['? exemption'], EXEMPT),
    of(
      'unheated without heating',
      { energyEfficiency: { ...none, exemption: 'UNHEATED' }, propertyMetadata: { heating: null } },
      [],
      EXEMPT,
    ),
    of('a shop that is NS without a reason', { propertyType: 'SHOP', energyEfficiency: none }, ['? exemption'], EXEMPT),
    of('a house of class F without an audit', { energyEfficiency: F }, ['? auditDate'], AUDIT),
    of('with an audit of two years', { energyEfficiency: { ...F, auditDate: '2024-11-24' } }, [], AUDIT),
    of('with one a day short of five years', { energyEfficiency: { ...F, auditDate: '2021-11-25' } }, [], AUDIT),
    of('with one of five years', { energyEfficiency: { ...F, auditDate: '2021-11-24' } }, ['? auditDate'], AUDIT),
    of('with one of tomorrow', { energyEfficiency: { ...F, auditDate: '2026-11-25' } }, ['? auditDate'], AUDIT),
    of('a report on risks of today', { locationMetadata: { riskReportDate: DAY } }, [], RISKS_LAW),
    of('a report a day short of six months', { locationMetadata: { riskReportDate: '2026-05-25' } }, [], RISKS_LAW),
    of(
      'a report of six months',
      { locationMetadata: { riskReportDate: '2026-05-24' } },
      ['? riskReportDate'],
      RISKS_LAW,
    ),
    of('a report of tomorrow', { locationMetadata: { riskReportDate: '2026-11-25' } }, ['? riskReportDate'], RISKS_LAW),
    of(
      'a letter that the new factor of electricity made',
      { energyEfficiency: { energyClass: 'E', gesClass: 'B', energyValue: 345, auditDate: DAY } },
      [],
      LETTER,
    ),
    of(
      'a letter that nothing makes',
      { energyEfficiency: { energyClass: 'D', gesClass: 'B', energyValue: 345 } },
      ['? energyClass'],
      LETTER,
    ),
    of(
      'a building of dwellings without the yearly cost',
      { propertyType: 'BUILDING', energyEfficiency: { costMin: null } },
      ['costMin'],
      BUILDING,
    ),
    of(
      'a building without a dwelling, without the yearly cost',
      { propertyType: 'BUILDING', propertyMetadata: { dwellingCount: 0 }, energyEfficiency: { costMin: null } },
      [],
      BUILDING,
    ),
  ],
});

const lettings = legalCases({
  chapter: 'certificates',
  rule: (input: Change) => problemsOf(changed(aRental(), input)),
  cases: [
    of(
      'a building of class G that is let',
      { propertyType: 'BUILDING', energyEfficiency: { energyClass: 'G' } },
      ['energyClass', '? energyClass'],
      BUILDING,
    ),
    of(
      'a building without a dwelling of class G that is let',
      { propertyType: 'BUILDING', propertyMetadata: { dwellingCount: 0 }, energyEfficiency: { energyClass: 'G' } },
      ['? energyClass'],
      BUILDING,
    ),
    of(
      'a flat of class G in La Réunion, known by its postcode alone',
      { energyEfficiency: withClass('G'), location: { insee: null, postcode: '97400' } },
      ['? energyClass', '? gesClass', '? energyClass'],
      'loi 89-462, art. 6; from 2028 overseas',
    ),
    of('a letting asks for no audit', { energyEfficiency: F }, ['? energyClass'], AUDIT),
  ],
});

const mentionsOf = (input: Change): string[] =>
  complianceMentions(changed(aProperty(), input), anAgency(), DAY).map(({ key }) => key);

const mentions = legalCases({
  chapter: 'advertisement mentions',
  rule: ({ input, key }: { input: Change; key: 'excessive' | 'energyCost' | 'carrez' }) =>
    mentionsOf(input).includes(key),
  cases: [
    {
      name: 'a building of class F says that it is excessive',
      input: { key: 'excessive' as const, input: { propertyType: 'BUILDING' as const, energyEfficiency: F } },
      expected: true,
      source: 'CCH, L126-33',
    },
    {
      name: 'a building without a dwelling does not',
      input: {
        key: 'excessive' as const,
        input: { propertyType: 'BUILDING' as const, propertyMetadata: { dwellingCount: 0 }, energyEfficiency: F },
      },
      expected: false,
      source: 'CCH, L126-33',
    },
    {
      name: 'a building of dwellings says its yearly cost',
      input: { key: 'energyCost' as const, input: { propertyType: 'BUILDING' as const } },
      expected: true,
      source: 'CCH, L126-33 and R126-22',
    },
    ...(
      [
        [7.99, false],
        [8, true],
      ] as const
    ).map(([homeSize, expected]) => ({
      name: `a lot of ${homeSize} m² has a Carrez area: ${String(expected)}`,
      input: {
        key: 'carrez' as const,
        input: {
          coOwnership: { lots: 2, yearlyCharges: 1, procedure: false, procedureDetail: null },
          propertyMetadata: { homeSize },
        },
      },
      expected,
      source: 'loi 65-557, art. 46; décret 67-223, art. 4-2',
    })),
  ],
});

export const cases = [sales, lettings, mentions];
