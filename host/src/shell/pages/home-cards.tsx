import { useMemo, useRef, type ReactNode } from 'react';
import { CompositionProvider, Slot, useComposition, type Composition, type HomeView } from '@pignon/shared/contract';
import { SkeletonLines } from '@pignon/shared/ui/core';
import { LATER_CARD, useFirstCardsShown } from './use-first-cards-shown';

/** Number of cards mounted at once: those of the first screen. */
const FIRST_CARDS = 3;

/** The composition with only the first cards of the home page. */
const withFirstCards = (composition: Composition): Composition => ({
  ...composition,
  slotPieces: (slot) => {
    const components = composition.slotPieces(slot);
    return slot === 'home.widget' ? components.slice(0, FIRST_CARDS) : components;
  },
});

/** Cards of all domains. Those below the first screen are mounted after the first ones are shown. */
export function HomeCards(view: HomeView): ReactNode {
  const composition = useComposition();
  const firstCards = useMemo(() => withFirstCards(composition), [composition]);
  const grid = useRef<HTMLDivElement>(null);
  const areShown = useFirstCardsShown(grid);
  const laterCards = areShown ? [] : composition.slotPieces('home.widget').slice(FIRST_CARDS);
  return (
    <div ref={grid} className="host-home-grid">
      <CompositionProvider value={areShown ? composition : firstCards}>
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
