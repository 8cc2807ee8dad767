import { useState } from 'react';
import { act, screen } from '@testing-library/react';
import { CompositionProvider, type Composition } from '@pignon/shared/contract';
import { renderScreen } from '@pignon/shared/testing';
import { HomeCards } from './home-cards';

const finishLoading = new Map<string, () => void>();
beforeEach(() => {
  finishLoading.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function Card({ name }: { name: string }) {
  const [isLoading, setLoading] = useState(true);
  finishLoading.set(name, () => setLoading(false));
  return <section>{isLoading ? <p aria-busy>Chargement</p> : name}</section>;
}

/** Remotes that fill the home page with cards of these names. */
function cardsOf(names: readonly string[]): Composition {
  const cards = names.map((name) => ({ key: name, remote: 'x', Piece: () => <Card name={name} /> }));
  return { menus: [], routes: [], slotPieces: (slot) => (slot === 'home.widget' ? cards : []) };
}

async function openCards() {
  const composition = cardsOf(['Un', 'Deux', 'Trois', 'Quatre', 'Cinq']);
  const { container } = await renderScreen(
    <CompositionProvider value={composition}>
      <HomeCards whose="ME" day="2026-11-21" />
    </CompositionProvider>,
  );
  const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const countPlaceholders = () => container.querySelectorAll('.host-home-later').length;
  return { advanceTime, countPlaceholders };
}

test('the first card is mounted before the two others of the first screen, whether it is loaded or not', async () => {
  const { advanceTime, countPlaceholders } = await openCards();
  expect(finishLoading.size).toBe(1);
  expect(countPlaceholders()).toBe(4);
  await advanceTime(100);
  expect(finishLoading.size).toBe(3);
  expect(countPlaceholders()).toBe(2);
});

test('cards from the fourth on are mounted once the first three are painted, and keep their place until then', async () => {
  const { advanceTime, countPlaceholders } = await openCards();
  await advanceTime(100);
  expect(finishLoading.size).toBe(3);
  expect(countPlaceholders()).toBe(2);
  act(() => finishLoading.forEach((finish) => finish()));
  // the change of the cards is seen, and the browser has not painted it yet
  await advanceTime(0);
  expect(screen.getByText('Trois')).toBeVisible();
  expect(countPlaceholders()).toBe(2);
  await advanceTime(100);
  expect(screen.getAllByText('Chargement')).toHaveLength(2);
  expect(countPlaceholders()).toBe(0);
  expect(screen.getByText('Un')).toBeVisible();
});

test('a card that keeps loading delays the later ones by three seconds at most', async () => {
  const { advanceTime, countPlaceholders } = await openCards();
  await advanceTime(100);
  act(() => ['Deux', 'Trois'].forEach((name) => finishLoading.get(name)?.()));
  await advanceTime(2_500);
  expect(countPlaceholders()).toBe(2);
  await advanceTime(500);
  expect(countPlaceholders()).toBe(0);
  expect(screen.getAllByText('Chargement')).toHaveLength(3);
});
