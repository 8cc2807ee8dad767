import type { FragmentInstance } from 'react';
import type { SlotName } from './slots';

/** A mounted slot, once per remote that fills it, or once without a remote when none does. */
export interface SlotPlace {
  name: SlotName;
  remote?: string;
  /** React fragment reference of its content, without an element. */
  fragment: FragmentInstance;
}

const places = new Set<SlotPlace>();

/** Every slot on the page now, for the developer panel. */
export const slotPlaces: ReadonlySet<SlotPlace> = places;

/** Registers a slot that is on the page. @returns a function that removes it */
export function placeSlot(place: SlotPlace): () => void {
  places.add(place);
  return () => places.delete(place);
}
