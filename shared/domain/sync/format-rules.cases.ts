import { legalCases } from '../law/legal-cases';
import type { Property } from '../property/property.schema';
import { formatFindings } from './format-rules';
import { HOUSE, RENTAL } from './listing.fixture';

const FORMAT = 'format Poliris 4.12';
const BLOCKING = 'BLOCKING';
const CUT = 'WARNING';

const formatCase = (name: string, property: Property, expected: string[], source: string) => ({
  name,
  input: property,
  expected,
  source: `${FORMAT}, ${source}`,
});
const house = (overrides: Partial<Property>): Property => ({ ...HOUSE, ...overrides });

export const cases = legalCases({
  chapter: 'Poliris field values',
  rule: (property: Property) => formatFindings(property, 'POLIRIS').map(({ severity, path }) => `${severity} ${path}`),
  cases: [
    formatCase('a reference of 20 characters', house({ reference: 'R'.repeat(20) }), [], 'field 2: 20 at most'),
    formatCase(
      'a reference of 21',
      house({ reference: 'R'.repeat(21) }),
      [`${BLOCKING} reference`],
      'field 2: 20 at most',
    ),
    formatCase('a technical id of 30', house({ technicalId: 'T'.repeat(30) }), [], 'field 175: 30 at most'),
    formatCase(
      'a technical id of 31',
      house({ technicalId: 'T'.repeat(31) }),
      [`${BLOCKING} technicalId`],
      'field 175: 30 at most',
    ),
    formatCase('a title of 64', house({ title: 'é'.repeat(64) }), [], 'field 20: 64 at most'),
    formatCase('a title of 65', house({ title: 'é'.repeat(65) }), [`${CUT} title`], 'field 20: 64 at most'),
    formatCase('a text of 4 000', house({ description: 'é'.repeat(4_000) }), [], 'field 21: 4 000 at most'),
    formatCase(
      'a text of 4 001',
      house({ description: 'é'.repeat(4_001) }),
      [`${CUT} description`],
      'field 21: 4 000 at most',
    ),
    formatCase('no price', house({ price: null }), [`${BLOCKING} price`], 'field 11 is mandatory'),
    formatCase('no title', house({ title: '' }), [`${BLOCKING} title`], 'field 20 is mandatory'),
    formatCase(
      'no postcode',
      house({ location: { ...HOUSE.location, postcode: null } }),
      [`${BLOCKING} location.postcode`],
      'field 5 is mandatory',
    ),
    formatCase(
      'a letting without charges',
      { ...RENTAL, financialInfo: { ...RENTAL.financialInfo, monthlyExpenses: null } },
      [`${BLOCKING} financialInfo.monthlyExpenses`],
      'field 23 is mandatory of a letting',
    ),
  ],
});
