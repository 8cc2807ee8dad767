import type { FragmentInstance } from 'react';
import type { SlotName } from './slots';

/** A slot drawn on the page, once for each remote that fills it, or once without a remote where nobody does. */
export interface SlotPlace {
  name: SlotName;
  remote?: string;
  /** Stands for what is drawn there, without an element of its own. */
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
