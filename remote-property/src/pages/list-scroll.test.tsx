import { screen, waitFor, within } from '@testing-library/react';
import { displayModeStore } from '@pignon/shared/state';
import { box, openList, ROWS } from '../test/open-list';

/** Timeout of lazy parts. */
const LATE = { timeout: 10_000 };

beforeEach(() => {
  displayModeStore.set('IMAGES');
  sessionStorage.clear();
});

describe('the whole list as one scrolling table', () => {
  it('loads what is visible, a hundred rows at a time, and states its length', async () => {
    const { user, api, address } = await openList('?view=table', {
      'POST property/find': ({ body }) => ({
        content: ROWS,
        page: { number: body.pageNumber ?? 0, size: body.pageSize ?? 10, totalElements: 100_000, totalPages: 1000 },
      }),
    });
    await box(1);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Par page' }), 'Tout, en défilement');
    expect(address()).toBe('/property/list?size=all&view=table');
    const table = await screen.findByRole('table', { name: 'Biens' }, LATE);
    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '100001'));
    const row = await within(table).findByRole('row', { name: /Bien 2/ });
    expect(row).toHaveAttribute('aria-rowindex', '3');
    expect(within(table).getAllByRole('row').length).toBeLessThan(60);
    const bodies = api.received.filter((call) => call.key === 'POST property/find').map((call) => call.body);
    expect(bodies.at(-1)).toMatchObject({ pageSize: 100, pageNumber: 0 });
    within(row).getByRole('link').focus();
    await user.keyboard('{ArrowDown}');
    expect(within(table).getByRole('link', { name: /Bien 3/ })).toHaveFocus();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Par page' }), '20');
    expect(address()).toBe('/property/list?size=20&view=table');
  });

  it('scrolls cards too, which arrow keys and Home move between', async () => {
    const { user, api, address } = await openList('?view=images', {
      'POST property/find': ({ body }) => ({
        content: ROWS,
        page: { number: body.pageNumber ?? 0, size: body.pageSize ?? 10, totalElements: 100_000, totalPages: 1000 },
      }),
    });
    await box(1);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Par page' }), 'Tout, en défilement');
    expect(address()).toBe('/property/list?size=all&view=images');
    const cards = await screen.findByRole('list', { name: 'Biens' }, LATE);
    const second = await within(cards).findByRole('link', { name: /Bien 2/ });
    expect(second.closest('[role="listitem"]')).toHaveAttribute('aria-posinset', '2');
    expect(within(cards).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '100000');
    expect(within(cards).getAllByRole('listitem').length).toBeLessThan(60);
    const bodies = api.received.filter((call) => call.key === 'POST property/find').map((call) => call.body);
    expect(bodies.at(-1)).toMatchObject({ pageSize: 100, pageNumber: 0 });
    second.focus();
    await user.keyboard('{ArrowRight}');
    expect(within(cards).getByRole('link', { name: /Bien 3/ })).toHaveFocus();
    await user.keyboard('{Home}');
    expect(within(cards).getByRole('link', { name: /Bien 1/ })).toHaveFocus();
  });

  it('states how many cards exceed the maximum height of a page', async () => {
    const page = { number: 0, size: 100, totalElements: 10_000_000, totalPages: 100_000 };
    await openList('?view=images&size=all', { 'POST property/find': () => ({ content: ROWS, page }) });
    const cards = await screen.findByRole('list', { name: 'Biens' }, LATE);
    const cardCount = Number(within(cards).getAllByRole('listitem')[0]?.getAttribute('aria-setsize'));
    expect(cards.style.height).toMatch(/^29\d{6}(\.\d+)?px$/);
    const sentence = await screen.findByText(/biens de plus/);
    expect(Number(sentence.textContent.replaceAll(/\D/g, ''))).toBe(10_000_000 - cardCount);
  });
});
