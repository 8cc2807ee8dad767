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
  it('accepts a complete sale and a complete rental', () => {
    expect(firstPropertyProblem(sale)).toBeNull();
    expect(firstPropertyProblem(rental)).toBeNull();
  });

  it('requires in order: transaction, price, contact', () => {
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

  it('distinguishes a price of zero from a missing one', () => {
    const money = { priceNoFees: 0, monthlyExpenses: null };
    expect(firstPropertyProblem({ ...sale, financialInfo: money })).toEqual({
      path: 'financialInfo.priceNoFees',
      message: 'Le prix doit être supérieur à 0\u00a0€.',
    });
    expect(firstPropertyProblem({ ...rental, rentalInfo: { rent: 0, rentalFeeMode: 'FLAT' } })).toEqual({
      path: 'rentalInfo.rent',
      message: 'Le loyer doit être supérieur à 0\u00a0€.',
    });
  });

  it.each([
    ['a rate of 100 %', { commissionRate: 100, commissionAmount: null }, 'commissionRate'],
    ['a sum of the whole price', { commissionRate: 4.5, commissionAmount: 250_000 }, 'commissionAmount'],
    ['a rate just below', { commissionRate: 99.99, commissionAmount: null }, null],
    ['a sum just below, whatever the rate', { commissionRate: 100, commissionAmount: 249_999.99 }, null],
  ])('accepts only fees below the price: %s', (_, fees, field) => {
    const problem = firstPropertyProblem({ ...sale, financialInfo: { ...sale.financialInfo, ...fees } });
    expect(problem?.path ?? null).toBe(field && `financialInfo.${field}`);
  });

  it('requires no sale fees for a letting', () => {
    const money = { ...rental.financialInfo, commissionRate: 100, commissionAmount: null };
    expect(firstPropertyProblem({ ...rental, financialInfo: money })).toBeNull();
  });

  it('accepts what was saved before limits existed, until it is changed', () => {
    const money = { priceNoFees: 0, monthlyExpenses: null, commissionRate: 100, commissionAmount: null };
    const before = { ...sale, financialInfo: money };
    expect(propertyProblems(before)).toHaveLength(2);
    expect(propertyProblems({ ...before, contactTypes: { '13': ['OWNER'] } }, before)).toEqual([]);
    const withNewPrice = { ...before, financialInfo: { ...money, priceNoFees: -1 } };
    expect(propertyProblems(withNewPrice, before).map(({ path }) => path)).toEqual(['financialInfo.priceNoFees']);
    const withNewRate = { ...before, financialInfo: { ...money, commissionAmount: 5 } };
    expect(propertyProblems(withNewRate, before).map(({ path }) => path)).toEqual(['financialInfo.commissionAmount']);
    const withoutPrice = { ...before, financialInfo: { ...money, priceNoFees: null } };
    expect(propertyProblems(withoutPrice, before).map(({ message }) => message)).toEqual(['Le prix est requis']);
  });

  it('requires the charges of a rental, then its fee mode', () => {
    const bareRental = {
      ...rental,
      financialInfo: { priceNoFees: null, monthlyExpenses: null },
      rentalInfo: { rent: 700, rentalFeeMode: null },
    };
    expect(firstPropertyProblem(bareRental)?.message).toBe('Charges mensuelles manquantes');
    expect(
      firstPropertyProblem({ ...bareRental, financialInfo: { priceNoFees: null, monthlyExpenses: 0 } })?.message,
    ).toBe('Mode de calcul des frais manquant');
  });

  it('returns one rule at a time, in the order of the specification', () => {
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
    expect(steps.map((step) => firstPropertyProblem(step))).toEqual([
      { path: 'transactionType', message: 'Il manque le type de transaction' },
      { path: 'rentalInfo.rent', message: 'Le prix est requis' },
      { path: 'contactTypes', message: 'Au moins 1 contact est requis' },
      { path: 'financialInfo.monthlyExpenses', message: 'Charges mensuelles manquantes' },
      { path: 'rentalInfo.rentalFeeMode', message: 'Mode de calcul des frais manquant' },
      null,
    ]);
  });

  it('names the required field: the rent of a letting, the price of a sale', () => {
    const withoutPrices = { ...sale, financialInfo: { priceNoFees: null, monthlyExpenses: null } };
    expect(firstPropertyProblem(withoutPrices)?.path).toBe('financialInfo.priceNoFees');
    expect(firstPropertyProblem({ ...withoutPrices, transactionType: 'RENT' })?.path).toBe('rentalInfo.rent');
  });
});

describe('propertyProblems', () => {
  it('lists every violated rule, in order', () => {
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
