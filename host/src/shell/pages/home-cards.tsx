import { useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { CompositionProvider, Slot, useComposition, type Composition, type HomeView } from '@pignon/shared/contract';
import { SkeletonLines } from '@pignon/shared/ui/core';
import { LATER_CARD, useFirstCardsShown, useFirstPainted } from './use-first-cards-shown';

/** Number of cards of the first screen. */
const FIRST_CARDS = 3;

/** The composition with only the first cards of the home page. */
const withFirstCards = (composition: Composition, count: number): Composition => ({
  ...composition,
  slotPieces: (slot) => {
    const components = composition.slotPieces(slot);
    return slot === 'home.widget' ? components.slice(0, count) : components;
  },
});

/** Number of cards to mount: one, then the first screen, then all. */
function useCardCount(grid: RefObject<HTMLElement | null>): number {
  const isFirstPainted = useFirstPainted();
  const areShown = useFirstCardsShown(grid, isFirstPainted);
  if (areShown) return Infinity;
  return isFirstPainted ? FIRST_CARDS : 1;
}

/** Cards of all domains, mounted in order, so that the first one is seen early. */
export function HomeCards(view: HomeView): ReactNode {
  const composition = useComposition();
  const grid = useRef<HTMLDivElement>(null);
  const count = useCardCount(grid);
  const mountedCards = useMemo(() => withFirstCards(composition, count), [composition, count]);
  const laterCards = composition.slotPieces('home.widget').slice(count);
  return (
    <div ref={grid} className="host-home-grid">
      <CompositionProvider value={mountedCards}>
        <Slot name="home.widget" {...view} />
      </CompositionProvider>
      {laterCards.map(({ key }) => (
        <div key={key} className={`boot-pending ${LATER_CARD}`} aria-busy="true">
          <SkeletonLines lines={3} />
        </div>
      ))}
    </div>
  );
}
