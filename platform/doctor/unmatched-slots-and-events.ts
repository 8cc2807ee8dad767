import type { StoredDescriptor } from '@pignon/shared/contract/descriptor.schema';
import { EVENT_NAMES, CONSUMED_BY_HOST, PUBLISHED_BY_HOST } from '@pignon/shared/contract/events';
import { SLOT_NAMES, UNOFFERED_SLOTS } from '@pignon/shared/contract/slots';
import { note, type Finding } from './finding';

const namesOf = (remotes: readonly StoredDescriptor[]): string => remotes.map(({ name }) => name).join(' and ');

function unmatchedSlots(remotes: readonly StoredDescriptor[]): Finding[] {
  return SLOT_NAMES.flatMap((slot) => {
    const fillers = remotes.filter(({ slots }) => slots.some((one) => one.slot === slot));
    if (UNOFFERED_SLOTS.includes(slot)) {
      const said = `no page offers the slot ${slot}`;
      if (fillers.length === 0) return [note(said, 'take it out of the next major version of the contract')];
      return [note(`${said}, filled by ${namesOf(fillers)}`, 'fill another one, or give it a place on a page')];
    }
    if (fillers.length > 0) return [];
    return [note(`nobody fills the slot ${slot}`, 'promote a remote that does, or take the slot out of the contract')];
  });
}

function unmatchedEvents(remotes: readonly StoredDescriptor[], consumedByHost: readonly string[]): Finding[] {
  const published = new Set(remotes.flatMap(({ publishes }) => publishes));
  const consumed = new Set<string>([...consumedByHost, ...remotes.flatMap(({ consumes }) => consumes)]);
  return EVENT_NAMES.flatMap((event) => {
    if (published.has(event) && !consumed.has(event)) {
      return [note(`nobody listens to ${event}`, 'listen to it where it matters, or stop publishing it')];
    }
    const listeners = remotes.filter(({ consumes }) => consumes.includes(event));
    if (listeners.length === 0 || published.has(event) || PUBLISHED_BY_HOST.includes(event)) return [];
    return [
      note(
        `nobody publishes ${event}, consumed by ${namesOf(listeners)}`,
        'publish it where it happens, or stop listening to it',
      ),
    ];
  });
}

/** Slots and events of which only one side is there. */
export const unmatched = (
  remotes: readonly StoredDescriptor[],
  consumedByHost: readonly string[] = CONSUMED_BY_HOST,
): Finding[] => [...unmatchedSlots(remotes), ...unmatchedEvents(remotes, consumedByHost)];
