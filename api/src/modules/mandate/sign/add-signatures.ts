import type { Mandate, PendingAmendment } from '@pignon/shared/domain/mandate/mandate.schema';
import type { SignedBy } from '@pignon/shared/domain/mandate/mandate-write.schema';
import {
  agentSignatureOf,
  dateProblem,
  firstSignerProblem,
  withSignatures,
} from '@pignon/shared/domain/mandate/mandate-signing';
import type { Signatory } from '@pignon/shared/domain/mandate/signatories';
import type { Queryable } from '../../../db/db';
import { namesOfUsers } from '../../../documents/user-names';
import { invalid } from '../../../http/api-problem';
import { timeOf, type Actor } from '../../../write/actor';
import { throwIfInvalid } from '../mandate-change';

export type SignatureFields = Pick<Mandate, 'signatures' | 'agentSignature' | 'signedPlace'>;

/**
 * Adds signatures, agent and place to those of a contract or amendment. @throws VALIDATION for a person who is no
 * party, or an impossible day
 */
export async function addSignatures(
  tx: Queryable,
  actor: Actor,
  before: Pick<PendingAmendment, keyof SignatureFields>,
  { signatories, signedBy }: { signatories: readonly Signatory[]; signedBy: SignedBy },
): Promise<SignatureFields> {
  const { signers, agent, place } = signedBy;
  const now = timeOf(actor);
  throwIfInvalid(firstSignerProblem(signatories, signers, now));
  const message = agent?.signedAt === undefined ? null : dateProblem(agent.signedAt, now);
  if (message !== null) throw invalid('agent.signedAt', message);
  const [name = actor.user] = agent ? await namesOfUsers(tx, [actor.user]) : [];
  const currentAgentSignature = agent && agentSignatureOf(agent, { user: actor.user, name }, now);
  return {
    signatures: withSignatures(before, signatories, signers, now),
    agentSignature: currentAgentSignature ?? before.agentSignature ?? null,
    signedPlace: place ?? before.signedPlace ?? null,
  };
}
