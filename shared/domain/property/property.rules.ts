import type { FieldProblem } from '../common/problem';
import type { PropertyFields } from './property.schema';

type Validated = Pick<PropertyFields, 'transactionType' | 'contactTypes'> & {
  financialInfo: Pick<PropertyFields['financialInfo'], 'priceNoFees' | 'monthlyExpenses'>;
  rentalInfo: Pick<NonNullable<PropertyFields['rentalInfo']>, 'rent' | 'rentalFeeMode'> | null;
};

type Rule = { path: string; message: string; fails: (property: Validated) => boolean };

const isRental = (property: Validated) => property.transactionType === 'RENT';

/** In order: the first failing rule is the answer (specification, section 5). A rental's price is its rent. */
const RULES: readonly Rule[] = [
  { path: 'transactionType', message: 'Il manque le type de transaction', fails: (p) => !p.transactionType },
  {
    path: 'financialInfo.priceNoFees',
    message: 'Le prix est requis',
    fails: (p) =>
      (isRental(p) ? (p.rentalInfo?.rent ?? p.financialInfo.priceNoFees) : p.financialInfo.priceNoFees) == null,
  },
  {
    path: 'contactTypes',
    message: 'Au moins 1 contact est requis',
    fails: (p) => Object.keys(p.contactTypes).length === 0,
  },
  {
    path: 'financialInfo.monthlyExpenses',
    message: 'Charges mensuelles manquantes',
    fails: (p) => isRental(p) && p.financialInfo.monthlyExpenses == null,
  },
  {
    path: 'rentalInfo.rentalFeeMode',
    message: 'Mode de calcul des frais manquant',
    fails: (p) => isRental(p) && p.rentalInfo?.rentalFeeMode == null,
  },
];

/** The first rule a property breaks, as a path and a French sentence, or null when it may be saved. */
export function firstPropertyProblem(property: Validated): FieldProblem | null {
  const broken = RULES.find((rule) => rule.fails(property));
  return broken ? { path: broken.path, message: broken.message } : null;
}
