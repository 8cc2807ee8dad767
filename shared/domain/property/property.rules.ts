import type { FieldProblem } from '../common/problem';
import type { PropertyFields } from './property.schema';

type Validated = Pick<PropertyFields, 'transactionType' | 'contactTypes'> & {
  financialInfo: Pick<PropertyFields['financialInfo'], 'priceNoFees' | 'monthlyExpenses'>;
  rentalInfo: Pick<NonNullable<PropertyFields['rentalInfo']>, 'rent' | 'rentalFeeMode'> | null;
};

type Rule = { path: (property: Validated) => string; message: string; fails: (property: Validated) => boolean };

const isRental = (property: Validated) => property.transactionType === 'RENT';
const at = (path: string) => () => path;

/** In order: the first failing rule is the answer (specification, section 5). A rental's price is its rent. */
const RULES: readonly Rule[] = [
  { path: at('transactionType'), message: 'Il manque le type de transaction', fails: (p) => !p.transactionType },
  {
    path: (p) => (isRental(p) ? 'rentalInfo.rent' : 'financialInfo.priceNoFees'),
    message: 'Le prix est requis',
    fails: (p) =>
      (isRental(p) ? (p.rentalInfo?.rent ?? p.financialInfo.priceNoFees) : p.financialInfo.priceNoFees) == null,
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
];

/** All the rules a property breaks, in order, each as a path and a French sentence. */
export function propertyProblems(property: Validated): FieldProblem[] {
  return RULES.filter((rule) => rule.fails(property)).map(({ path, message }) => ({ path: path(property), message }));
}

/** The first rule a property breaks, or null when it may be saved. */
export const firstPropertyProblem = (property: Validated): FieldProblem | null => propertyProblems(property)[0] ?? null;
