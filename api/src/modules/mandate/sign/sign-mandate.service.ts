import { agencyPlace } from '@pignon/shared/domain/agency/agency-place';
import { dayOf } from '@pignon/shared/domain/common/day';
import { frenchCount, frenchDay } from '@pignon/shared/domain/common/french';
import { depositProblem, lettingProblem, lettingTermsOf } from '@pignon/shared/domain/mandate/letting/letting-terms';
import { mandateSubject } from '@pignon/shared/domain/mandate/mandate-name';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { SignedBy } from '@pignon/shared/domain/mandate/mandate-write.schema';
import { isSignedByAll, signingDay, termsAtSigning } from '@pignon/shared/domain/mandate/mandate-signing';
import { missingSentence } from '@pignon/shared/domain/mandate/missing/missing';
import type { Missing } from '@pignon/shared/domain/mandate/missing/requirement';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import type { Queryable } from '../../../db/db';
import { ApiProblem, invalid } from '../../../http/api-problem';
import { timeOf, type Actor } from '../../../write/actor';
import { StaleError, type Outcome } from '../../../write/outcome';
import { assertExclusivity } from '../exclusivity';
import { lettingBounds } from '../letting/letting-bounds';
import { saveMandate, mandateEvent, throwIfInvalid } from '../mandate-change';
import { readAgency } from '../../agency/agency.repo';
import { readSigners } from './signing-state.service';
import { storeSigned } from '../paper/signed-copy.service';
import { lockProperty, mandatesOfProperty } from '../mandate-read.repo';
import { takeRegisterNumber } from '../register/register.repo';
import { addSignatures } from './add-signatures';

export interface Signing extends SignedBy {
  propertyRef: string;
  version: number | null;
  /** Manager's reason to sign despite missing items. */
  reason?: string | undefined;
  isManager?: boolean;
}

/** Locks a property and its one mandate to be signed. */
async function lockPendingMandate(tx: Queryable, reference: string): Promise<Mandate> {
  if (!(await lockProperty(tx, reference)))
    throw new ApiProblem('NOT_FOUND', { message: `Le bien ${reference} n’existe pas ou n’existe plus.` });
  const [mandate, ...others] = await mandatesOfProperty(tx, reference, ['PENDING']);
  if (!mandate)
    throw new ApiProblem('CONFLICT', { message: `Aucun mandat du bien ${reference} n’attend de signature.` });
  if (others.length > 0)
    throw new ApiProblem('CONFLICT', {
      message: `Plusieurs mandats du bien ${reference} attendent une signature\u00a0: clôturez ceux qui sont de trop.`,
      detail: [mandate, ...others].map(({ id }) => id).join(', '),
    });
  return mandate;
}

/**
 * Puts a mandate into force: terms count from the last signature; numbered in the register unless it is a delegation.
 */
async function enterIntoForce(tx: Queryable, actor: Actor, mandate: Mandate): Promise<Mandate> {
  const signed = signingDay(mandate.signatures);
  const terms = termsAtSigning(mandate, signed, agencyPlace(await readAgency(tx)));
  if (terms.endDate !== null && terms.endDate <= signed)
    throw invalid(
      'endDate',
      `La fin du mandat, le ${frenchDay(terms.endDate)}, est passée\u00a0: modifiez-la d’abord.`,
    );
  await assertExclusivity(tx, mandate, signed);
  const place = mandate.type === 'PARTNER' ? null : await takeRegisterNumber(tx, mandate.register);
  const at = place?.date ?? timeOf(actor);
  const until = terms.endDate === null ? {} : { until: terms.endDate };
  const signedNow = { status: 'RUNNING' as const, at, user: actor.user, ...until };
  return {
    ...mandate,
    ...terms,
    status: 'RUNNING',
    registerNumber: place?.number ?? null,
    registerDate: place?.date ?? null,
    statusHistory: [...mandate.statusHistory, signedNow],
  };
}

/** Checks the legal caps as of the day of the last signature: the draft may predate cap, lease or zone. */
async function assertLettingAllowed(tx: Queryable, mandate: Mandate, property: Property, today: string): Promise<void> {
  if (mandate.transactionType !== 'RENT') return;
  const letting = mandate.letting ?? lettingTermsOf(property);
  const bounds = await lettingBounds(tx, property, today);
  throwIfInvalid(lettingProblem(letting, bounds.lettingCap) ?? depositProblem({ ...mandate, letting }, bounds));
}

/** Refuses the last signature while items are missing, unless a manager gives a reason; returns the reason to store. */
function acceptMissing(
  actor: Actor,
  missing: readonly Missing[],
  { reason, isManager = false }: Signing,
): Mandate['missingAccepted'] {
  if (missing.length === 0) return null;
  const sentences = missing.map(missingSentence);
  if (reason !== undefined && isManager) return { reason, by: actor.user, at: timeOf(actor), missing: sentences };
  const [first = '', ...others] = sentences;
  const rest = others.length === 0 ? '' : ` Et ${frenchCount(others.length, 'autre manque', 'autres manques')}.`;
  const managerHint = reason === undefined ? '' : ' Seul un responsable peut faire signer malgré cela.';
  throw new ApiProblem('VALIDATION', {
    message: `Ce mandat ne peut pas être signé\u00a0: ${first}${rest}${managerHint}`,
    errors: missing.map(({ key, place: { of, ref } }, index) => ({
      path: ['missing', of, ...(ref === null ? [] : [ref]), key].join('.'),
      message: sentences[index] ?? '',
    })),
  });
}

const acceptanceText = ({ missingAccepted: accepted }: Mandate): string =>
  accepted ? `Signé malgré ce qui manque. ${accepted.missing.join(' ')} Motif\u00a0: ${accepted.reason}` : '';

/**
 * Records signatures of a pending mandate. With the last one it comes into force and takes the next register number, in
 * one transaction: a failure leaves neither a half-signed mandate nor a gap.
 */
export async function signMandate(tx: Queryable, actor: Actor, signing: Signing): Promise<Outcome<Mandate>> {
  const { propertyRef, version } = signing;
  const before = await lockPendingMandate(tx, propertyRef);
  if (version !== null && version !== before.version) throw new StaleError(before);
  const { signatories, missing, property } = await readSigners(tx, before);
  const signed = { ...before, ...(await addSignatures(tx, actor, before, { signatories, signedBy: signing })) };
  if (!isSignedByAll(signatories, signed.signatures)) {
    const count = `${signed.signatures.length} sur ${signatories.length}`;
    const events = [mandateEvent(before, `Mandat du bien ${propertyRef}\u00a0: ${count} ont signé`)];
    return saveMandate(tx, actor, { before, after: signed, events });
  }
  await assertLettingAllowed(tx, before, property, dayOf(timeOf(actor)));
  const missingAccepted = acceptMissing(actor, missing, signing);
  const after = await enterIntoForce(tx, actor, { ...signed, missingAccepted });
  const events = [
    mandateEvent(after, `${mandateSubject(after)} signé pour le bien ${propertyRef}`, acceptanceText(after)),
  ];
  const outcome = await saveMandate(tx, actor, { before, after, action: 'STATUS', events });
  await storeSigned(tx, after, 0, actor.user);
  return outcome;
}
