import type { Property } from '../property/property.schema';
import type { TransactionType } from '../property/property.enums';
import { lettingTermsOf } from './letting/letting-terms';
import { USUAL_MANAGEMENT } from './management/management-terms';
import type { MandateFields } from './mandate.schema';
import type { MandateInput } from './mandate-write.schema';
import { NO_TEXTS } from './texts/mandate-text.enums';

export type MandatedProperty = Pick<
  Property,
  'reference' | 'contactTypes' | 'price' | 'negotiator' | 'financialInfo' | 'rentalInfo'
> & {
  transactionType: TransactionType;
};

/** Ids of a property's owners. */
export const ownersOf = ({ contactTypes }: Pick<Property, 'contactTypes'>): number[] =>
  Object.entries(contactTypes)
    .filter(([, types]) => types.includes('OWNER'))
    .map(([id]) => Number(id))
    .sort((a, b) => a - b);

/** A drafted mandate: without fee payer while it is unknown. */
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
    texts: NO_TEXTS,
    letting: property.transactionType === 'RENT' ? lettingTermsOf(property) : null,
    management: input.register === 'G' ? USUAL_MANAGEMENT : null,
    ...input,
  };
}
