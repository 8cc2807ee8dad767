import type { StoredDescriptor } from '@pignon/shared/contract/descriptor.schema';
import { SLOT_NAMES, UNOFFERED_SLOTS } from '@pignon/shared/contract/slots';
import { note, type Finding } from './finding';

const namesOf = (remotes: readonly StoredDescriptor[]): string => remotes.map(({ name }) => name).join(' and ');

/** Slots with one side only: filled by no remote, or offered by no page. */
export function unmatchedSlots(remotes: readonly StoredDescriptor[]): Finding[] {
  return SLOT_NAMES.flatMap((slot) => {
    const fillers = remotes.filter(({ slots }) => slots.some((one) => one.slot === slot));
    if (UNOFFERED_SLOTS.includes(slot)) {
      const message = `no page offers the slot ${slot}`;
      if (fillers.length === 0) return [note(message, 'take it out of the next major version of the contract')];
      return [note(`${message}, filled by ${namesOf(fillers)}`, 'fill another one, or give it a place on a page')];
    }
    if (fillers.length > 0) return [];
    return [note(`nobody fills the slot ${slot}`, 'promote a remote that does, or take the slot out of the contract')];
  });
}
