import { frenchDay } from '@pignon/shared/domain/common/french';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Signer } from '@pignon/shared/domain/mandate/mandate-write.schema';
import {
  firstSignerProblem,
  isSignedByAll,
  signingDay,
  termsAtSigning,
  withSignatures,
} from '@pignon/shared/domain/mandate/mandate-signing';
import type { Db, Queryable } from '../../../db/db';
import { ApiProblem, invalid } from '../../../http/api-problem';
import { timeOf, type Actor } from '../../../write/actor';
import { StaleError, type Outcome } from '../../../write/outcome';
import { assertExclusivity } from '../exclusivity';
import { saveMandate, mandateEvent, mandateName, throwIfInvalid } from '../mandate-change';
import { keepSigned } from '../paper/signed-copy.service';
import { lockProperty, mandatesOfProperty } from '../mandate-read.repo';
import { takeRegisterNumber } from '../register/register.repo';

export interface Signing {
  propertyRef: string;
  version: number | null;
  signers: readonly Signer[];
}

/** The one mandate of a property that waits for signatures, held with the property. */
async function holdPending(tx: Queryable, reference: string): Promise<Mandate> {
  if (!(await lockProperty(tx, reference)))
    throw new ApiProblem('NOT_FOUND', { message: `Le bien ${reference} n’existe pas ou n’existe plus.` });
  const [mandate, ...others] = await mandatesOfProperty(tx, reference, 'PENDING');
  if (!mandate)
    throw new ApiProblem('CONFLICT', { message: `Aucun mandat du bien ${reference} n’attend de signature.` });
  if (others.length > 0)
    throw new ApiProblem('CONFLICT', {
      message: `Plusieurs mandats du bien ${reference} attendent une signature\u00a0: clôturez ceux qui sont de trop.`,
      detail: [mandate, ...others].map(({ id }) => id).join(', '),
    });
  return mandate;
}

/** The mandate in force: its terms counted from the last signature, its place in the register unless it is a delegation. */
async function enterIntoForce(tx: Queryable, actor: Actor, mandate: Mandate): Promise<Mandate> {
  const signed = signingDay(mandate.signatures);
  const terms = termsAtSigning(mandate, signed);
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

/**
 * Notes who signed the mandate that a property waits for. With the last signature it comes into force and takes the next
 * number of its register, all in one transaction: whatever fails leaves neither a half-signed mandate nor a gap.
 */
export function signMandate(
  db: Db,
  actor: Actor,
  { propertyRef, version, signers }: Signing,
): Promise<Outcome<Mandate>> {
  return db.tx(async (tx) => {
    const before = await holdPending(tx, propertyRef);
    if (version !== null && version !== before.version) throw new StaleError(before);
    const now = timeOf(actor);
    throwIfInvalid(firstSignerProblem(before.counterParts, signers, now));
    const signed = { ...before, signatures: withSignatures(before, signers, now) };
    if (!isSignedByAll(before.counterParts, signed.signatures)) {
      const count = `${signed.signatures.length} sur ${before.counterParts.length}`;
      const events = [mandateEvent(before, `Mandat du bien ${propertyRef}\u00a0: ${count} ont signé`)];
      return saveMandate(tx, actor, { before, after: signed, events });
    }
    const after = await enterIntoForce(tx, actor, signed);
    const events = [mandateEvent(after, `${mandateName(after)} signé pour le bien ${propertyRef}`)];
    const outcome = await saveMandate(tx, actor, { before, after, action: 'STATUS', events });
    await keepSigned(tx, after, 0, actor.user);
    return outcome;
  });
}
