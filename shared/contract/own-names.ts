import { EVENT_NAMES, type EventName } from './events';
import { REMOTE_NAME } from './remote-name';
import { SLOT_NAMES, type SlotName } from './slots';

/** First contract in which remotes may define names of their own. */
export const OWN_NAMES_SINCE = '1.4.0';

const headOf = (name: string): string => name.slice(0, name.indexOf('.'));
const TAIL = /^\w+\.[a-z][A-Za-z0-9]*$/;
const OF_CONTRACT: ReadonlySet<string> = new Set([...EVENT_NAMES, ...SLOT_NAMES].map(headOf));

/**
 * Remote that owns an event or slot outside the contract: its prefix, `keys` of `keys.moved`. Undefined for another
 * form, or a prefix used by the contract.
 */
export function ownerOfName(name: string): string | undefined {
  const head = headOf(name);
  return TAIL.test(name) && REMOTE_NAME.test(head) && !OF_CONTRACT.has(head) ? head : undefined;
}

const isIn = (names: readonly string[], name: string): boolean =>
  names.includes(name) || ownerOfName(name) !== undefined;

/** True for an event of the contract, and for a valid own name. */
export const isEventName = (name: unknown): name is EventName => typeof name === 'string' && isIn(EVENT_NAMES, name);

/** True for a slot of the contract, and for a valid own name. */
export const isSlotName = (name: unknown): name is SlotName => typeof name === 'string' && isIn(SLOT_NAMES, name);
