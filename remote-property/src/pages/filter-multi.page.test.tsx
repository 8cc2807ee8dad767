import { act, screen, waitFor, within } from '@testing-library/react';
import { addDays, dayOf } from '@pignon/shared/domain/common/day';
import { FEATURES } from '@pignon/shared/domain/property/property.enums';
import { refuse, type FakeHandlers } from '@pignon/shared/testing';
import { openPropertyScreen } from '../test/open-property-screen';
import { someFacets } from '../test/some-facets';
import { Page } from './filter-multi.page';

type FacetsHandler = FakeHandlers['POST property/facets'];

function openFilter(search = '', facets: FacetsHandler = () => someFacets()) {
  return openPropertyScreen(<Page />, {
    at: `/property/filter/multi${search}`,
    route: '/property/filter/multi',
    api: {
      'POST property/facets': facets,
      'GET commune': () => [],
      'GET commune/find': ({ query }) =>
        query.q.startsWith('hain')
          ? [{ insee: '64122', name: 'Biarritz', postcodes: ['64200'], foundAs: 'Hainneville' }]
          : [],
      'GET user/me/view': () => [],
      'GET user': () => [],
    },
  });
}

const panel = (name: string) => screen.findByRole('region', { name });
const ACTIVE = { propertyStatus: ['ACTIVE'], mandateStatus: ['NONE', 'PENDING', 'RUNNING'] };

describe('the search by several criteria', () => {
  it('counts values among the default list, and other statuses whatever their mandate', async () => {
    const { api } = await openFilter('', ({ body }) => someFacets(body.dto?.mandateStatus ? 42 : 99));
    const status = await panel('Statut');
    expect(within(status).getByRole('button', { name: 'Actif 42' })).toHaveAttribute('aria-pressed', 'true');
    expect(within(status).getByRole('button', { name: 'Vendu 5' })).toBeEnabled();
    expect(within(status).getByRole('button', { name: 'Loué 0' })).toBeDisabled();
    expect(api.received.filter(({ key }) => key === 'POST property/facets').map(({ body }) => body)).toEqual([
      { dto: ACTIVE },
      { dto: { propertyStatus: ['ACTIVE'] } },
    ]);
    expect(screen.getByRole('link', { name: 'Voir les 42 biens' })).toHaveAttribute('href', '/property/list');
  });

  it('adds and removes values of a criterion, in the address', async () => {
    const { user, address } = await openFilter();
    await user.click(within(await panel('Type')).getByRole('button', { name: 'Appartement 12' }));
    await user.click(within(await panel('Type')).getByRole('button', { name: 'Maison 30' }));
    await user.click(within(await panel('Commune')).getByRole('button', { name: 'Bayonne 40' }));
    expect(address()).toBe('/property/filter/multi?type=house,apartment&city=64102');
    expect(screen.getByRole('link', { name: /^Voir les/ })).toHaveAttribute(
      'href',
      '/property/list?type=house,apartment&city=64102',
    );
    await user.click(within(await panel('Type')).getByRole('button', { name: 'Maison 30' }));
    expect(address()).toBe('/property/filter/multi?type=apartment&city=64102');
    await user.click(screen.getByRole('button', { name: 'Réinitialiser' }));
    expect(address()).toBe('/property/filter/multi');
  });

  it('finds a commune of the list by a former name too', async () => {
    const { user } = await openFilter();
    const city = await panel('Commune');
    await user.type(within(city).getByRole('searchbox', { name: 'Chercher une commune' }), 'hainneville');
    expect(await within(city).findByRole('button', { name: 'Biarritz 1' })).toBeVisible();
    expect(within(city).queryByRole('button', { name: 'Bayonne 40' })).toBeNull();
  });

  it('counts once for several values selected in quick succession', async () => {
    const { api, user } = await openFilter();
    const before = () => api.received.filter(({ key }) => key === 'POST property/facets').length;
    const [type, first] = [await panel('Type'), before()];
    await user.click(within(type).getByRole('button', { name: 'Appartement 12' }));
    await user.click(within(type).getByRole('button', { name: 'Maison 30' }));
    await waitFor(() => expect(before()).toBe(first + 2));
    const last = api.received.findLast(({ key }) => key === 'POST property/facets')?.body;
    expect(last).toMatchObject({ dto: { propertyType: ['HOUSE', 'APARTMENT'] } });
  });

  it('keeps a value selected before the previous one is on screen, and removes its chips likewise', async () => {
    const { address } = await openFilter();
    const type = within(await panel('Type'));
    const click = (...buttons: HTMLElement[]) => act(() => buttons.forEach((button) => button.click()));
    click(...['Appartement 12', 'Maison 30'].map((name) => type.getByRole('button', { name })));
    await waitFor(() => expect(address()).toBe('/property/filter/multi?type=house,apartment'));
    const chips = ['Maison', 'Appartement'].map((name) => `Retirer le filtre ${name}`);
    click(...(await Promise.all(chips.map((name) => screen.findByRole('button', { name })))));
    await waitFor(() => expect(address()).toBe('/property/filter/multi'));
  });

  it('saves the search as a view', async () => {
    const { api, user } = await openFilter('?type=house');
    api.use({ 'POST user/me/view': () => refuse('CONFLICT') });
    await panel('Type');
    await user.click(screen.getByRole('button', { name: 'Enregistrer cette recherche' }));
    await user.type(screen.getByRole('textbox', { name: 'Nom de la vue' }), 'Maisons{Enter}');
    await waitFor(() =>
      expect(api.received.find(({ key }) => key === 'POST user/me/view')?.body).toMatchObject({
        name: 'Maisons',
        address: '?type=house&view=images',
        pinned: true,
      }),
    );
  });

  it('never combines "filled in" and "not filled in"', async () => {
    const { user, address } = await openFilter();
    await user.click(within(await panel('DPE')).getByRole('button', { name: 'C 9' }));
    await user.click(within(await panel('DPE')).getByRole('button', { name: 'DPE non renseigné 3' }));
    expect(address()).toBe('/property/filter/multi?without=dpe');
    await user.click(within(await panel('DPE')).getByRole('button', { name: 'C 9' }));
    expect(address()).toBe('/property/filter/multi?dpe=c');
  });

  it('takes a range from a band or from valid input', async () => {
    const { user, address } = await openFilter();
    await user.click(within(await panel('Pièces')).getByRole('button', { name: '10 pièces et plus 2' }));
    expect(address()).toBe('/property/filter/multi?rooms=10-');
    const [least, most] = within(await panel('Pièces')).getAllByRole('textbox');
    expect(least).toHaveValue('10');
    await user.type(most!, '5');
    expect(within(await panel('Pièces')).getByRole('alert')).toHaveTextContent('Le minimum dépasse le maximum');
    await user.clear(least!);
    await waitFor(() => expect(address()).toBe('/property/filter/multi?rooms=-5'));
    const [price] = within(await panel('Prix')).getAllByRole('textbox');
    await user.type(price!, '250 000,5');
    await waitFor(() => expect(address()).toBe('/property/filter/multi?price=250000.5-&rooms=-5'));
    await user.click(await screen.findByRole('button', { name: /Retirer le filtre Prix/ }));
    await waitFor(() => expect(price).toHaveValue(''));
  });

  it('counts features and creation periods, and filters by them in the address', async () => {
    const { user, address } = await openFilter('?addedTo=2026-01-31', () =>
      someFacets(42, {
        features: [
          { key: 'LIFT', label: null, count: 6, dto: { features: ['LIFT'] } },
          { key: 'POOL', label: null, count: 8, dto: { features: ['POOL'] } },
        ],
        added: [
          { key: '7', label: null, count: 3, dto: { added: { from: addDays(dayOf(), -6) } } },
          { key: '30', label: null, count: 11, dto: { added: { from: addDays(dayOf(), -29) } } },
        ],
      }),
    );
    const features = within(await panel('Prestations'));
    expect(features.getAllByRole('button')).toHaveLength(FEATURES.length);
    expect(features.getByRole('button', { name: 'Alarme 0' })).toBeDisabled();
    await user.click(features.getByRole('button', { name: 'Piscine 8' }));
    await user.click(features.getByRole('button', { name: 'Ascenseur 6' }));
    expect(address()).toBe('/property/filter/multi?with=lift,pool&addedTo=2026-01-31');
    const added = within(await panel('Ajouté au portefeuille'));
    expect(added.getByRole('button', { name: 'Depuis hier 0' })).toBeDisabled();
    await user.click(added.getByRole('button', { name: 'Ces 7 derniers jours 3' }));
    expect(address()).toBe('/property/filter/multi?with=lift,pool&added=7');
    await user.click(added.getByRole('button', { name: 'Ces 30 derniers jours 11' }));
    expect(added.getByRole('button', { name: 'Ces 30 derniers jours 11' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(added.getByRole('button', { name: 'Ces 30 derniers jours 11' }));
    await user.type(added.getByRole('textbox', { name: 'À partir du' }), '01/11/2026');
    expect(address()).toBe('/property/filter/multi?with=lift,pool&addedFrom=2026-11-01');
  });

  it('finds a commune by its name, ignoring accents', async () => {
    const { user } = await openFilter();
    await user.type(within(await panel('Commune')).getByRole('searchbox'), 'bîàR');
    expect(
      within(await panel('Commune'))
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['Biarritz 1']);
  });

  it('omits the mandate status unless the status is active', async () => {
    await openFilter('?status=sold');
    await panel('Statut');
    expect(screen.queryByRole('region', { name: 'Mandat' })).toBeNull();
  });

  it('shows a skeleton of the criteria while loading', async () => {
    await openFilter('', () => new Promise<never>(() => undefined));
    expect(screen.getByRole('status')).toHaveTextContent('Chargement');
  });

  it('reports an empty result', async () => {
    await openFilter('', () => someFacets(0));
    expect(await screen.findByRole('link', { name: 'Aucun bien ne correspond' })).toBeVisible();
  });

  it('shows the error and retries', async () => {
    const { api, user } = await openFilter('', () => refuse('TOO_MANY_REQUESTS'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Trop de demandes en peu de temps.');
    api.use({ 'POST property/facets': () => someFacets() });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await panel('Type')).toBeVisible();
  });
});
