import { screen, waitFor, within } from '@testing-library/react';
import type { BulkResult } from '@pignon/shared/domain/property/list/bulk.schema';
import type { View } from '@pignon/shared/domain/view/view.schema';
import { cartStore, displayModeStore, emptyCart } from '@pignon/shared/state';
import { aPage, refuse, type FakeHandlers } from '@pignon/shared/testing';
import { TABLE_COLUMNS } from '../features/list/list-state';
import { box, openList, ROWS } from '../test/open-list';
import { openPropertyScreen } from '../test/open-property-screen';
import { Page } from './list.page';

const result = (reference: string, overrides: Partial<BulkResult> = {}): BulkResult => ({
  reference,
  outcome: 'CHANGED',
  message: null,
  version: 9,
  before: { propertyStatus: 'ACTIVE' },
  ...overrides,
});
const view = (overrides: Partial<View> = {}): View => ({
  id: 7,
  area: 'property',
  name: 'Maisons',
  address: '?type=house&view=table&show=price,city',
  shared: false,
  pinned: false,
  place: null,
  owner: 'manager@pignon.test',
  version: 1,
  modifiedTime: '2026-11-21T10:00:00.000Z',
  ...overrides,
});

/** Timeout of lazy parts. */
const LATE = { timeout: 10_000 };
type BulkChanges = { changes: { reference: string; version?: number; fields: object }[] };

beforeEach(() => {
  displayModeStore.set('IMAGES');
  localStorage.clear();
  sessionStorage.clear();
  emptyCart();
});

describe('selecting properties', () => {
  it('selects one, a range with Shift, and all on screen', async () => {
    const { user } = await openList();
    await user.click(await box(1));
    expect(screen.getByRole('toolbar')).toHaveTextContent('1 bien sélectionné');
    await user.keyboard('{Shift>}');
    await user.click(await box(3));
    await user.keyboard('{/Shift}');
    expect(screen.getByRole('toolbar')).toHaveTextContent('3 biens sélectionnés');
    expect(await box(2)).toBeChecked();
    const all = screen.getByRole('checkbox', { name: 'Sélectionner tout ce qui est affiché' });
    await waitFor(() => expect(all).toBePartiallyChecked());
    await user.click(all);
    expect(await box(4)).toBeChecked();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('ends when the filters change', async () => {
    const { user } = await openList();
    await user.click(await box(1));
    await user.click(screen.getByRole('radio', { name: 'Location' }));
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  });

  it('adds cards to the cart', async () => {
    const { user } = await openList('');
    await user.click(await box(2));
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Panier' }));
    expect(cartStore.get().properties).toEqual(['V26-00002']);
  });

  it('offers no changes to read-only users', async () => {
    const { user } = await openPropertyScreen(<Page />, {
      at: '/property/list?view=table',
      route: '/property/list',
      roles: ['SUPPORT'],
      api: { 'POST property/find': () => aPage(ROWS, 4), 'GET user/me/view': () => [] },
    });
    await user.click(await box(1));
    expect(within(screen.getByRole('toolbar')).queryByRole('button', { name: /Statut/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Créer un bien' })).toBeNull();
  });
});

describe('bulk changes', () => {
  const selectRows = async (api: FakeHandlers) => {
    const testScreen = await openList('?view=table', api);
    await testScreen.user.click(await box(1));
    await testScreen.user.click(await box(2));
    await testScreen.user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Statut' }));
    await testScreen.user.click(screen.getByRole('menuitem', { name: 'Suspendu' }));
    const bodies = () =>
      testScreen.api.received
        .filter((call) => call.key === 'POST property/bulk')
        .map((call) => call.body as BulkChanges);
    return { ...testScreen, bodies };
  };

  it('send each property with the version on screen', async () => {
    const { bodies } = await selectRows({
      'POST property/bulk': ({ body }) => ({ results: body.changes.map((one) => result(one.reference)) }),
    });
    await waitFor(() => expect(bodies()).toHaveLength(1));
    const fields = { propertyStatus: 'SUSPENDED' };
    expect(bodies()[0]?.changes).toEqual([
      { reference: 'V26-00001', version: 1, fields },
      { reference: 'V26-00002', version: 2, fields },
    ]);
  });

  it('are repeated on the selection, also on properties that are not on screen', async () => {
    // the list on screen stays at versions 1 and 2
    const { user, bodies } = await selectRows({
      'POST property/bulk': ({ body }) => ({ results: body.changes.map((one) => result(one.reference)) }),
    });
    await waitFor(() => expect(bodies()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Négociateur' }));
    await user.click(screen.getByRole('menuitem', { name: 'Léa Bidart' }));
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]?.changes.map(({ version }) => version)).toEqual([9, 9]);
  });

  it('list unchanged properties with the reason, and retry them at their present version', async () => {
    const { user, api, bodies } = await selectRows({
      'POST property/bulk': () => ({
        results: [
          result('V26-00001'),
          result('V26-00002', { outcome: 'STALE', message: 'Modifié entre-temps par un collègue.', before: null }),
        ],
      }),
    });
    const dialog = await screen.findByRole('dialog', { name: /Statut\s: Suspendu/ });
    expect(await within(dialog).findByText('Modifié entre-temps par un collègue.')).toBeVisible();
    expect(within(dialog).getByText('1 bien modifié.')).toBeVisible();
    api.use({ 'POST property/bulk': () => ({ results: [result('V26-00002')] }) });
    await user.click(within(dialog).getByRole('button', { name: 'Modifier quand même (1)' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies()[1]?.changes).toEqual([{ reference: 'V26-00002', fields: { propertyStatus: 'SUSPENDED' } }]);
  });

  it('resume after an interruption', async () => {
    const { user, api, bodies } = await selectRows({ 'POST property/bulk': () => refuse('UNAVAILABLE') });
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Interrompu : 2 biens restent à modifier');
    api.use({
      'POST property/bulk': ({ body }) => ({ results: body.changes.map((one) => result(one.reference)) }),
    });
    await user.click(within(dialog).getByRole('button', { name: 'Reprendre (2 biens)' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies().map(({ changes }) => changes.length)).toEqual([2, 2]);
  });
});

describe('the columns of the table', () => {
  const titles = () => screen.getAllByRole('columnheader').map((one) => one.textContent);

  it('are chosen, sorted and stored for the user', async () => {
    const { user } = await openList();
    await box(1);
    expect(titles()).toContain('Commune');
    await user.click(screen.getByRole('button', { name: 'Choisir les colonnes' }));
    const chooser = await screen.findByRole('dialog', { name: 'Colonnes du tableau' });
    await user.click(await within(chooser).findByRole('checkbox', { name: 'Commune' }, LATE));
    expect(within(chooser).getAllByRole('checkbox')).toHaveLength(TABLE_COLUMNS.length);
    await user.click(screen.getByRole('checkbox', { name: 'Négociateur' }));
    await user.click(screen.getByRole('button', { name: 'Monter Négociateur' }));
    await user.click(screen.getByRole('button', { name: 'Terminé' }));
    const titlesBefore = titles();
    expect(titlesBefore).not.toContain('Commune');
    expect(titlesBefore.indexOf('Négociateur')).toBe(titlesBefore.indexOf('Modifié') - 1);
    expect(JSON.parse(localStorage.getItem('pignon.property-columns') ?? '{}')).toMatchObject({
      owner: 'manager@pignon.test',
    });
    await user.click(screen.getByRole('button', { name: 'Choisir les colonnes' }));
    await user.click(screen.getByRole('button', { name: 'Colonnes d’origine' }));
    expect(titles()).toContain('Commune');
  });

  it('are those of the address, if any, whatever the preference', async () => {
    const { user, address } = await openList('?view=table&show=price,city');
    await box(1);
    expect(titles().filter(Boolean)).toEqual(['Bien', 'Prix', 'Commune']);
    await user.click(screen.getByRole('button', { name: 'Choisir les colonnes' }));
    await user.click(screen.getByRole('checkbox', { name: 'Commune' }));
    expect(address()).toBe('/property/list?view=table&show=price');
    expect(localStorage.getItem('pignon.property-columns')).toBeNull();
  });
});

describe('saved views', () => {
  it('save the list under a name, and open it again', async () => {
    const views: View[] = [];
    const { user, api, address } = await openList('?type=house&view=table', {
      'GET user/me/view': () => views,
      'POST user/me/view': ({ body }) => {
        views.push(view({ ...(body as Partial<View>), place: 1 }));
        return views[0]!;
      },
    });
    await box(1);
    await user.click(screen.getByRole('button', { name: /^Vues/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Enregistrer la vue' }));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(screen.getByText('Donnez un nom à la vue')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Nom de la vue' }), 'Maisons{Enter}');
    const tab = await screen.findByRole('link', { name: /^Maisons/ });
    await waitFor(() => expect(tab).toHaveAttribute('aria-current', 'page'));
    const body = api.received.find((call) => call.key === 'POST user/me/view')?.body as { address: string };
    expect(body.address).toMatch(/^\?type=house&view=table&show=city,price,/);
    expect(address()).toMatch(/&saved=7$/);
  });

  it('show when the list differs, and can be updated', async () => {
    const { user, api } = await openList('?type=house&view=table&show=price,city&saved=7', {
      'GET user/me/view': () => [view()],
      'PATCH user/me/view/{id}': ({ body }) => view({ ...(body as Partial<View>), version: 2 }),
    });
    await screen.findByRole('button', { name: 'Maisons' });
    await user.click(screen.getByRole('radio', { name: 'Vente' }));
    await user.click(await screen.findByRole('button', { name: 'Maisons modifiée' }));
    await user.click(screen.getByRole('menuitem', { name: /^Mettre à jour «.Maisons.»$/ }));
    await waitFor(() =>
      expect(api.received.find((call) => call.key === 'PATCH user/me/view/{id}')?.body).toEqual({
        address: '?transaction=sale&type=house&view=table&show=price,city',
      }),
    );
  });

  it('of a colleague can be pinned, not changed', async () => {
    const { user } = await openList('?type=house&view=table&show=price,city&saved=7', {
      'GET user/me/view': () => [view({ owner: 'paul@pignon.test', shared: true })],
    });
    await user.click(await screen.findByRole('button', { name: 'Maisons' }));
    expect(screen.getByRole('menuitem', { name: /^Épingler «.Maisons.»$/ })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /^Supprimer «.Maisons.»$/ })).toBeNull();
  });
});
