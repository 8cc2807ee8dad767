import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bus } from '@pignon/shared/bus';
import { CompositionProvider, type Composition } from '@pignon/shared/contract';
import type { SearchHit } from '@pignon/shared/domain/search/search.schema';
import { openCart, toggleCartContact, toggleCartProperty } from '@pignon/shared/state';
import { refuse, renderScreen, type ScreenOptions } from '@pignon/shared/testing';
import { addHostMessages } from '../messages';
import { productQueries } from './product-queries';
import { Shell } from './shell';

addHostMessages();

const both = (fr: string) => ({ fr, en: fr });
const COMPOSITION: Composition = {
  menus: [
    { menu: 'search', label: both('Biens'), icon: 'property', to: '/property/list', order: 1, remote: 'property' },
    { menu: 'create', label: both('Bien'), icon: 'property', to: '/property/new', order: 1, remote: 'property' },
    { menu: 'profile', label: both('Administration'), icon: 'admin', to: '/admin', order: 1, remote: 'admin' },
  ],
  routes: [],
  slotPieces: () => [],
};

const openShell = (options: ScreenOptions = {}) =>
  renderScreen(
    <CompositionProvider value={COMPOSITION}>
      <Shell>
        <input aria-label="Champ de la page" />
      </Shell>
    </CompositionProvider>,
    options,
  );

afterEach(() => {
  openCart(undefined);
  productQueries.clear();
});

describe('the header', () => {
  it('offers what the remotes contribute', async () => {
    const { user, address } = await openShell();
    await user.click(screen.getByRole('button', { name: 'Mon compte' }));
    expect(screen.getByRole('menuitem', { name: 'Mon profil' })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Se déconnecter' })).toBeVisible();
    await user.click(screen.getByRole('menuitem', { name: 'Administration' }));
    expect(address()).toBe('/admin');
  });

  it('counts both kinds in the cart, and leads nowhere while it is empty', async () => {
    openCart('anne');
    await openShell();
    expect(screen.getByRole('link', { name: 'Panier vide' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('link', { name: 'Panier vide' })).not.toHaveAttribute('href');
    act(() => {
      toggleCartProperty('V26-00001');
      toggleCartContact(1);
      toggleCartContact(2);
    });
    expect(screen.getByRole('link', { name: 'Panier\u00a0: 1 bien, 2 contacts' })).toHaveAttribute('href', '/cart');
  });

  it('starts locked in red and says what it tells the others', async () => {
    const told: boolean[] = [];
    const stop = bus.on('privacy.changed', (change) => told.push(change.private));
    const { user } = await openShell({ privacy: true });
    const lock = screen.getByRole('button', { name: 'Écran client' });
    expect(lock).toHaveAttribute('aria-pressed', 'true');
    await user.click(lock);
    expect(lock).toHaveAttribute('aria-pressed', 'false');
    expect(told).toEqual([false]);
    stop();
  });
});

describe('the keyboard', () => {
  it('goes where g and a letter say, but not from a text field', async () => {
    const { user, address } = await openShell();
    await user.keyboard('gv');
    expect(address()).toBe('/visit/list');
    await user.type(screen.getByRole('textbox', { name: 'Champ de la page' }), 'gm');
    expect(address()).toBe('/visit/list');
  });

  it('opens the search with a slash and the list of shortcuts with a question mark', async () => {
    const { user } = await openShell();
    await user.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    await user.keyboard('/');
    expect(screen.getByRole('combobox', { name: 'Rechercher un bien ou un contact' })).toHaveFocus();
  });
});

describe('the snackbar', () => {
  it('tells an error for two seconds', async () => {
    await openShell();
    vi.useFakeTimers();
    act(() => bus.publish('error.raised', { message: 'Une erreur est survenue' }));
    expect(screen.getByText('Une erreur est survenue')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1_999));
    expect(screen.getByText('Une erreur est survenue')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('Une erreur est survenue')).not.toBeInTheDocument();
    vi.useRealTimers();
  });

  it('is cleared by its cross', async () => {
    await openShell();
    act(() => bus.publish('error.raised', { message: 'Une erreur est survenue' }));
    fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByText('Une erreur est survenue')).not.toBeInTheDocument();
  });
});

describe('the search', () => {
  const hits: SearchHit[] = [
    {
      kind: 'contact',
      id: 7,
      contactType: ['CUSTOMER'],
      label: 'Maialen Harispe',
      detail: 'Biarritz',
      archived: false,
    },
    { kind: 'property', reference: 'V26-00042', label: 'Maison', detail: 'Bayonne', archived: true },
  ];
  const box = () => screen.getByRole('combobox', { name: 'Rechercher un bien ou un contact' });

  it('waits for three characters, then finds properties before contacts', async () => {
    const { user, api, address } = await openShell({ api: { 'GET search': () => hits } });
    await user.type(box(), 'ma ');
    expect(screen.getByText('Tapez au moins 3 caractères')).toBeVisible();
    await user.type(box(), 'is');
    expect(screen.getByText('Recherche en cours…')).toBeVisible();
    const list = within(await screen.findByRole('listbox'));
    expect(list.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'MaisonBayonneArchivéV26-00042',
      'Maialen HarispeBiarritz',
    ]);
    expect(api.heard.map((call) => call.query.get('q'))).toEqual(['ma is']);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(address()).toBe('/contact/7');
    expect(box()).toHaveValue('');
  });

  it('asks once for what was typed in one go', async () => {
    const { user, api } = await openShell({ api: { 'GET search': () => [] } });
    await user.type(box(), 'bayonne');
    expect(await screen.findByText('Aucun résultat')).toBeVisible();
    expect(api.heard).toHaveLength(1);
  });

  it('says in place when it does not succeed', async () => {
    const { user } = await openShell({ api: { 'GET search': () => refuse('FORBIDDEN') } });
    await user.type(box(), 'bayonne');
    await waitFor(() => expect(screen.getByText('La recherche n’a pas abouti. Réessayez.')).toBeVisible());
  });

  it('keeps what a customer must not see out of the list', async () => {
    const { user } = await openShell({ privacy: true, api: { 'GET search': () => hits } });
    await user.type(box(), 'harispe');
    const list = within(await screen.findByRole('listbox'));
    expect(list.queryByText('Biarritz')).not.toBeInTheDocument();
  });
});
