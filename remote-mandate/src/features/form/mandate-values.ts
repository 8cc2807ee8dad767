import { dayOf } from '@pignon/shared/domain/common/day';
import type { FieldProblem } from '@pignon/shared/domain/common/problem';
import type { Placed } from '@pignon/shared/domain/commune/territory';
import { changedFields, sameValue } from '@pignon/shared/domain/form/values';
import { DEFAULT_DURATION_MONTHS, MAX_MONTHS } from '@pignon/shared/domain/mandate/mandate.limits';
import { draftMandate, type DraftedMandate, type MandatedProperty } from '@pignon/shared/domain/mandate/draft-mandate';
import { NO_LETTING_TERMS, type LettingBounds } from '@pignon/shared/domain/mandate/letting/letting-terms';
import type { LettingTerms } from '@pignon/shared/domain/mandate/letting/letting-terms.schema';
import { USUAL_MANAGEMENT } from '@pignon/shared/domain/mandate/management/management-terms';
import type { ManagementTerms } from '@pignon/shared/domain/mandate/management/management-terms.schema';
import { firstMandateProblem } from '@pignon/shared/domain/mandate/mandate.rules';
import type { Mandate, MandateFields, Partner } from '@pignon/shared/domain/mandate/mandate.schema';
import {
  MANDATE_TEXTS,
  type MandateTextName,
  type MandateTexts,
} from '@pignon/shared/domain/mandate/texts/mandate-text.enums';
import { termsAtSigning, withdrawalEnd } from '@pignon/shared/domain/mandate/mandate-signing';

/** Form values of the agency that shares its mandate. */
type TypedPartner = { [K in keyof Partner]: Partner[K] | null };

/** Typed texts; null where the agency's text applies. */
type TypedTexts = Record<MandateTextName, { text: string } | null>;

const typedTexts = (texts: MandateTexts): TypedTexts =>
  Object.fromEntries(
    MANDATE_TEXTS.map((name) => [name, texts[name] === null ? null : { text: texts[name] }]),
  ) as TypedTexts;

const sentTexts = (typed: TypedTexts): MandateTexts =>
  Object.fromEntries(MANDATE_TEXTS.map((name) => [name, typed[name]?.text ?? null])) as unknown as MandateTexts;

/**
 * A mandate as its form edits it: the fields of a partner, a letting and a management are always there, and count for a
 * delegation, a property to let and the register of management alone.
 */
export type MandateValues = Omit<DraftedMandate, 'partner' | 'letting' | 'management' | 'texts'> & {
  partner: TypedPartner;
  letting: LettingTerms;
  management: ManagementTerms;
  texts: TypedTexts;
};

type KindFields = Pick<DraftedMandate, 'partner' | 'letting' | 'management' | 'texts'>;

const kindFields = ({ partner, letting, management, texts }: KindFields) => ({
  partner: partner ?? NO_PARTNER,
  letting: letting ?? NO_LETTING_TERMS,
  management: management ?? USUAL_MANAGEMENT,
  texts: typedTexts(texts),
});

const NO_PARTNER: TypedPartner = {
  agencyName: '',
  cardNumber: '',
  mandateNumber: '',
  mandateDate: null,
  feeShare: null,
};

/** Initial values from a property: owners, price, fees and negotiator. */
export function newValues(property: MandatedProperty, writer: string): MandateValues {
  const values = { propertyRef: property.reference, type: 'NON_EXCLUSIVE' as const };
  const fields = draftMandate({ ...values, durationMonths: DEFAULT_DURATION_MONTHS }, property, writer);
  return { ...fields, ...kindFields(fields) };
}

/** The form's values of a mandate. */
export function valuesOf(mandate: Mandate): MandateValues {
  const {
    id: _id,
    status: _status,
    registerNumber: _number,
    registerDate: _date,
    signatures: _signatures,
    agentSignature: _agentSignature,
    signedPlace: _signedPlace,
    missingAccepted: _missingAccepted,
    statusHistory: _history,
    amendments: _amendments,
    pendingAmendment: _pending,
    termination: _termination,
    createdTime: _created,
    modifiedTime: _modified,
    version: _version,
    ...fields
  } = mandate;
  return { ...fields, ...kindFields(fields) };
}

/** Builds the request; schema and rules report an incomplete partner or payer. */
export function fieldsOf(values: MandateValues): MandateFields {
  const { type, partner, feeType, offPremises, immediateExecution, renewal, transactionType, letting } = values;
  const register = type === 'PARTNER' ? 'T' : values.register;
  return {
    ...values,
    renewal: renewal && type !== 'PARTNER',
    feeType: feeType as MandateFields['feeType'],
    partner: type === 'PARTNER' ? (partner as Partner) : null,
    register,
    letting: transactionType === 'RENT' ? letting : null,
    management: register === 'G' ? values.management : null,
    immediateExecution: offPremises && immediateExecution,
    texts: sentTexts(values.texts),
  };
}

/** Builds the patch: changed fields, and texts that were added, cleared or removed. */
export const changesOf = (values: MandateValues, base: MandateValues): Partial<MandateFields> => ({
  ...changedFields(fieldsOf(base), fieldsOf(values)),
  ...(!sameValue(base.texts, values.texts) && { texts: sentTexts(values.texts) }),
});

interface RuleSettings {
  /** Legal bounds of a letting. */
  bounds: LettingBounds;
  /** Saved mandate. */
  before?: Mandate;
}

/** First violated rule for a property's sale or letting; for a saved mandate, by the change. */
export const ruleFor =
  (transactionType: MandateFields['transactionType'], { bounds, before }: RuleSettings) =>
  (values: MandateValues): FieldProblem | null =>
    firstMandateProblem({ fields: fieldsOf(values), transactionType, today: dayOf(), before, ...bounds });

const isDuration = (months: unknown): months is number =>
  typeof months === 'number' && Number.isInteger(months) && months >= 1 && months <= MAX_MONTHS;

/** Terms of a mandate if signed on a day, by the holidays of the agency's location. */
export function plannedTerms(
  { type, register, startDate, endDate, durationMonths, irrevocableUntil, offPremises }: Partial<MandateValues>,
  signed: string,
  place?: Placed,
) {
  const { endDate: end, irrevocableUntil: irrevocable } = termsAtSigning(
    {
      type: type ?? 'NON_EXCLUSIVE',
      register: register ?? 'T',
      startDate: startDate ?? null,
      endDate: endDate ?? null,
      durationMonths: isDuration(durationMonths) ? durationMonths : null,
      irrevocableUntil: irrevocableUntil ?? null,
      offPremises: false,
    },
    signed,
  );
  return { end, irrevocable, withdrawal: offPremises === true ? withdrawalEnd(signed, place) : null };
}
