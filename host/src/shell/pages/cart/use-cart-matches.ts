import { useCallback, useState } from 'react';
import type { CartPair } from '@pignon/shared/contract';

/** Record under the pointer or with the focus. */
type Pointed = { kind: 'property'; id: string } | { kind: 'contact'; id: number };

export interface Pairs {
  tell: (pairs: readonly CartPair[]) => void;
  pointProperty: (reference: string | undefined) => void;
  pointContact: (contactId: number | undefined) => void;
  /** Score of a property with the hovered contact; undefined when it does not match. */
  ofProperty: (reference: string) => number | undefined;
  ofContact: (contactId: number) => number | undefined;
}

/** Matches between properties and contacts of the cart, and the highlighted ones. */
export function useCartMatches(): Pairs {
  const [pairs, tell] = useState<readonly CartPair[]>([]);
  const [pointed, point] = useState<Pointed>();
  return {
    tell,
    pointProperty: useCallback((id) => point(id === undefined ? undefined : { kind: 'property', id }), []),
    pointContact: useCallback((id) => point(id === undefined ? undefined : { kind: 'contact', id }), []),
    ofProperty: (reference) =>
      pointed?.kind === 'contact'
        ? pairs.find((pair) => pair.contactId === pointed.id && pair.reference === reference)?.score
        : undefined,
    ofContact: (contactId) =>
      pointed?.kind === 'property'
        ? pairs.find((pair) => pair.reference === pointed.id && pair.contactId === contactId)?.score
        : undefined,
  };
}
