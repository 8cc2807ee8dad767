import { legalCases } from '../../law/legal-cases';
import { anAgency } from '../../documents/test/document-fixtures';
import { aRental } from '../test/a-property';
import type { Property } from '../property.schema';
import { complianceProblems } from './compliance';

type Rental = NonNullable<Property['rentalInfo']>;

/** Blocking problems, and warnings marked by a question mark, on lease, charges and deposit. */
function problemsOf(overrides: Partial<Rental>): string[] {
  const unfurnishedRental = aRental();
  const rentalInfo = unfurnishedRental.rentalInfo && { ...unfurnishedRental.rentalInfo, ...overrides };
  return complianceProblems({ ...unfurnishedRental, rentalInfo }, anAgency(), '2026-11-24')
    .filter(({ path }) => /^rentalInfo\.(lease|charge|deposit)/.test(path))
    .map(({ path, severity }) => `${severity === 'WARNING' ? '? ' : ''}${path.replace('rentalInfo.', '')}`);
}

const FLAT = 'loi 89-462, art. 25-10 (furnished), 8-1 V (shared), 23 (provisions)';
const MOBILITY = 'loi 89-462, art. 25-12 to 25-18';
const STUDENT = 'loi 89-462, art. 25-7';
const TERM = 'loi 89-462, art. 10, 11 and 25-7';
const DEPOSIT = 'loi 89-462, art. 22 and 25-6';
const mobilityLease = {
  leaseType: 'MOBILITY',
  furnished: true,
  chargeMode: 'FLAT',
  deposit: null,
  leaseMonths: 4,
} as const;
const furnished = { furnished: true, deposit: 1400 } as const;
const of = (name: string, input: Partial<Rental>, expected: string[], source: string) => ({
  name,
  input,
  expected,
  source,
});

export const cases = legalCases({
  chapter: 'advertisement mentions',
  rule: problemsOf,
  cases: [
    of('a bare flat with provisions', {}, [], FLAT),
    of('a bare flat with a flat charge', { chargeMode: 'FLAT' }, ['chargeMode'], FLAT),
    of('a furnished flat with a flat charge', { ...furnished, chargeMode: 'FLAT' }, [], FLAT),
    of('a furnished flat with provisions', { ...furnished, chargeMode: 'PROVISION' }, [], FLAT),
    of('a bare flat that is shared, with a flat charge', { leaseType: 'SHARED', chargeMode: 'FLAT' }, [], FLAT),
    of('a bail mobilité of four months', mobilityLease, [], MOBILITY),
    of('a bail mobilité of one month', { ...mobilityLease, leaseMonths: 1 }, [], MOBILITY),
    of('a bail mobilité of ten months', { ...mobilityLease, leaseMonths: 10 }, [], MOBILITY),
    of('a bail mobilité of eleven months', { ...mobilityLease, leaseMonths: 11 }, ['leaseMonths'], MOBILITY),
    of('a bail mobilité that says no duration', { ...mobilityLease, leaseMonths: null }, ['? leaseMonths'], MOBILITY),
    of('a bail mobilité with a deposit', { ...mobilityLease, deposit: 1 }, ['deposit'], MOBILITY),
    of('a bail mobilité with a deposit of nothing', { ...mobilityLease, deposit: 0 }, [], MOBILITY),
    of('a bail mobilité with provisions', { ...mobilityLease, chargeMode: 'PROVISION' }, ['chargeMode'], MOBILITY),
    of('a bare bail mobilité', { ...mobilityLease, furnished: false }, ['leaseType', 'chargeMode'], MOBILITY),
    of('a student lease of nine months', { ...furnished, leaseType: 'STUDENT', leaseMonths: 9 }, [], STUDENT),
    of(
      'a student lease of ten months',
      { ...furnished, leaseType: 'STUDENT', leaseMonths: 10 },
      ['leaseMonths'],
      STUDENT,
    ),
    of('a bare student lease', { leaseType: 'STUDENT', leaseMonths: 9 }, ['leaseType'], STUDENT),
    of('a furnished lease of a year', { ...furnished, leaseMonths: 12 }, [], TERM),
    of('a furnished lease of eleven months', { ...furnished, leaseMonths: 11 }, ['leaseMonths'], TERM),
    of('a bare lease of three years', { leaseMonths: 36 }, [], TERM),
    of('a bare lease of two years', { leaseMonths: 24 }, ['? leaseMonths'], TERM),
    of('a bare lease of eleven months', { leaseMonths: 11 }, ['leaseMonths'], TERM),
    of('a bare deposit of a month and a cent', { deposit: 700.01 }, ['deposit'], DEPOSIT),
    of('a furnished deposit of two months and a cent', { ...furnished, deposit: 1400.01 }, ['deposit'], DEPOSIT),
  ],
});
