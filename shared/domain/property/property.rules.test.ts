import { firstPropertyProblem, propertyProblems } from './property.rules';

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

  it('answers with one rule at a time, in the order of the specification', () => {
    const steps = [
      { ...rental, transactionType: null, contactTypes: {}, rentalInfo: null },
      { ...rental, contactTypes: {}, rentalInfo: null },
      { ...rental, contactTypes: {}, rentalInfo: { rent: 0, rentalFeeMode: null } },
      { ...rental, rentalInfo: { rent: 0, rentalFeeMode: null } },
      {
        ...rental,
        financialInfo: { priceNoFees: null, monthlyExpenses: 0 },
        rentalInfo: { rent: 0, rentalFeeMode: null },
      },
      rental,
    ].map((step, index) =>
      index < 4 ? { ...step, financialInfo: { priceNoFees: null, monthlyExpenses: null } } : step,
    );
    expect(steps.map(firstPropertyProblem)).toEqual([
      { path: 'transactionType', message: 'Il manque le type de transaction' },
      { path: 'rentalInfo.rent', message: 'Le prix est requis' },
      { path: 'contactTypes', message: 'Au moins 1 contact est requis' },
      { path: 'financialInfo.monthlyExpenses', message: 'Charges mensuelles manquantes' },
      { path: 'rentalInfo.rentalFeeMode', message: 'Mode de calcul des frais manquant' },
      null,
    ]);
  });

  it('names the field that is asked for: the rent of what is let, the price of what is sold', () => {
    const unpriced = { ...sale, financialInfo: { priceNoFees: null, monthlyExpenses: null } };
    expect(firstPropertyProblem(unpriced)?.path).toBe('financialInfo.priceNoFees');
    expect(firstPropertyProblem({ ...unpriced, transactionType: 'RENT' })?.path).toBe('rentalInfo.rent');
  });
});

describe('propertyProblems', () => {
  it('tells every broken rule, in the order in which the first one is chosen', () => {
    const money = { priceNoFees: null, monthlyExpenses: null };
    const nothing = { transactionType: 'RENT' as const, contactTypes: {}, financialInfo: money, rentalInfo: null };
    expect(propertyProblems(nothing).map(({ message }) => message)).toEqual([
      'Le prix est requis',
      'Au moins 1 contact est requis',
      'Charges mensuelles manquantes',
      'Mode de calcul des frais manquant',
    ]);
    expect(propertyProblems(sale)).toEqual([]);
  });
});
