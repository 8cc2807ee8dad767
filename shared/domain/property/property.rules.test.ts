import { describe, expect, it } from 'vitest';
import { firstPropertyProblem } from './property.rules';

const sale = {
  transactionType: 'SALE' as const,
  contactTypes: { '12': ['OWNER' as const] },
  financialInfo: { priceNoFees: 250_000, monthlyExpenses: null },
  rentalInfo: null,
};
const rental = {
  transactionType: 'RENT' as const,
  contactTypes: { '12': ['OWNER' as const] },
  financialInfo: { priceNoFees: null, monthlyExpenses: 40 },
  rentalInfo: { rent: 700, rentalFeeMode: 'ZONE_CAP' as const },
};

describe('firstPropertyProblem', () => {
  it('lets a complete sale and a complete rental pass', () => {
    expect(firstPropertyProblem(sale)).toBeNull();
    expect(firstPropertyProblem(rental)).toBeNull();
  });

  it('asks in order: transaction, price, contact', () => {
    const empty = {
      ...sale,
      transactionType: null,
      contactTypes: {},
      financialInfo: { priceNoFees: null, monthlyExpenses: null },
    };
    expect(firstPropertyProblem(empty)?.message).toBe('Il manque le type de transaction');
    expect(firstPropertyProblem({ ...empty, transactionType: 'SALE' })?.message).toBe('Le prix est requis');
    expect(firstPropertyProblem({ ...sale, contactTypes: {} })?.message).toBe('Au moins 1 contact est requis');
  });

  it('accepts a price of zero, which is not a missing one', () => {
    expect(firstPropertyProblem({ ...sale, financialInfo: { priceNoFees: 0, monthlyExpenses: null } })).toBeNull();
  });

  it('asks a rental for its charges, then for its fee mode', () => {
    const bare = {
      ...rental,
      financialInfo: { priceNoFees: null, monthlyExpenses: null },
      rentalInfo: { rent: 700, rentalFeeMode: null },
    };
    expect(firstPropertyProblem(bare)?.message).toBe('Charges mensuelles manquantes');
    expect(firstPropertyProblem({ ...bare, financialInfo: { priceNoFees: null, monthlyExpenses: 0 } })?.message).toBe(
      'Mode de calcul des frais manquant',
    );
  });
});
