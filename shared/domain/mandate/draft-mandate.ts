import type { Property } from '../property/property.schema';
import type { TransactionType } from '../property/property.enums';
import type { MandateFields } from './mandate.schema';
import type { MandateInput } from './mandate-write.schema';

export type MandatedProperty = Pick<
  Property,
  'reference' | 'contactTypes' | 'price' | 'negotiator' | 'financialInfo'
> & {
  transactionType: TransactionType;
};

/** Contacts who own the property, by number. */
export const ownersOf = ({ contactTypes }: Pick<Property, 'contactTypes'>): number[] =>
  Object.entries(contactTypes)
    .filter(([, types]) => types.includes('OWNER'))
    .map(([id]) => Number(id))
    .sort((a, b) => a - b);

/** A mandate as it is drafted: of a sale whose payer of the fees nobody told, it has none either. */
export type DraftedMandate = Omit<MandateFields, 'feeType'> & { feeType: MandateFields['feeType'] | null };

/** A new mandate: the input, completed from its property. */
export function draftMandate(input: MandateInput, property: MandatedProperty, writer: string): DraftedMandate {
  const { feeType, commissionRate, commissionAmount, buyerShare } = property.financialInfo;
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
    feeType: feeType ?? (property.transactionType === 'RENT' ? 'BUYER' : null),
    commissionRate,
    commissionAmount,
    buyerShare,
    ...input,
  };
}
