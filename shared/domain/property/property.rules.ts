import type { FieldProblem } from '../common/problem';
import { sameValue } from '../form/values';
import { feeField, feeProblem, isNoPrice, NO_PRICE, NO_RENT } from './price/price-limits';
import type { PropertyFields } from './property.schema';

type Validated = Pick<PropertyFields, 'transactionType' | 'contactTypes'> & {
  financialInfo: Pick<PropertyFields['financialInfo'], 'priceNoFees' | 'monthlyExpenses'> &
    Partial<Pick<PropertyFields['financialInfo'], 'feeType' | 'commissionRate' | 'commissionAmount'>>;
  rentalInfo: Pick<NonNullable<PropertyFields['rentalInfo']>, 'rent' | 'rentalFeeMode'> | null;
};

interface Rule {
  path: (property: Validated) => string;
  message: string | ((property: Validated) => string);
  fails: (property: Validated) => boolean;
  /** Facts of a newer rule: unchanged ones do not block a change. */
  of?: (property: Validated) => unknown[];
}

const isRental = (property: Validated) => property.transactionType === 'RENT';
const at = (path: string) => () => path;
const pricePath = (property: Validated) => (isRental(property) ? 'rentalInfo.rent' : 'financialInfo.priceNoFees');
const priceOf = (p: Validated) =>
  isRental(p) ? (p.rentalInfo?.rent ?? p.financialInfo.priceNoFees) : p.financialInfo.priceNoFees;

function feesProblem({ transactionType, financialInfo }: Validated): string | null {
  const { priceNoFees, feeType = 'BUYER', commissionRate = 0, commissionAmount } = financialInfo;
  return transactionType === 'RENT' ? null : feeProblem(priceNoFees, { feeType, commissionRate, commissionAmount });
}

/**
 * In order: the first violated rule is reported (specification, section 5; limits come last). A rental's price is its
 * rent.
 */
const RULES: readonly Rule[] = [
  { path: at('transactionType'), message: 'Il manque le type de transaction', fails: (p) => !p.transactionType },
  {
    path: pricePath,
    message: 'Le prix est requis',
    fails: (p) => priceOf(p) == null,
  },
  {
    path: at('contactTypes'),
    message: 'Au moins 1 contact est requis',
    fails: (p) => Object.keys(p.contactTypes).length === 0,
  },
  {
    path: at('financialInfo.monthlyExpenses'),
    message: 'Charges mensuelles manquantes',
    fails: (p) => isRental(p) && p.financialInfo.monthlyExpenses == null,
  },
  {
    path: at('rentalInfo.rentalFeeMode'),
    message: 'Mode de calcul des frais manquant',
    fails: (p) => isRental(p) && p.rentalInfo?.rentalFeeMode == null,
  },
  {
    path: pricePath,
    message: (p) => (isRental(p) ? NO_RENT : NO_PRICE),
    fails: (p) => isNoPrice(priceOf(p)),
    of: (p) => [p.transactionType, priceOf(p)],
  },
  {
    path: ({ financialInfo }) => `financialInfo.${feeField(financialInfo)}`,
    message: (p) => feesProblem(p) ?? '',
    fails: (p) => feesProblem(p) !== null,
    of: ({ transactionType, financialInfo: { priceNoFees, commissionRate, commissionAmount } }) => [
      transactionType,
      ...(commissionAmount == null ? [commissionRate] : [commissionAmount, priceNoFees]),
    ],
  },
];

const isAsBefore = ({ of }: Rule, property: Validated, before: Validated | null): boolean =>
  of !== undefined && before !== null && sameValue(of(property), of(before));

/**
 * All violated rules of a property in order, each with path and French sentence. Price and fees equal to those saved
 * `before` may exceed limits added later.
 */
export function propertyProblems(property: Validated, before: Validated | null = null): FieldProblem[] {
  return RULES.filter((rule) => rule.fails(property) && !isAsBefore(rule, property, before)).map(
    ({ path, message }) => ({
      path: path(property),
      message: typeof message === 'string' ? message : message(property),
    }),
  );
}

/** The first rule a property breaks, or null when it may be saved. */
export const firstPropertyProblem = (property: Validated, before: Validated | null = null): FieldProblem | null =>
  propertyProblems(property, before)[0] ?? null;
