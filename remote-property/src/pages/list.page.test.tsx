import { screen, waitFor, within } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { Link } from '@pignon/shared/router';
import { displayModeStore, emptyCart } from '@pignon/shared/state';
import { aPage, aPropertySummary, refuse, type FakeHandlers } from '@pignon/shared/testing';
import { openPropertyScreen } from '../test/open-property-screen';
import { Page } from './list.page';

const HOUSE = aPropertySummary();
const FLAT = aPropertySummary({
  reference: 'L26-00007',
  title: 'Studio',
  transactionType: 'RENT',
  propertyType: 'APARTMENT',
  propertyStatus: 'RENTED',
  price: 640,
  pricePerSquareMetre: 21.33,
});

type FindHandler = FakeHandlers['POST property/find'];

function openList(search = '', find: FindHandler = () => aPage([HOUSE, FLAT], 31)) {
  return openPropertyScreen(<Page />, {
    at: `/property/list${search}`,
    route: '/property/list',
    api: { 'POST property/find': find },
  });
}

type Find = { dto: Record<string, unknown>; pageNumber: number; pageSize: number; order: unknown };
const findRequests = (api: Awaited<ReturnType<typeof openList>>['api']) =>
  api.received.filter((call) => call.key === 'POST property/find').map((call) => call.body as Find);

beforeEach(() => {
  displayModeStore.set('IMAGES');
  emptyCart();
  sessionStorage.clear();
});

describe('the property list', () => {
  it('shows cards with the price first, and requests active properties', async () => {
    const { api } = await openList();
    const card = (await screen.findByRole('link', { name: 'Maison de ville avec jardin' })).closest('article')!;
    expect(card).toHaveTextContent(/^Vente.*425 000 €.*Maison de ville avec jardin.*64100 Bayonne/);
    expect(within(card).getByRole('link')).toHaveAttribute('href', '/property/V26-00042');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Biens31');
    expect(findRequests(api)[0]).toEqual({
      dto: { propertyStatus: ['ACTIVE'], mandateStatus: ['NONE', 'PENDING', 'RUNNING'] },
      pageSize: 10,
      pageNumber: 0,
      order: { property: 'modifiedTime', direction: 'DESC' },
    });
  });

  it.each([true, false])(
    'offers sorting by days on the market to colleagues only (a customer looks: %s)',
    async (privacy) => {
      await openPropertyScreen(<Page />, {
        at: '/property/list',
        route: '/property/list',
        privacy,
        api: { 'POST property/find': () => aPage([HOUSE], 1) },
      });
      const orders = await screen.findByRole('combobox', { name: 'Trier par' });
      expect(within(orders).queryAllByRole('option', { name: 'Depuis longtemps sur le marché' })).toHaveLength(
        privacy ? 0 : 1,
      );
    },
  );

  it('shows skeletons of the cards while loading', async () => {
    await openList('', () => new Promise<never>(() => undefined));
    expect(screen.getByRole('status')).toHaveTextContent('Chargement');
    expect(document.querySelectorAll('.pg-card')).toHaveLength(10);
  });

  it('shows the error and retries', async () => {
    const { api, user } = await openList('', () => refuse('TOO_MANY_REQUESTS'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Trop de demandes en peu de temps.');
    api.use({ 'POST property/find': () => aPage([HOUSE]) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('link', { name: 'Maison de ville avec jardin' })).toBeVisible();
  });

  it('offers every property when none matches the filters', async () => {
    const { api, user, address } = await openList('?type=castle', () => aPage([], 0));
    expect(await screen.findByText('Aucun bien ne correspond')).toBeVisible();
    api.use({ 'POST property/find': () => aPage([HOUSE]) });
    await user.click(screen.getAllByRole('button', { name: 'Voir tous les biens' }).at(-1)!);
    expect(await screen.findByRole('link', { name: 'Maison de ville avec jardin' })).toBeVisible();
    expect(address()).toBe('/property/list?all');
  });

  it('explains the empty list of a new agency', async () => {
    await openList('?all', () => aPage([], 0));
    expect(await screen.findByText('Aucun bien pour l’instant')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Actualiser' })).toBeVisible();
  });

  it('drops every filter for ?all, and bypasses the cache', async () => {
    const { api, user } = await openPropertyScreen(
      <>
        <Link to="/property/list?all">Tous</Link>
        <Page />
      </>,
      { at: '/property/list?type=house', route: '/property/list', api: { 'POST property/find': () => aPage([FLAT]) } },
    );
    await screen.findByText('Studio');
    for (const times of [1, 2]) {
      await user.click(screen.getByRole('link', { name: 'Tous' }));
      await waitFor(() =>
        expect(findRequests(api).filter((body) => Object.keys(body.dto).length === 0)).toHaveLength(times),
      );
    }
  });

  it('removes filters one by one, and clears the mandate filter with the status', async () => {
    const { user, address } = await openList('?type=house&price=100000-200000&page=3');
    await screen.findByText('Studio');
    await user.click(screen.getByRole('button', { name: 'Retirer le filtre Maison' }));
    expect(address()).toBe('/property/list?price=100000-200000');
    await user.click(screen.getByRole('button', { name: /Retirer le filtre Prix\s: de 100\s000\s€ à 200\s000\s€/ }));
    await user.click(screen.getByRole('button', { name: 'Retirer le filtre Actif' }));
    expect(address()).toBe('/property/list?all');
    expect(screen.queryByRole('button', { name: /Mandat/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Revenir aux biens actifs' }));
    expect(address()).toBe('/property/list');
  });

  it('filters by transaction, type and status from the toolbar', async () => {
    const { api, user, address } = await openList('?page=2');
    await screen.findByText('Studio');
    await user.click(screen.getByRole('radio', { name: 'Location' }));
    expect(address()).toBe('/property/list?transaction=rent');
    await user.click(screen.getByRole('button', { name: 'Type' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Appartement' }));
    await user.click(screen.getByRole('button', { name: /^Statut/ }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Loué' }));
    expect(address()).toBe('/property/list?transaction=rent&type=apartment&status=active,rented');
    await waitFor(() =>
      expect(findRequests(api).at(-1)?.dto).toEqual({
        transactionType: 'RENT',
        propertyType: ['APARTMENT'],
        propertyStatus: ['ACTIVE', 'RENTED'],
      }),
    );
  });

  it('searches after a pause in typing, and returns to the first page', async () => {
    const { api, user, address } = await openList('?page=2');
    await screen.findByText('Studio');
    await user.type(screen.getByRole('searchbox', { name: 'Rechercher un bien' }), 'mer');
    await waitFor(() => expect(address()).toBe('/property/list?q=mer'));
    expect(findRequests(api).map((body) => body.dto.text)).not.toContainEqual('me');
  });

  it('changes page, size and order in the address', async () => {
    const { user, address } = await openList();
    await screen.findByText('Studio');
    await user.click(screen.getByRole('button', { name: 'Page suivante' }));
    expect(address()).toBe('/property/list?page=2');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Par page' }), '50');
    expect(address()).toBe('/property/list?size=50');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Prix croissant');
    expect(address()).toBe('/property/list?sort=price.asc&size=50');
  });

  it('shows a table sortable by its columns, and stores the view', async () => {
    const { user, address } = await openList();
    await screen.findByText('Studio');
    const modes: string[] = [];
    const stop = bus.on('display.changed', ({ mode }) => modes.push(mode));
    await user.click(screen.getByRole('radio', { name: 'Tableau' }));
    expect(address()).toBe('/property/list?view=table');
    expect(modes).toEqual(['TABLE']);
    stop();
    const table = screen.getByRole('table', { name: 'Biens' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(within(table).getByRole('row', { name: /Studio/ })).toHaveTextContent('21,33 €');
    await user.click(within(table).getByRole('button', { name: 'Prix' }));
    expect(address()).toBe('/property/list?sort=price.asc&view=table');
    expect(displayModeStore.get()).toBe('TABLE');
  });

  it('opens in the last view, unless the address names another', async () => {
    displayModeStore.set('TABLE');
    await openList();
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('opens as a map when that was the last view', async () => {
    displayModeStore.set('MAPS');
    await openList();
    expect(await screen.findByRole('region', { name: 'Carte des biens' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Carte' })).toBeChecked();
  });

  it('adds a property to the cart', async () => {
    const { user } = await openList();
    const card = (await screen.findByText('Studio')).closest('article')!;
    await user.click(within(card).getByRole('button', { name: 'Ajouter au panier' }));
    expect(within(card).getByRole('button', { name: 'Retirer du panier' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('prefetches the next page, and a property under the pointer', async () => {
    const { api, user } = await openList();
    await waitFor(() => expect(findRequests(api).map((body) => body.pageNumber)).toEqual([0, 1]));
    await user.hover((await screen.findByText('Studio')).closest('article')!);
    await waitFor(() => expect(api.received.some((call) => call.key === 'GET property/{reference}')).toBe(false));
  });
});
