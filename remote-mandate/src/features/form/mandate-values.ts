import { dayOf } from '@pignon/shared/domain/common/day';
import type { FieldProblem } from '@pignon/shared/domain/common/problem';
import { DEFAULT_DURATION_MONTHS, MAX_DURATION_MONTHS } from '@pignon/shared/domain/mandate/mandate.limits';
import { draftMandate, type DraftedMandate, type MandatedProperty } from '@pignon/shared/domain/mandate/draft-mandate';
import { firstMandateProblem } from '@pignon/shared/domain/mandate/mandate.rules';
import type { Mandate, MandateFields, Partner } from '@pignon/shared/domain/mandate/mandate.schema';
import { termsAtSigning, withdrawalEnd } from '@pignon/shared/domain/mandate/mandate-signing';

/** The agency that shares its mandate, as it is typed. */
type TypedPartner = { [K in keyof Partner]: Partner[K] | null };

/** A mandate as its form edits it: the partner's fields are always there, and count for a delegation alone. */
export type MandateValues = Omit<DraftedMandate, 'partner'> & { partner: TypedPartner };

const NO_PARTNER: TypedPartner = {
  agencyName: '',
  cardNumber: '',
  mandateNumber: '',
  mandateDate: null,
  feeShare: null,
};

/** What the form starts from for a property: its owners, price, fees and negotiator. */
export function newValues(property: MandatedProperty, writer: string): MandateValues {
  const given = { propertyRef: property.reference, type: 'NON_EXCLUSIVE' as const };
  const fields = draftMandate({ ...given, durationMonths: DEFAULT_DURATION_MONTHS }, property, writer);
  return { ...fields, partner: NO_PARTNER };
}

/** The form's values of a mandate. */
export function valuesOf(mandate: Mandate): MandateValues {
  const {
    id: _id,
    status: _status,
    registerNumber: _number,
    registerDate: _date,
    signatures: _signatures,
    statusHistory: _history,
    amendments: _amendments,
    termination: _termination,
    createdTime: _created,
    modifiedTime: _modified,
    version: _version,
    partner,
    ...fields
  } = mandate;
  return { ...fields, partner: partner ?? NO_PARTNER };
}

/** What is sent; the schema and the rules of the call say what a half-typed partner lacks, and a payer that nobody told. */
export function fieldsOf(values: MandateValues): MandateFields {
  const { type, partner, feeType, offPremises, immediateExecution, renewal } = values;
  return {
    ...values,
    renewal: renewal && type !== 'PARTNER',
    feeType: feeType as MandateFields['feeType'],
    partner: type === 'PARTNER' ? (partner as Partner) : null,
    immediateExecution: offPremises && immediateExecution,
  };
}

/** The first rule of mandates that is broken, for a property to be sold or let; of a saved one, by a change. */
export const ruleFor =
  (transactionType: MandateFields['transactionType'], before?: Mandate) =>
  (values: MandateValues): FieldProblem | null =>
    firstMandateProblem({ fields: fieldsOf(values), transactionType, today: dayOf(), before });

const isDuration = (months: unknown): months is number =>
  typeof months === 'number' && Number.isInteger(months) && months >= 1 && months <= MAX_DURATION_MONTHS;

/** The days a mandate would count by if it were signed on a day. */
export function plannedTerms(
  { type, startDate, endDate, durationMonths, irrevocableUntil, offPremises }: Partial<MandateValues>,
  signed: string,
) {
  const { endDate: end, irrevocableUntil: irrevocable } = termsAtSigning(
    {
      type: type ?? 'NON_EXCLUSIVE',
      startDate: startDate ?? null,
      endDate: endDate ?? null,
      durationMonths: isDuration(durationMonths) ? durationMonths : null,
      irrevocableUntil: irrevocableUntil ?? null,
      offPremises: false,
    },
    signed,
  );
  return { end, irrevocable, withdrawal: offPremises === true ? withdrawalEnd(signed) : null };
}
