import type { AgentSignature } from '../mandate/mandate.schema';
import type { User } from './user.schema';

/** By what right somebody signs for the agency; `credential` is a number, null where none is known or needed. */
export interface AgentRight {
  capacity: AgentSignature['capacity'] | null;
  credential: string | null;
}

type Account = Pick<User, 'agentCapacity' | 'agentCredential'>;

/** A user whose number goes with their capacity: the holder of the card, and who has no capacity, have none; blank is none. */
export function withAgentRight<Of extends Account>(user: Of): Of {
  const { agentCapacity, agentCredential } = user;
  const numbered = agentCapacity !== null && agentCapacity !== 'HOLDER';
  return { ...user, agentCredential: (numbered && agentCredential) || null };
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
  const lent = last?.capacity === agentCapacity ? last.credential : null;
  return { capacity: agentCapacity, credential: agentCredential ?? lent };
}
