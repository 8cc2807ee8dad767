import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { manyOfParam, oneOfParam, textParam, toggled } from './list-param';
import { defineList } from './list-url';
import { useListState } from './use-list-state';

const SCHEMA = defineList({
  filters: { text: textParam(), period: oneOfParam(['UPCOMING', 'PAST'], 'UPCOMING') },
  orderProperties: ['price'],
  defaultOrder: { property: 'price', direction: 'DESC' },
});

const CHOICES = defineList({
  filters: { kind: manyOfParam(['HOUSE', 'FLAT', 'LAND']) },
  orderProperties: ['price'],
  defaultOrder: { property: 'price', direction: 'DESC' },
});

function Choices() {
  const { filters, setFilters } = useListState(CHOICES);
  return (['HOUSE', 'FLAT', 'LAND'] as const).map((kind) => (
    <button
      key={kind}
      type="button"
      aria-pressed={filters.kind.includes(kind)}
      onClick={() => setFilters((now) => ({ kind: toggled(now.kind, kind) }))}
    >
      {kind}
    </button>
  ));
}

function Page() {
  const { setFilters, setPageNumber } = useListState(SCHEMA);
  return (
    <button
      type="button"
      onClick={() => {
        setFilters({ text: 'maison' }, { replace: true });
        setFilters({ period: 'PAST' });
        setPageNumber(2);
      }}
    >
      Chercher
    </button>
  );
}

it('a change before the next render is added to the previous one', async () => {
  const router = createMemoryRouter([{ path: '/', Component: Page }], { initialEntries: ['/?other=kept'] });
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button', { name: 'Chercher' }));
  const search = new URLSearchParams(router.state.location.search);
  expect(Object.fromEntries(search)).toEqual({ other: 'kept', q: 'maison', period: 'past', page: '3' });
});

it('a change before a followed link renders applies to the link’s address', async () => {
  const router = createMemoryRouter([{ path: '/', Component: Page }], { initialEntries: ['/'] });
  render(<RouterProvider router={router} />);
  const button = screen.getByRole('button', { name: 'Chercher' });
  await act(async () => {
    await router.navigate('/?other=kept');
    button.click();
  });
  const search = new URLSearchParams(router.state.location.search);
  expect(Object.fromEntries(search)).toEqual({ other: 'kept', q: 'maison', period: 'past', page: '3' });
});

it('a filter computed from the current ones keeps a click that was not rendered yet', async () => {
  const router = createMemoryRouter([{ path: '/', Component: Choices }], { initialEntries: ['/'] });
  render(<RouterProvider router={router} />);
  act(() => {
    for (const name of ['HOUSE', 'FLAT', 'HOUSE', 'LAND']) screen.getByRole('button', { name }).click();
  });
  await screen.findByRole('button', { name: 'LAND', pressed: true });
  const pressed = screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed).toEqual(['FLAT', 'LAND']);
});
