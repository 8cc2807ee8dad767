import { EVENT_NAMES, type EventName } from './events';
import { REMOTE_NAME } from './remote-name';
import { SLOT_NAMES, type SlotName } from './slots';

/** First contract in which remotes may define names of their own. */
export const OWN_NAMES_SINCE = '1.4.0';

const prefixOf = (name: string): string => name.slice(0, name.indexOf('.'));
const OWN_NAME = /^\w+\.[a-z][A-Za-z0-9]*$/;
const CONTRACT_PREFIXES: ReadonlySet<string> = new Set([...EVENT_NAMES, ...SLOT_NAMES].map(prefixOf));

/**
 * Remote that owns an event or slot outside the contract: its prefix, `keys` of `keys.moved`. Undefined for another
 * form, or a prefix used by the contract.
 */
export function ownerOfName(name: string): string | undefined {
  const prefix = prefixOf(name);
  return OWN_NAME.test(name) && REMOTE_NAME.test(prefix) && !CONTRACT_PREFIXES.has(prefix) ? prefix : undefined;
}

const isKnownName = (names: readonly string[], name: string): boolean =>
  names.includes(name) || ownerOfName(name) !== undefined;

/** True for an event of the contract, and for a valid own name. */
export const isEventName = (name: unknown): name is EventName =>
  typeof name === 'string' && isKnownName(EVENT_NAMES, name);

/** True for a slot of the contract, and for a valid own name. */
export const isSlotName = (name: unknown): name is SlotName =>
  typeof name === 'string' && isKnownName(SLOT_NAMES, name);
