import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readArea } from '@pignon/shared/domain/place/area-text';
import type { PropertyMap } from '@pignon/shared/domain/place/map.schema';
import { displayModeStore, emptyCart } from '@pignon/shared/state';
import { aPage, aPropertySummary, refuse, type FakeHandlers } from '@pignon/shared/testing';
import { openPropertyScreen } from '../test/open-property-screen';
import { Page } from './list.page';

const HOUSE = aPropertySummary({ lat: 43.49, lon: -1.47 });
const FLAT = aPropertySummary({
  reference: 'L26-00007',
  title: 'Studio',
  transactionType: 'RENT',
  lat: 43.5,
  lon: -1.5,
});

const MAP: PropertyMap = {
  points: [
    {
      reference: HOUSE.reference,
      lat: 43.49,
      lon: -1.47,
      price: 425_000,
      propertyType: 'HOUSE',
      transactionType: 'SALE',
      propertyStatus: 'ACTIVE',
    },
  ],
  clusters: [{ lat: 43.5, lon: -1.5, count: 2, minPrice: 600, maxPrice: 900, bbox: [-1.5, 43.5, -1.5, 43.5] }],
  total: 4,
  withoutPlace: 1,
  inFrame: 3,
  extent: [-1.5, 43.49, -1.47, 43.5],
  vague: false,
};

function openMap(search = '', overrides: FakeHandlers = {}) {
  return openPropertyScreen(<Page />, {
    at: `/property/list?view=maps${search}`,
    route: '/property/list',
    api: {
      'POST property/find': () => aPage([HOUSE, FLAT]),
      'POST property/map': () => MAP,
      'GET place/tiles': () => ({ layers: null, attribution: '' }),
      'GET place/communes': () => [{ insee: '64102', name: 'Bayonne', population: 50_000, lat: 43.49, lon: -1.47 }],
      ...overrides,
    },
  });
}

type ReceivedCalls = Awaited<ReturnType<typeof openMap>>['api']['received'];
const lastFind = (received: ReceivedCalls) =>
  received.filter(({ key }) => key === 'POST property/find').at(-1)?.body as { dto: { location?: object } };
const map = () => screen.findByRole('region', { name: 'Carte des biens' });

// loads the lazy map before a test mocks the clock
beforeAll(() => import('../features/map/map-view'));
beforeEach(() => {
  displayModeStore.set('IMAGES');
  emptyCart();
});

describe('the list as a map', () => {
  it('draws prices and counts, and lists the properties of the frame', async () => {
    await openMap();
    const price = await screen.findByRole('button', { name: /^Maison V26-00042, Vente, 425.000.€$/ });
    expect(price).toHaveTextContent(/^425.k€$/);
    expect(screen.getByRole('button', { name: '2 biens' })).toHaveTextContent('2');
    const side = screen.getByRole('region', { name: 'Biens du cadre' });
    expect(await within(side).findByRole('link', { name: 'Studio' })).toHaveAttribute('href', '/property/L26-00007');
    expect(side).toHaveTextContent('1 bien sans position n’est pas sur la carte.');
  });

  it('requests only the properties of the frame, and counts all results', async () => {
    const { api } = await openMap();
    const title = await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(title).toHaveTextContent(/^Biens\s*4$/));
    await screen.findByRole('link', { name: 'Studio' });
    const finds = api.received.filter(({ key }) => key === 'POST property/find').map(({ body }) => body);
    expect(finds.length).toBeGreaterThan(0);
    for (const find of finds) expect(find).toHaveProperty('dto.location.frame');
  });

  it('counts nothing while the properties of the frame load', async () => {
    await openMap('', { 'POST property/find': () => new Promise(() => undefined) });
    const side = await screen.findByRole('region', { name: 'Biens du cadre' });
    expect(within(side).getByRole('heading', { level: 2 })).toHaveTextContent(/^Biens du cadre$/);
  });

  it('counts nothing when the map cannot be read', async () => {
    await openMap('', { 'POST property/map': () => refuse('FORBIDDEN') });
    const side = await screen.findByRole('region', { name: 'Biens du cadre' });
    await within(side).findByRole('button', { name: 'Réessayer' });
    expect(within(side).getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(/^Biens du cadre$/);
  });

  it('highlights the card of a marker and the marker of a card', async () => {
    const { user } = await openMap();
    const price = await screen.findByRole('button', { name: /V26-00042/ });
    const card = (await screen.findByText('Maison de ville avec jardin')).closest('li')!;
    await user.hover(card);
    await waitFor(() => expect(price).toHaveClass('pg-map-mark-pointed'));
    await user.unhover(card);
    await waitFor(() => expect(price).not.toHaveClass('pg-map-mark-pointed'));
    const before = card.className;
    fireEvent.focus(price);
    await waitFor(() => expect(card.className).not.toBe(before));
  });

  it('lists the properties at one location when its marker is opened', async () => {
    const { user, api } = await openMap();
    await user.click(await screen.findByRole('button', { name: '2 biens' }));
    expect(await screen.findByText('2 biens à cet endroit')).toBeVisible();
    const frame = [-1.50002, 43.49998, -1.49998, 43.50002].map((degrees): unknown => expect.closeTo(degrees, 8));
    await waitFor(() => expect(lastFind(api.received).dto.location).toEqual({ frame }));
    await user.click(screen.getByRole('button', { name: 'Tout le cadre' }));
    expect(await screen.findByText('2 biens dans ce cadre')).toBeVisible();
  });

  it('filters by a drawn area, which a chip removes', async () => {
    const { user, api, address } = await openMap();
    const ground = await map();
    await user.click(screen.getByRole('button', { name: 'Dessiner une zone' }));
    const firePointer = (type: string, clientX: number, clientY: number) =>
      fireEvent(ground, Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { pointerId: 1 }));
    firePointer('pointerdown', 10, 10);
    for (const [x, y] of [
      [200, 10],
      [200, 200],
      [10, 200],
    ] as const)
      firePointer('pointermove', x, y);
    firePointer('pointerup', 10, 200);
    await waitFor(() => expect(address()).toContain('area='));
    const area = readArea(new URL(address(), 'http://x').searchParams.get('area') ?? '');
    expect(area?.coordinates[0]?.length).toBeGreaterThanOrEqual(4);
    expect(await screen.findByRole('button', { name: /Zone dessinée/ }, { timeout: 15_000 })).toBeVisible();
    await waitFor(() => expect(lastFind(api.received).dto.location).toMatchObject({ polygon: area }), {
      timeout: 15_000,
    });
    expect(screen.getByRole('button', { name: 'Dessiner une zone' })).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('button', { name: /Zone dessinée/ }));
    await waitFor(() => expect(address()).not.toContain('area='));
  }, 40_000);

  it('cancels drawing on Escape, and can use the frame as area', async () => {
    const { user, address } = await openMap();
    await map();
    await user.click(screen.getByRole('button', { name: 'Dessiner une zone' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Dessiner une zone' })).toHaveAttribute('aria-pressed', 'false');
    expect(address()).not.toContain('area=');
    await user.click(screen.getByRole('button', { name: 'Rechercher dans ce cadre' }));
    await waitFor(() => expect(address()).toContain('area='));
  });

  it('searches around an address', async () => {
    const place = { street: null, postcode: '64100', city: 'Bayonne', insee: '64102', lat: 43.49, lon: -1.47 };
    const { user, address, api } = await openMap('', {
      'GET place/find': () => ({
        source: 'COMMUNES',
        content: [{ ...place, label: '64100 Bayonne', precision: 'CITY' }],
      }),
    });
    await user.type(screen.getByRole('combobox', { name: 'Autour d’une adresse ou d’une commune' }), 'bayonne');
    await user.click(await screen.findByRole('option', { name: '64100 Bayonne' }));
    await waitFor(() => expect(address()).toContain('around='));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rayon' }), '10');
    await waitFor(() =>
      expect(lastFind(api.received).dto.location).toMatchObject({ center: { lat: 43.49, lon: -1.47 }, radiusKm: 10 }),
    );
    expect(screen.getByText(/^À moins de 10 km.: 64100 Bayonne$/)).toBeVisible();
  });

  it('reports missing tiles, an empty frame, and an error', async () => {
    const { api, user } = await openMap('', { 'POST property/find': () => aPage([], 0) });
    expect(await screen.findByText(/^Fond de carte indisponible.: communes seules$/)).toBeVisible();
    expect(await screen.findByText('Aucun bien dans ce cadre')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Voir tous les résultats' })).toBeVisible();
    api.use({ 'POST property/find': () => refuse('INTERNAL') });
    await user.click(screen.getByRole('button', { name: 'Rechercher dans ce cadre' }));
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
  });
});
