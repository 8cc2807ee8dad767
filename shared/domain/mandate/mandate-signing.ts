import { addDays, addMonths, dayOf } from '../common/day';
import { workingDayFrom } from '../common/working-day';
import type { Placed } from '../commune/territory';
import type { FieldProblem } from '../common/problem';
import { DEFAULT_DURATION_MONTHS, IRREVOCABLE_MONTHS, OLDEST_SIGNATURE_DAYS, WITHDRAWAL_DAYS } from './mandate.limits';
import type { AgentSignature, Mandate, MandateFields, SignatureSchema } from './mandate.schema';
import { isOf, type Signatory } from './signatories';
import type { AgentSigner, Signer } from './mandate-write.schema';
import type { z } from 'zod';

export type Signature = z.infer<typeof SignatureSchema>;
/** Facts that a mandate's dates are computed from. */
type SignedFields = Pick<
  MandateFields,
  'type' | 'register' | 'startDate' | 'endDate' | 'durationMonths' | 'irrevocableUntil' | 'offPremises'
>;
export type Terms = Pick<MandateFields, 'startDate' | 'endDate' | 'irrevocableUntil' | 'withdrawalUntil'>;

/** Formats a signature; only the second person of a couple is named. */
const signatureOf = ({ contactId, person }: Signatory, signedAt: string, image: string | null): Signature => ({
  contactId,
  ...(person === 'SECOND' ? { person } : {}),
  signedAt: new Date(signedAt).toISOString(),
  image,
});

/**
 * Adds the signatures of `signers` in the order of the signatories; existing ones stay. A signer without a named person
 * signs for both spouses.
 */
export function withSignatures(
  { signatures }: Pick<Mandate, 'signatures'>,
  signatories: readonly Signatory[],
  signers: readonly Signer[],
  now: string,
): Signature[] {
  return signatories.flatMap((signatory) => {
    const before = signatures.find((each) => isOf(each, signatory));
    if (before) return [before];
    const signer = signers.find((each) => isOf({ ...each, person: each.person ?? signatory.person }, signatory));
    return signer ? [signatureOf(signatory, signer.signedAt ?? now, signer.image ?? null)] : [];
  });
}

/**
 * Finds a signatory's signature. In a mandate that came into force with one signature for a couple, it counts for the
 * second person too, without its image.
 */
export function signatureBy(
  { signatures, status, registerNumber, type }: Pick<Mandate, 'signatures' | 'status' | 'registerNumber' | 'type'>,
  signatory: Signatory,
): Signature | undefined {
  const ownSignature = signatures.find((each) => isOf(each, signatory));
  const inForce = registerNumber !== null || (type === 'PARTNER' && status !== 'PENDING');
  if (ownSignature || signatory.person === 'FIRST' || !inForce) return ownSignature;
  const first = signatures.find((each) => isOf(each, { ...signatory, person: 'FIRST' }));
  return first && { ...first, image: null };
}

/** The agency's signature by a user. */
export const agentSignatureOf = (
  { capacity, credential, signedAt, image }: AgentSigner,
  { user, name }: Pick<AgentSignature, 'user' | 'name'>,
  now: string,
): AgentSignature => ({
  user,
  name,
  capacity,
  credential: capacity === 'HOLDER' ? null : (credential ?? null),
  signedAt: new Date(signedAt ?? now).toISOString(),
  image: image ?? null,
});

/** First invalid signer, as path in the list and French sentence; null when all are valid. */
export function firstSignerProblem(
  signatories: readonly Signatory[],
  signers: readonly Signer[],
  now: string,
): FieldProblem | null {
  for (const [index, { contactId, person, signedAt = now }] of signers.entries()) {
    const ownSignatories = signatories.filter((each) => each.contactId === contactId);
    if (ownSignatories.length === 0)
      return { path: `${index}.contactId`, message: 'Ce contact n’est pas partie à ce mandat.' };
    if (person !== undefined && !ownSignatories.some((each) => each.person === person))
      return { path: `${index}.person`, message: 'Ce contact n’a pas de seconde personne.' };
    const message = dateProblem(signedAt, now);
    if (message !== null) return { path: `${index}.signedAt`, message };
  }
  return null;
}

/** Why a signature cannot have that time, or null. */
export function dateProblem(signedAt: string, now: string): string | null {
  if (Date.parse(signedAt) > Date.parse(now)) return 'Une signature ne peut être datée d’un instant à venir';
  if (dayOf(signedAt) < addDays(dayOf(now), -OLDEST_SIGNATURE_DAYS)) return 'Cette signature date de plus d’un an';
  return null;
}

export const isSignedByAll = (signatories: readonly Signatory[], signatures: readonly Signature[]): boolean =>
  signatories.every((signatory) => signatures.some((signature) => isOf(signature, signatory)));

/** The day of the last signature, in France. */
export const signingDay = (signatures: readonly Signature[]): string =>
  signatures.map(({ signedAt }) => dayOf(signedAt)).reduce((last, day) => (day > last ? day : last));

/** Last day of withdrawal: 14 days from the day after signature, moved to the next working day of the agency's location. */
export const withdrawalEnd = (signed: string, place?: Placed): string =>
  workingDayFrom(addDays(signed, WITHDRAWAL_DAYS), place);

const earliest = (...days: string[]): string => days.reduce((first, day) => (day < first ? day : first));

/**
 * Terms of a mandate signed on `signed`. Exclusivity binds for three months from signature; the draft may shorten,
 * never extend it. Holidays are those of `place`, the agency's.
 */
export function termsAtSigning(fields: SignedFields, signed: string, place?: Placed): Terms {
  const startDate = fields.startDate ?? signed;
  const endDate = fields.endDate ?? addMonths(startDate, fields.durationMonths ?? DEFAULT_DURATION_MONTHS);
  const boundUntil = addMonths(signed, IRREVOCABLE_MONTHS);
  const irrevocable =
    fields.irrevocableUntil ?? (fields.type === 'EXCLUSIVE' && fields.register === 'T' ? boundUntil : null);
  return {
    startDate,
    endDate,
    irrevocableUntil: irrevocable === null ? null : earliest(irrevocable, boundUntil, endDate),
    withdrawalUntil: fields.offPremises ? withdrawalEnd(signed, place) : null,
  };
}

/** Fields whose change keeps earlier signatures valid. */
const INTERNAL_FIELDS: ReadonlySet<string> = new Set(['negotiators', 'diagnosis']);

/** True when a change concerns terms that the principals sign. */
export const changesTerms = (paths: readonly string[]): boolean =>
  paths.some((path) => !INTERNAL_FIELDS.has(path.split('.')[0] ?? ''));
