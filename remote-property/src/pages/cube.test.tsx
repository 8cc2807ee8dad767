import { screen, waitFor, within } from '@testing-library/react';
import { displayModeStore } from '@pignon/shared/state';
import { aPage, aPropertySummary, refuse, type FakeHandlers } from '@pignon/shared/testing';
import { aCube } from '../test/a-cube';
import { openPropertyScreen } from '../test/open-property-screen';
import { Page } from './list.page';

type CubeHandler = FakeHandlers['POST property/cube'];

function openCube(search = '', cube: CubeHandler = () => aCube()) {
  return openPropertyScreen(<Page />, {
    at: `/property/list?view=cube${search}`,
    route: '/property/list',
    api: {
      'POST property/cube': cube,
      'POST property/find': () => aPage([aPropertySummary()]),
      'GET commune': () => [{ insee: '64102', name: 'Bayonne', postcodes: ['64100'] }],
    },
  });
}

const grid = () => screen.findByRole('grid', { name: 'Biens par lignes et colonnes' });
const ACTIVE = { propertyStatus: ['ACTIVE'], mandateStatus: ['NONE', 'PENDING', 'RUNNING'] };

beforeEach(() => {
  displayModeStore.set('IMAGES');
});

describe('the pivot table of the portfolio', () => {
  it('counts the found properties by two criteria, with totals, and fetches no property', async () => {
    const { api } = await openCube();
    const rows = within(await grid()).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      [expect.stringContaining('Commune'), 'Maison', 'Appartement', 'Total'],
      ['Bayonne', '2', '5', '7'],
      ['Sans commune', '1', '', '1'],
      ['Total', '3', '5', '8'],
    ]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Biens8');
    expect(api.received.map(({ key, body }) => [key, body])).toEqual([
      ['POST property/cube', { dto: ACTIVE, rows: 'city', columns: 'propertyType', measure: 'count' }],
    ]);
  });

  it('shades cells by their counts', async () => {
    await openCube();
    const shades = [...(await grid()).querySelectorAll('tbody td')].map((cell) => cell.getAttribute('data-shade'));
    expect(shades).toEqual(['4', '5', '0', '3', null, '0', '0', '0', '0']);
  });

  it('links a cell to its properties', async () => {
    const { user, address } = await openCube('&transaction=sale');
    await user.click(within(await grid()).getByRole('link', { name: /^Sans commune, Maison\s: 1 bien$/ }));
    expect(address()).toBe('/property/list?transaction=sale&type=house&without=city');
    expect(await screen.findByRole('button', { name: 'Retirer le filtre Sans commune' })).toBeVisible();
  });

  it('names the communes of a filter', async () => {
    await openCube('&city=64102');
    expect(await screen.findByRole('button', { name: /Retirer le filtre Communes\s: Bayonne/ })).toBeVisible();
  });

  it('is one Tab stop; arrow keys skip empty cells', async () => {
    const { user, address } = await openCube();
    const links = within(await grid()).getAllByRole('link');
    expect(links.filter((link) => link.tabIndex === 0)).toEqual([links[0]]);
    links[0]?.focus();
    const at = () => document.activeElement?.getAttribute('aria-label')?.replace(/\s/g, ' ');
    const positions: (string | undefined)[] = [];
    for (const key of ['{ArrowUp}', '{ArrowUp}', '{ArrowRight}', '{ArrowDown}', '{End}']) {
      await user.keyboard(key);
      positions.push(at());
    }
    expect(positions).toEqual([
      'Bayonne, Maison : 2 biens',
      'Bayonne, Maison : 2 biens',
      'Bayonne, Appartement : 5 biens',
      'Appartement, Total : 5 biens',
      'Total : 8 biens',
    ]);
    expect(links.filter((link) => link.tabIndex === 0)).toEqual([document.activeElement]);
    await user.keyboard('{Home}{Enter}');
    expect(address()).toBe('/property/list?type=house');
  });

  it('sets and swaps its axes in the address', async () => {
    const axisCells = (axis: string) => [
      { key: axis === 'propertyType' ? 'HOUSE' : '0', label: null, count: 3, value: 3, dto: {} },
    ];
    const { api, user, address } = await openCube('', ({ body }) =>
      aCube({ rows: axisCells(body.rows), columns: axisCells(body.columns), cells: [] }),
    );
    await grid();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Lignes' }), 'Prix');
    expect(address()).toBe('/property/list?view=cube&rows=price&columns=type');
    await user.click(screen.getByRole('button', { name: 'Échanger lignes et colonnes' }));
    expect(address()).toBe('/property/list?view=cube&rows=type&columns=price');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Mesure' }), 'Prix médian');
    expect(screen.getByText(/Ventes et loyers sont mêlés/)).toBeVisible();
    await waitFor(() =>
      expect(api.received.at(-1)?.body).toEqual({
        dto: ACTIVE,
        rows: 'propertyType',
        columns: 'price',
        measure: 'medianPrice',
      }),
    );
  });

  it('labels bands, counts and classes', async () => {
    const one = { count: 1, value: 425_000.5, dto: {} };
    const names = ['0', '200000', '1500000', 'NONE'].map((key) => ({ key, label: null, ...one }));
    const rooms = ['1', '4', '10', 'NONE'].map((key) => ({ key, label: null, ...one }));
    await openCube('&transaction=sale&rows=price&columns=rooms&measure=median', () =>
      aCube({ rows: names, columns: rooms, cells: [], total: one }),
    );
    const words = [...(await grid()).querySelectorAll('th')].map((headerCell) =>
      headerCell.textContent.replace(/\s/g, ' '),
    );
    expect(words.slice(1)).toEqual([
      ...['1 pièce', '4 pièces', '10 pièces et plus', 'Pièces non renseignées', 'Total'],
      ...['Moins de 50 000 €', '200 000 à 250 000 €', '1 500 000 € et plus', 'Sans prix', 'Total'],
    ]);
    expect((await grid()).querySelector('tbody a')?.textContent.replace(/\s/g, ' ')).toBe('425 001 €');
  });

  it('shows a skeleton while loading', async () => {
    await openCube('', () => new Promise<never>(() => undefined));
    expect(screen.getByRole('status')).toHaveTextContent('Chargement');
  });

  it('shows the error and retries', async () => {
    const { api, user } = await openCube('', () => refuse('TOO_MANY_REQUESTS'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Trop de demandes en peu de temps.');
    api.use({ 'POST property/cube': () => aCube() });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await grid()).toBeVisible();
  });

  it('offers every property when the filters find none', async () => {
    const emptyCube = aCube({ rows: [], columns: [], cells: [], total: { count: 0, value: 0, dto: {} } });
    const { api, user, address } = await openCube('&type=castle', () => emptyCube);
    expect(await screen.findByText('Aucun bien ne correspond')).toBeVisible();
    api.use({ 'POST property/cube': () => aCube() });
    await user.click(screen.getAllByRole('button', { name: 'Voir tous les biens' }).at(-1)!);
    expect(await grid()).toBeVisible();
    expect(address()).toBe('/property/list?all&view=cube');
  });

  it('shows many rows on demand', async () => {
    const rows = Array.from({ length: 90 }, (_, n) => ({ ...aCube().rows[0]!, key: String(n), label: `Ville ${n}` }));
    const { user } = await openCube('', () => aCube({ rows, cells: [] }));
    expect(within(await grid()).getAllByRole('row')).toHaveLength(62);
    await user.click(screen.getByRole('button', { name: 'Tout afficher' }));
    expect(within(await grid()).getAllByRole('row')).toHaveLength(92);
  });

  it('is a view of the list, but never the stored preference', async () => {
    const { user, address } = await openCube();
    await grid();
    await user.click(screen.getByRole('radio', { name: 'Tableau' }));
    expect(address()).toBe('/property/list?view=table');
    await user.click(screen.getByRole('radio', { name: 'Cube' }));
    expect(address()).toBe('/property/list?view=cube');
    expect(displayModeStore.get()).toBe('TABLE');
  });
});
