import type { AgentSignature } from '../mandate/mandate.schema';
import type { User } from './user.schema';

/** A user's capacity to sign for the agency; `credential` is a number, null when unknown or not needed. */
export interface AgentRight {
  capacity: AgentSignature['capacity'] | null;
  credential: string | null;
}

type Account = Pick<User, 'agentCapacity' | 'agentCredential'>;

/** Clears the credential of card holders and of users without capacity; blank becomes null. */
export function withAgentRight<Of extends Account>(user: Of): Of {
  const { agentCapacity, agentCredential } = user;
  const needsNumber = agentCapacity !== null && agentCapacity !== 'HOLDER';
  return { ...user, agentCredential: (needsNumber && agentCredential) || null };
}

/**
 * Default capacity of a signing agent: their account's, else their last signature's, whose number also completes an
 * account with the same capacity.
 */
export function proposedRight(
  { agentCapacity, agentCredential }: Account,
  last: Pick<AgentSignature, 'capacity' | 'credential'> | null,
): AgentRight {
  if (agentCapacity === null) return { capacity: last?.capacity ?? null, credential: last?.credential ?? null };
  const lastCredential = last?.capacity === agentCapacity ? last.credential : null;
  return { capacity: agentCapacity, credential: agentCredential ?? lastCredential };
}
