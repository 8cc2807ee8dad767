import { addDays, addMonths, dayOf } from '../common/day';
import { workingDayFrom } from '../common/working-day';
import type { FieldProblem } from '../common/problem';
import { DEFAULT_DURATION_MONTHS, IRREVOCABLE_MONTHS, OLDEST_SIGNATURE_DAYS, WITHDRAWAL_DAYS } from './mandate.limits';
import type { Mandate, MandateFields, SignatureSchema } from './mandate.schema';
import type { Signer } from './mandate-write.schema';
import type { z } from 'zod';

export type Signature = z.infer<typeof SignatureSchema>;
/** What the days of a mandate come of. */
type SignedFields = Pick<
  MandateFields,
  'type' | 'startDate' | 'endDate' | 'durationMonths' | 'irrevocableUntil' | 'offPremises'
>;
export type Terms = Pick<MandateFields, 'startDate' | 'endDate' | 'irrevocableUntil' | 'withdrawalUntil'>;

/** The signatures with those of `signers` added, in the order of the principals; one that is there already stays. */
export function withSignatures(
  { counterParts, signatures }: Pick<Mandate, 'counterParts' | 'signatures'>,
  signers: readonly Signer[],
  now: string,
): Signature[] {
  const added = signers.map(({ contactId, signedAt = now, image = null }) => ({
    contactId,
    signedAt: new Date(signedAt).toISOString(),
    image,
  }));
  return counterParts.flatMap((contactId) => {
    const signature = [...signatures, ...added].find((each) => each.contactId === contactId);
    return signature ? [signature] : [];
  });
}

/** The first signer whose signature cannot be taken, as a path in the list and a French sentence, or null. */
export function firstSignerProblem(
  counterParts: readonly number[],
  signers: readonly Signer[],
  now: string,
): FieldProblem | null {
  for (const [index, { contactId, signedAt = now }] of signers.entries()) {
    if (!counterParts.includes(contactId))
      return { path: `${index}.contactId`, message: `Le contact ${contactId} n’est pas partie à ce mandat.` };
    if (Date.parse(signedAt) > Date.parse(now))
      return { path: `${index}.signedAt`, message: 'Une signature ne peut être datée d’un instant à venir' };
    if (dayOf(signedAt) < addDays(dayOf(now), -OLDEST_SIGNATURE_DAYS))
      return { path: `${index}.signedAt`, message: 'Cette signature date de plus d’un an' };
  }
  return null;
}

export const isSignedByAll = (counterParts: readonly number[], signatures: readonly Signature[]): boolean =>
  counterParts.every((contactId) => signatures.some((signature) => signature.contactId === contactId));

/** The day of the last signature, in France. */
export const signingDay = (signatures: readonly Signature[]): string =>
  signatures.map(({ signedAt }) => dayOf(signedAt)).reduce((last, day) => (day > last ? day : last));

/** The last day to withdraw: 14 days from the day after signature, rolled to the next working day. */
export const withdrawalEnd = (signed: string): string => workingDayFrom(addDays(signed, WITHDRAWAL_DAYS));

const earliest = (...days: string[]): string => days.reduce((first, day) => (day < first ? day : first));

/**
 * The days that a mandate signed on `signed` counts by. Exclusivity binds three months from signature; what the draft says
 * of it may be shorter, never longer.
 */
export function termsAtSigning(fields: SignedFields, signed: string): Terms {
  const startDate = fields.startDate ?? signed;
  const endDate = fields.endDate ?? addMonths(startDate, fields.durationMonths ?? DEFAULT_DURATION_MONTHS);
  const bound = addMonths(signed, IRREVOCABLE_MONTHS);
  const irrevocable = fields.irrevocableUntil ?? (fields.type === 'EXCLUSIVE' ? bound : null);
  return {
    startDate,
    endDate,
    irrevocableUntil: irrevocable === null ? null : earliest(irrevocable, bound, endDate),
    withdrawalUntil: fields.offPremises ? withdrawalEnd(signed) : null,
  };
}

/** Fields that may change after somebody signed without making that signature worthless. */
const OUR_OWN: ReadonlySet<string> = new Set(['negotiators', 'diagnosis']);

/** True when a change touches what the principals sign. */
export const changesTerms = (paths: readonly string[]): boolean =>
  paths.some((path) => !OUR_OWN.has(path.split('.')[0] ?? ''));
