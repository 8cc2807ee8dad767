import { NEW_RENTAL } from '../property-draft';
import { cases } from './landlord-fee.cases';
import { landlordFeeProblems } from './landlord-fee-rules';

describe('fees of tenant and landlord for the same acts', () => {
  it.each(cases.cases.map(({ name, input, expected }) => [name, input, expected] as const))(
    '%s',
    (_, input, expected) => {
      expect(cases.rule(input)).toEqual(expected);
    },
  );

  it('are both named in the message', () => {
    const [problem] = landlordFeeProblems({ ...NEW_RENTAL, tenantFee: 600, landlordFee: 553.5 });
    expect(problem?.message.replace(/\s/g, ' ')).toBe(
      'Les honoraires à la charge du locataire (600 €) dépassent ceux du bailleur (553,50 €).',
    );
  });

  it('are required when the tenant pays and the landlord’s are unknown', () => {
    expect(landlordFeeProblems({ ...NEW_RENTAL, tenantFee: 600 })).toMatchObject([
      { path: 'rentalInfo.landlordFee', severity: 'WARNING' },
    ]);
  });
});
