import { addMonths, dayOf, instantOf } from '../../common/day';
import { frenchDay } from '../../common/french';
import type { Property } from '../../property/property.schema';
import type { TransactionType } from '../../property/property.enums';
import { feeField, feeProblem, isNoPrice } from '../../property/price/price-limits';
import { PAYER_UNKNOWN } from '../../property/price/unknown-payer-message';
import { historyWithRenewals, renewalsDue } from '../mandate-renewal';
import { termsAtSigning } from '../mandate-signing';
import { limitSentence, longestMonths } from '../mandate.limits';
import type { Mandate, MandateFields } from '../mandate.schema';
import { mandateBase } from '../sale-fees';
import { NO_TEXTS } from '../texts/mandate-text.enums';
import type { ReadStatus } from './takeover-values';
import type { TakeoverField, TakeoverProblem } from './takeover-fields';
import type { ParsedMandate, TakeoverDefaults } from './takeover-line';

/** Facts of the property named by a line. */
export type TakenProperty = Pick<Property, 'reference' | 'price' | 'negotiator' | 'financialInfo'> & {
  transactionType: TransactionType;
};

interface TakeoverFacts {
  parsed: ParsedMandate;
  property: TakenProperty;
  counterParts: readonly number[];
  defaults: TakeoverDefaults;
  /** Cards held by the agency; null while unknown. */
  cardKinds: readonly string[] | null;
  /** Time of the takeover, ISO. */
  at: string;
  /** loginEmail of the user. */
  user: string;
}

export interface MandateFromLine {
  fields: MandateFields;
  life: Pick<
    Mandate,
    'status' | 'registerNumber' | 'registerDate' | 'signatures' | 'statusHistory' | 'termination' | 'takenOver'
  >;
}

const problem = (path: TakeoverField, message: string) => ({ problems: [{ path, message }] });

/** Instant of a day given without time. */
const noon = (day: string): string => instantOf(day, '12:00');

function fieldsOf({ parsed, property, counterParts, defaults, user }: TakeoverFacts): Omit<MandateFields, 'feeType'> & {
  feeType: MandateFields['feeType'] | null;
} {
  const { financialInfo, transactionType } = property;
  const hasFees = parsed.commissionRate !== null || parsed.commissionAmount !== null;
  return {
    propertyRef: property.reference,
    type: parsed.type,
    transactionType,
    register: parsed.register,
    diagnosis: {},
    negotiators: [parsed.negotiator ?? property.negotiator ?? defaults.negotiator ?? user],
    counterParts: [...counterParts],
    startDate: parsed.startDate ?? parsed.registerDate,
    endDate: parsed.endDate,
    durationMonths: parsed.durationMonths,
    irrevocableUntil: null,
    withdrawalUntil: null,
    renewal: parsed.renewal,
    offPremises: false,
    immediateExecution: false,
    partner: null,
    price: parsed.price ?? property.price,
    feeType:
      parsed.feeType ?? financialInfo.feeType ?? defaults.feeType ?? (transactionType === 'RENT' ? 'BUYER' : null),
    commissionRate: parsed.commissionRate ?? (hasFees ? 0 : financialInfo.commissionRate),
    commissionAmount: hasFees ? parsed.commissionAmount : financialInfo.commissionAmount,
    buyerShare: financialInfo.buyerShare,
    texts: NO_TEXTS,
    letting: null,
    management: null,
  };
}

function agreedProblem({ parsed, property, cardKinds }: TakeoverFacts, fields: ReturnType<typeof fieldsOf>) {
  if (parsed.register === 'G' && property.transactionType !== 'RENT')
    return problem('register', 'Le registre de gestion ne reçoit que des mandats de biens à louer');
  if (parsed.register === 'G' && cardKinds !== null && !cardKinds.includes('G'))
    return problem('register', 'La carte professionnelle de l’agence ne porte pas la mention «\u00a0Gestion\u00a0»');
  if (fields.feeType === null) return problem('feeType', PAYER_UNKNOWN);
  if (isNoPrice(fields.price)) return problem('price', 'Le prix doit être supérieur à 0');
  const fees = fields.transactionType === 'SALE' ? feeProblem(mandateBase(fields), fields) : null;
  return fees === null ? null : problem(feeField(fields), fees);
}

/** Validates a term; an ended mandate needs none. */
function termProblem({ register }: ParsedMandate, start: string, end: string | null, isRunning: boolean) {
  if (end === null) return isRunning ? problem('endDate', 'Indiquez la fin ou la durée de ce mandat en cours') : null;
  if (isRunning && end > addMonths(start, longestMonths(register))) return problem('endDate', limitSentence(register));
  return null;
}

function statusOf({ status, endedDate, renewal }: ParsedMandate, end: string | null, today: string): ReadStatus {
  if (status !== null) return status;
  if (endedDate !== null) return { status: 'CLOSED', kind: 'OTHER' };
  return { status: end === null || end >= today || renewal ? 'RUNNING' : 'EXPIRED', kind: null };
}

function terminationOf({ endedDate, endReason }: ParsedMandate, { kind, status }: ReadStatus, lastDay: string) {
  if (status !== 'CLOSED' || kind === null) return null;
  const day = endedDate ?? lastDay;
  const reason = endReason || 'Fin reprise du registre précédent, sans motif indiqué';
  return { kind, date: day, by: null, letterDate: null, letterNumber: null, effectiveDate: day, reason };
}

/** Builds the mandate of a line in its present state, or returns the reason against it. */
export function mandateFromLine(facts: TakeoverFacts): MandateFromLine | { problems: TakeoverProblem[] } {
  const { parsed, at, user } = facts;
  const today = dayOf(at);
  const drafted = fieldsOf(facts);
  const agreementProblem = agreedProblem(facts, drafted);
  if (agreementProblem) return agreementProblem;
  const start = drafted.startDate ?? parsed.registerDate;
  const known = parsed.endDate ?? (parsed.durationMonths === null ? null : addMonths(start, parsed.durationMonths));
  const mandateStatus = statusOf(parsed, known, today);
  const isRunning = mandateStatus.status === 'RUNNING';
  const invalidTerm = termProblem(parsed, start, known, isRunning);
  if (invalidTerm) return invalidTerm;
  if (isRunning && drafted.price === null) return problem('price', 'Le prix d’un mandat en cours est requis');
  const fields = { ...drafted, feeType: drafted.feeType ?? 'SELLER', endDate: known };
  const signed = { ...fields, ...(known === null ? {} : termsAtSigning(fields, parsed.registerDate)) };
  const entered = noon(parsed.registerDate);
  const history: Mandate['statusHistory'] = [
    { status: 'RUNNING', at: entered, user, ...(known !== null && { until: known }) },
  ];
  const terms = { ...signed, statusHistory: history, amendments: [], termination: null };
  const renewals = isRunning ? renewalsDue(terms, today) : [];
  const endDate = renewals.at(-1) ?? known;
  if (isRunning && endDate !== null && endDate < today)
    return problem('status', `Le terme de ce mandat est passé, le ${frenchDay(endDate)}\u00a0: indiquez son état`);
  const endedDate = parsed.endedDate ?? (known !== null && known < today ? known : today);
  const since = historyWithRenewals(terms, renewals, { user, at: entered });
  return {
    fields: { ...signed, endDate, irrevocableUntil: isRunning ? signed.irrevocableUntil : null },
    life: {
      status: mandateStatus.status,
      registerNumber: parsed.registerNumber,
      registerDate: entered,
      signatures: facts.counterParts.map((contactId) => ({ contactId, signedAt: entered, image: null })),
      statusHistory: isRunning ? since : [...since, { status: mandateStatus.status, at: noon(endedDate), user }],
      termination: terminationOf(parsed, mandateStatus, endedDate),
      takenOver: { at, by: user },
    },
  };
}
