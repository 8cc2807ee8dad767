import { draftMandate } from '../draft-mandate';
import { aMandate } from '../../documents/test/mandates';
import { aRental } from '../../property/test/a-property';
import { contractKindOf } from '../contract-kind';
import { termsAtSigning } from '../mandate-signing';
import { noticeEnd } from '../mandate-termination';
import { firstMandateProblem } from '../mandate.rules';
import type { MandateFields } from '../mandate.schema';
import type { ManagementTerms } from './management-terms.schema';
import { managementProblem, USUAL_MANAGEMENT } from './management-terms';

const AGREED = { ...USUAL_MANAGEMENT, feeRate: 7.2 };

describe('a mandate to manage', () => {
  it.each<[string, Partial<ManagementTerms>]>([
    ['management.powers', { powers: ['LET'] }],
    ['management.feeRate', { feeRate: null }],
    ['management.feeAmount', { feeBasis: 'FLAT' }],
    ['management.feeRate', { feeRate: 98, guaranteeRate: 2 }],
  ])('is refused at %s', (path, overrides) => {
    expect(managementProblem({ ...AGREED, ...overrides })?.path).toBe(path);
  });

  it('is complete with a rate, or with a sum', () => {
    expect(managementProblem(AGREED)).toBeNull();
    expect(managementProblem({ ...AGREED, feeBasis: 'FLAT', feeRate: null, feeAmount: 60 })).toBeNull();
  });

  const property = { ...aRental(), transactionType: 'RENT' as const, contactTypes: { 12: ['OWNER' as const] } };
  const problem = (overrides: Partial<MandateFields>) => {
    const fields = {
      ...draftMandate({ propertyRef: 'L26-00007', type: 'NON_EXCLUSIVE' }, property, 'nora'),
      ...overrides,
    };
    return firstMandateProblem({ fields, transactionType: 'RENT', today: '2026-11-21' })?.path ?? null;
  };

  it('has management terms, unlike any other mandate', () => {
    expect(problem({})).toBeNull();
    expect(problem({ register: 'G' })).toBe('management');
    expect(problem({ management: AGREED })).toBe('management');
    expect(problem({ register: 'G', management: AGREED })).toBeNull();
    expect(problem({ register: 'G', type: 'PARTNER' })).toBe('register');
  });

  it('has default terms when it is drafted for the management register', () => {
    const drafted = draftMandate({ propertyRef: 'L26-00007', type: 'EXCLUSIVE', register: 'G' }, property, 'nora');
    expect(drafted.management).toEqual(USUAL_MANAGEMENT);
    expect(drafted.letting?.tenantFee).toBe(553.5);
  });

  it('ends after the agreed months of notice, and is irrevocable only when agreed', () => {
    expect(noticeEnd('2026-11-30', { management: AGREED })).toBe('2027-02-28');
    expect(noticeEnd('2026-11-30', { management: null })).toBe('2026-12-15');
    const signed = termsAtSigning({ ...aMandate({ irrevocableUntil: null }), register: 'G' }, '2026-11-03');
    expect(signed.irrevocableUntil).toBeNull();
  });
});

describe('the purpose of a mandate', () => {
  it('follows from the transaction and the register', () => {
    const rent = aMandate({ transactionType: 'RENT' });
    expect(contractKindOf(aMandate())).toBe('SALE');
    expect(contractKindOf(rent)).toBe('LETTING');
    expect(contractKindOf({ ...rent, register: 'G' })).toBe('MANAGEMENT');
    expect(contractKindOf({ ...rent, register: 'G', type: 'PARTNER' })).toBe('LETTING');
  });

  it('is a letting for facts stored before management terms existed', () => {
    const { management: _, ...kept } = aMandate({ transactionType: 'RENT', register: 'G' });
    expect(contractKindOf(kept)).toBe('LETTING');
  });
});
