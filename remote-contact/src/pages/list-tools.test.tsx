import { screen, waitFor, within } from '@testing-library/react';
import type { ContactBulkResult } from '@pignon/shared/domain/contact/list/bulk.schema';
import type { View } from '@pignon/shared/domain/view/view.schema';
import { cartStore, emptyCart } from '@pignon/shared/state';
import {
  aContact,
  aContactSummary,
  aPage,
  aUser,
  renderScreen,
  type FakeHandlers,
  type ScreenOptions,
} from '@pignon/shared/testing';
import fr from '../messages/fr';
import { Page } from './list.page';

const LEA = aUser({ loginEmail: 'lea@pignon.test', firstName: 'Léa', lastName: 'Bidart', roles: ['NEGOTIATOR'] });
const ROWS = [1, 2, 3].map((id) => aContactSummary({ id, lastName: `Client${id}`, firstName: '', version: id + 10 }));
const OWNER = aContactSummary({ id: 4, lastName: 'Secret', firstName: '', contactType: ['OWNER'], version: 1 });

const result = (id: number, overrides: Partial<ContactBulkResult> = {}): ContactBulkResult => ({
  id,
  outcome: 'CHANGED',
  message: null,
  version: 99,
  before: { archived: false },
  ...overrides,
});
const view = (overrides: Partial<View> = {}): View => ({
  id: 7,
  area: 'contact',
  name: 'Silencieux',
  address: '?type=owner&silence=3',
  shared: false,
  pinned: true,
  place: 1,
  owner: 'manager@pignon.test',
  version: 1,
  modifiedTime: '2026-11-21T10:00:00.000Z',
  ...overrides,
});

function open(at = '/contact/list', api: FakeHandlers = {}, overrides: Partial<ScreenOptions> = {}) {
  return renderScreen(<Page />, {
    at,
    route: '/contact/list/:type?',
    roles: ['NEGOTIATOR'],
    messages: { namespace: 'contact', load: () => Promise.resolve(fr) },
    api: {
      'POST contact/find': () => aPage([...ROWS, OWNER], 4),
      'GET user': () => [LEA],
      'GET user/me/view': () => [],
      'GET contact/source': () => [{ source: 'Vitrine', count: 3 }],
      ...api,
    },
    ...overrides,
  });
}

const box = (name: string) => screen.findByRole('checkbox', { name: `Sélectionner ${name}` });
const bar = () => screen.getByRole('toolbar');
const lastAsked = (received: { key: string; body: unknown }[]) =>
  received.filter(({ key }) => key === 'POST contact/find').at(-1)?.body;

/** Timeout of lazy parts. */
const LATE = { timeout: 10_000 };

beforeEach(() => {
  localStorage.clear();
  emptyCart();
});

describe('the filters of the contact list', () => {
  it('are set in a drawer, kept in the address, and removed one by one', async () => {
    const { user, address, api } = await open('/contact/list?page=3');
    await box('Client1');
    await user.click(screen.getByRole('button', { name: 'Filtres' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filtres' }, LATE);
    await user.selectOptions(await within(drawer).findByLabelText('Sans nouvelles'), 'depuis 3 ans');
    await user.selectOptions(within(drawer).getByLabelText('Accord pour les e-mails'), 'donné');
    await within(drawer).findByRole('option', { name: 'Vitrine' });
    await user.selectOptions(within(drawer).getByLabelText('Origine'), 'Vitrine');
    expect(address()).toBe('/contact/list?source=Vitrine&silence=3&mail=given');
    await waitFor(() =>
      expect(lastAsked(api.received)).toMatchObject({
        pageNumber: 0,
        dto: { source: 'Vitrine', mailConsent: 'GIVEN', silentSince: expect.stringMatching(/^\d{4}-/) as string },
      }),
    );
    await user.click(within(drawer).getByRole('button', { name: 'Voir les 4 contacts' }));
    await user.click(screen.getByRole('button', { name: /Retirer le filtre Sans nouvelles/ }));
    expect(address()).toBe('/contact/list?source=Vitrine&mail=given');
    await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    expect(address()).toBe('/contact/list');
  });
});

describe('selecting contacts', () => {
  it('selects one or all on screen, and ends when the filters change', async () => {
    const { user } = await open();
    await user.click(await box('Client1'));
    expect(bar()).toHaveTextContent('1 contact sélectionné');
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner tout ce qui est affiché' }));
    expect(bar()).toHaveTextContent('4 contacts sélectionnés');
    await user.click(within(bar()).getByRole('button', { name: 'Panier' }));
    expect(cartStore.get().contacts).toEqual([1, 2, 3, 4]);
    await user.click(screen.getByRole('link', { name: 'Notaires' }));
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  });

  it('names no owner to screen readers while a customer looks, but distinguishes checkboxes', async () => {
    const rows = [...ROWS, OWNER, { ...OWNER, id: 5 }];
    await open('/contact/list', { 'POST contact/find': () => aPage(rows, 5) }, { privacy: true });
    expect(await box('Client1')).toBeInTheDocument();
    for (const place of [4, 5]) expect(await box(`la ligne ${place}`)).toBeInTheDocument();
    expect(document.body.innerHTML).not.toContain('Secret');
  });

  it('offers no changes to read-only users', async () => {
    const { user } = await open('/contact/list', {}, { roles: ['SUPPORT'] });
    await user.click(await box('Client1'));
    expect(within(bar()).queryByRole('button', { name: /Négociateur|Archiver|Exporter/ })).toBeNull();
  });

  it('archives each at the version on screen, and lists unchanged ones', async () => {
    const { user, api } = await open('/contact/list', {
      'POST contact/bulk': () => ({
        results: [
          result(1),
          result(2, { outcome: 'REFUSED', message: 'Les données de ce contact ont été effacées.', before: null }),
        ],
      }),
      'POST contact/byIds': () => ({ content: [aContact({ id: 2, lastName: 'Durand', firstName: '', filters: [] })] }),
    });
    await user.click(await box('Client1'));
    await user.click(await box('Client2'));
    await user.click(within(bar()).getByRole('button', { name: 'Archiver' }));
    const dialog = await screen.findByRole('dialog', { name: 'Archivage' });
    expect(await within(dialog).findByText('1 contact modifié.')).toBeVisible();
    expect(within(dialog).getByText('Les données de ce contact ont été effacées.')).toBeVisible();
    expect(await within(dialog).findByRole('link', { name: 'Durand' })).toHaveAttribute('href', '/contact/2');
    expect(api.received.find(({ key }) => key === 'POST contact/bulk')?.body).toEqual({
      changes: [
        { id: 1, version: 11, fields: { archived: true } },
        { id: 2, version: 12, fields: { archived: true } },
      ],
    });
  });
});

describe('the export of contacts', () => {
  it('is for managers, and disabled while a customer looks', async () => {
    await open('/contact/list', {}, { roles: ['MANAGER'], privacy: true });
    await box('Client1');
    const button = screen.getByRole('button', { name: /Exporter/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('is hidden from negotiators', async () => {
    await open();
    await box('Client1');
    expect(screen.queryByRole('button', { name: /Exporter/ })).toBeNull();
  });
});

describe('saved views of contacts', () => {
  it('contain the tab and the filters', async () => {
    const { user, api, address } = await open('/contact/list/owner?silence=3&page=2', {
      'POST user/me/view': ({ body }) => view(body),
    });
    await box('Client1');
    await user.click(screen.getByRole('button', { name: /^Vues/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Enregistrer la vue' }));
    await user.type(screen.getByRole('textbox', { name: 'Nom de la vue' }), 'Silencieux{Enter}');
    await waitFor(() => expect(address()).toBe('/contact/list/owner?silence=3&saved=7'));
    expect(api.received.find(({ key }) => key === 'POST user/me/view')?.body).toMatchObject({
      area: 'contact',
      address: '?type=owner&silence=3',
    });
  });

  it('appear as tabs with their counts, and open their own tab', async () => {
    const { user, address } = await open('/contact/list', { 'GET user/me/view': () => [view()] });
    await user.click(await screen.findByRole('link', { name: /^Silencieux/ }));
    expect(address()).toBe('/contact/list/owner?silence=3&saved=7');
    const tabs = screen.getByRole('navigation', { name: 'Types de contact' });
    await waitFor(() =>
      expect(within(tabs).getByRole('link', { name: 'Silencieux 4' })).toHaveAttribute('aria-current', 'page'),
    );
    expect(within(tabs).getByRole('link', { name: 'Propriétaires' })).not.toHaveAttribute('aria-current');
  });

  it('are reordered step by step, shown at once', async () => {
    const views = [view(), view({ id: 8, name: 'Acheteurs', place: 2 })];
    const { user, api } = await open('/contact/list', {
      'GET user/me/view': () => views,
      'PUT user/me/view/order': () => new Promise<undefined>(() => undefined),
    });
    await screen.findByRole('link', { name: /^Silencieux/ });
    await user.click(screen.getByRole('button', { name: /^Vues/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Ordonner les vues épinglées' }));
    await user.click(await screen.findByRole('button', { name: 'Monter Acheteurs' }, LATE));
    const tabs = screen.getByRole('navigation', { name: 'Types de contact' });
    const names = () =>
      within(tabs)
        .getAllByRole('link')
        .slice(-2)
        .map(({ textContent }) => textContent.split(' ')[0]);
    await waitFor(() => expect(names()).toEqual(['Acheteurs', 'Silencieux']));
    const orderRequest = () => api.received.find(({ key }) => key === 'PUT user/me/view/order');
    await waitFor(() => expect(orderRequest()?.body).toEqual({ area: 'contact', ids: [8, 7] }));
  });
});
