import { screen, waitFor, within } from '@testing-library/react';
import { displayModeStore } from '@pignon/shared/state';
import { aPage, aPropertySummary, type FakeHandlers } from '@pignon/shared/testing';
import { openPropertyScreen } from '../test/open-property-screen';
import { Page } from './list.page';

const BAYONNE = {
  label: '64100 Bayonne',
  street: null,
  postcode: '64100',
  city: 'Bayonne',
  insee: '64102',
  lat: 43.49,
  lon: -1.47,
  precision: 'CITY' as const,
};
const ROWS = [1, 2, 3, 4].map((number) =>
  aPropertySummary({ reference: `V26-0000${number}`, title: `Bien ${number}`, version: number }),
);

function openList(search: string, api: FakeHandlers) {
  return openPropertyScreen(<Page />, {
    at: `/property/list${search}`,
    route: '/property/list',
    api: { 'GET user': () => [], 'GET user/me/view': () => [], ...api },
  });
}

/** Timeout of lazy parts. */
const LATE = { timeout: 10_000 };

beforeEach(() => {
  displayModeStore.set('IMAGES');
  sessionStorage.clear();
});

describe('the search form', () => {
  it('searches around a commune with a radius, removed by its chip', async () => {
    const { user, address } = await openList('', {
      'POST property/find': ({ body }) => aPage(ROWS, Number(body.dto?.location?.radiusKm ?? 0) === 10 ? 3 : 4),
      'GET place/find': () => ({ source: 'COMMUNES', content: [BAYONNE] }),
    });
    await screen.findByText('Bien 1');
    await user.click(screen.getByRole('button', { name: 'Critères' }));
    const dialog = await screen.findByRole('dialog', { name: 'Critères de recherche' }, LATE);
    await user.type(within(dialog).getByRole('combobox', { name: /^Autour d’une adresse/ }), 'bayonne');
    await user.click(await within(dialog).findByRole('option', { name: '64100 Bayonne' }));
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Rayon' }), '10');
    await user.click(await within(dialog).findByRole('button', { name: 'Voir 3 biens' }));
    expect(address()).toContain('around=43.49,-1.47,10,');
    await user.click(screen.getByRole('button', { name: /À moins de 10 km.: 64100 Bayonne/ }));
    expect(address()).not.toContain('around=');
  });

  it('shows the number of results before it applies, and sets all filters at once', async () => {
    const { user, address } = await openList('?dpe=a', {
      'POST property/find': ({ body }) => aPage(ROWS, body.dto?.price ? 2 : 4),
    });
    await screen.findByText('Bien 1');
    await user.click(screen.getByRole('button', { name: /^Critères/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Critères de recherche' }, LATE);
    await user.click(within(dialog).getByRole('button', { name: 'Maison' }));
    await user.type(within(dialog).getAllByRole('textbox', { name: /Prix/ })[1]!, '250 000');
    await user.click(await within(dialog).findByRole('button', { name: 'Voir 2 biens' }));
    expect(address()).toBe('/property/list?type=house&price=-250000&dpe=a');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('filters by type of mandate, features and date added', async () => {
    const { user, api, address } = await openList('', { 'POST property/find': () => aPage(ROWS, 3) });
    await screen.findByText('Bien 1');
    await user.click(screen.getByRole('button', { name: 'Critères' }));
    const dialog = await screen.findByRole('dialog', { name: 'Critères de recherche' }, LATE);
    await user.click(within(dialog).getByRole('button', { name: 'Exclusif' }));
    await user.click(within(dialog).getByRole('button', { name: 'Piscine' }));
    await user.click(within(dialog).getByRole('button', { name: 'Terrasse' }));
    await user.type(within(dialog).getByRole('textbox', { name: 'À partir du' }), '01/11/2026');
    await user.click(await within(dialog).findByRole('button', { name: 'Voir 3 biens' }));
    expect(address()).toBe('/property/list?exclusivity=exclusive&with=terrace,pool&addedFrom=2026-11-01');
    expect(api.received.findLast(({ key }) => key === 'POST property/find')?.body).toMatchObject({
      dto: { mandateType: ['EXCLUSIVE'], features: ['TERRACE', 'POOL'], added: { from: '2026-11-01' } },
    });
    await user.click(screen.getByRole('button', { name: /Ajouté à partir du 01\/11\/2026/ }));
    expect(address()).not.toContain('addedFrom');
  });

  it('replaces a number of days by a period, and a period by days', async () => {
    const { user, address } = await openList('?addedTo=2026-01-31', { 'POST property/find': () => aPage(ROWS, 3) });
    await screen.findByText('Bien 1');
    await user.click(screen.getByRole('button', { name: /^Critères/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Critères de recherche' }, LATE);
    const period = within(dialog).getByRole('combobox', { name: 'Ajouté au portefeuille' });
    await user.selectOptions(period, 'Ces 7 derniers jours');
    await user.click(await within(dialog).findByRole('button', { name: 'Voir 3 biens' }));
    expect(address()).toBe('/property/list?added=7');
    await user.click(screen.getByRole('button', { name: /^Critères/ }));
    const reopenedDialog = await screen.findByRole('dialog', { name: 'Critères de recherche' }, LATE);
    await user.type(within(reopenedDialog).getByRole('textbox', { name: 'À partir du' }), '01/11/2026');
    await user.click(await within(reopenedDialog).findByRole('button', { name: 'Voir 3 biens' }));
    expect(address()).toBe('/property/list?addedFrom=2026-11-01');
  });

  it('removes each filter by its own cross', async () => {
    const search = '?all&q=maison&transaction=sale&type=house,loft&price=200000-400000&exclusivity=exclusive&with=pool';
    const { user, address } = await openList(search, { 'POST property/find': () => aPage(ROWS, 3) });
    await screen.findByText('Bien 1');
    const crosses = () => screen.queryAllByRole('button', { name: /^Retirer le filtre/ });
    for (let crossCount = crosses().length; crossCount > 0; crossCount -= 1) {
      const [cross] = crosses();
      const name = cross?.getAttribute('aria-label') ?? '';
      const before = address();
      if (cross) await user.click(cross);
      await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
      expect(crosses()).toHaveLength(crossCount - 1);
      expect(address()).not.toBe(before);
    }
    expect(address()).toBe('/property/list?all');
  });
});
