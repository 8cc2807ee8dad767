import type { Property } from '../property/property.schema';
import type { TransactionType } from '../property/property.enums';
import type { MandateFields } from './mandate.schema';
import type { GivenMandate } from './mandate-write.schema';

export type Entrusted = Pick<Property, 'reference' | 'contactTypes' | 'price' | 'negotiator' | 'financialInfo'> & {
  transactionType: TransactionType;
};

/** Contacts who own the property, by number. */
export const ownersOf = ({ contactTypes }: Pick<Property, 'contactTypes'>): number[] =>
  Object.entries(contactTypes)
    .filter(([, types]) => types.includes('OWNER'))
    .map(([id]) => Number(id))
    .sort((a, b) => a - b);

/** What somebody wrote of a mandate, and for the rest what its property says. */
export function draftMandate(given: GivenMandate, property: Entrusted, writer: string): MandateFields {
  const { feeType, commissionRate } = property.financialInfo;
  return {
    transactionType: property.transactionType,
    register: 'T',
    diagnosis: {},
    negotiators: [property.negotiator ?? writer],
    counterParts: ownersOf(property),
    startDate: null,
    endDate: null,
    durationMonths: null,
    irrevocableUntil: null,
    withdrawalUntil: null,
    renewal: false,
    offPremises: false,
    immediateExecution: false,
    partner: null,
    price: property.price,
    feeType,
    commissionRate,
    ...given,
  };
}
