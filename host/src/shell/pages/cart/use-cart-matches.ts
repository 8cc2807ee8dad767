import { useCallback, useState } from 'react';
import type { CartPair } from '@pignon/shared/contract';

/** Record under the pointer or with the focus. */
type HighlightedRecord = { kind: 'property'; id: string } | { kind: 'contact'; id: number };

export interface Pairs {
  setPairs: (pairs: readonly CartPair[]) => void;
  pointProperty: (reference: string | undefined) => void;
  pointContact: (contactId: number | undefined) => void;
  /** Score of a property with the hovered contact; undefined when it does not match. */
  ofProperty: (reference: string) => number | undefined;
  ofContact: (contactId: number) => number | undefined;
}

/** Matches between properties and contacts of the cart, and the highlighted ones. */
export function useCartMatches(): Pairs {
  const [pairs, setPairs] = useState<readonly CartPair[]>([]);
  const [highlighted, setHighlighted] = useState<HighlightedRecord>();
  return {
    setPairs,
    pointProperty: useCallback((id) => setHighlighted(id === undefined ? undefined : { kind: 'property', id }), []),
    pointContact: useCallback((id) => setHighlighted(id === undefined ? undefined : { kind: 'contact', id }), []),
    ofProperty: (reference) =>
      highlighted?.kind === 'contact'
        ? pairs.find((pair) => pair.contactId === highlighted.id && pair.reference === reference)?.score
        : undefined,
    ofContact: (contactId) =>
      highlighted?.kind === 'property'
        ? pairs.find((pair) => pair.reference === highlighted.id && pair.contactId === contactId)?.score
        : undefined,
  };
}
