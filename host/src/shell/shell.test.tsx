import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { CompositionProvider, usePageActions, type Composition, type PageAction } from '@pignon/shared/contract';
import { openCart, toggleCartContact, toggleCartProperty } from '@pignon/shared/state';
import { refuse, renderScreen, type ScreenOptions } from '@pignon/shared/testing';
import { addHostMessages } from '../messages';
import { addProductMessages } from '../messages/product';
import { productQueries } from './product-queries';
import { Shell } from './shell';

addHostMessages();
addProductMessages();

const inBothLanguages = (fr: string) => ({ fr, en: fr });
const COMPOSITION: Composition = {
  menus: [
    {
      menu: 'search',
      label: inBothLanguages('Biens'),
      icon: 'property',
      to: '/property/list',
      order: 1,
      remote: 'property',
    },
    {
      menu: 'create',
      label: inBothLanguages('Bien'),
      icon: 'property',
      to: '/property/new',
      order: 1,
      remote: 'property',
    },
    {
      menu: 'profile',
      label: inBothLanguages('Administration'),
      icon: 'admin',
      to: '/admin',
      order: 1,
      remote: 'admin',
    },
  ],
  routes: [],
  slotPieces: () => [],
};

function TestPage({ actions }: { actions: readonly PageAction[] }) {
  usePageActions(actions);
  return (
    <>
      <input aria-label="Champ de la page" />
      <input type="checkbox" aria-label="Choisir" />
    </>
  );
}

const openShell = (options: ScreenOptions = {}, actions: readonly PageAction[] = []) =>
  renderScreen(
    <CompositionProvider value={COMPOSITION}>
      <Shell>
        <TestPage actions={actions} />
      </Shell>
    </CompositionProvider>,
    options,
  );

afterEach(() => {
  openCart(undefined);
  productQueries.clear();
});

describe('the header', () => {
  it('offers the entries of the remotes', async () => {
    const { user, address } = await openShell();
    await user.click(screen.getByRole('button', { name: 'Mon compte' }));
    expect(screen.getByRole('menuitem', { name: 'Mon profil' })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Se déconnecter' })).toBeVisible();
    await user.click(screen.getByRole('menuitem', { name: 'Administration' }));
    expect(address()).toBe('/admin');
  });

  it('counts both kinds in the cart, and disables the link while it is empty', async () => {
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

  it('starts with the private view on, and publishes and journals each change', async () => {
    const changes: boolean[] = [];
    const stop = bus.on('privacy.changed', (change) => changes.push(change.private));
    const { user, api } = await openShell({ privacy: true, api: { 'POST audit/privacy': () => undefined } });
    const privacyButton = screen.getByRole('button', { name: 'Écran client' });
    expect(privacyButton).toHaveAttribute('aria-pressed', 'true');
    await user.click(privacyButton);
    await waitFor(() => expect(privacyButton).toHaveAttribute('aria-pressed', 'false'));
    expect(changes).toEqual([false]);
    await user.click(privacyButton);
    expect(privacyButton).toHaveAttribute('aria-pressed', 'true');
    expect(changes).toEqual([false, true]);
    const journalRequests = () => api.received.filter(({ key }) => key === 'POST audit/privacy');
    await waitFor(() => expect(journalRequests().map(({ body }) => body)).toEqual([{ on: false }, { on: true }]));
    stop();
  });

  it('keeps the private view on while the journal cannot be written, and says why', async () => {
    const { user } = await openShell({ privacy: true, api: { 'POST audit/privacy': () => refuse('INTERNAL') } });
    const privacyButton = screen.getByRole('button', { name: 'Écran client' });
    await user.click(privacyButton);
    expect(await screen.findByText(/L’écran client reste activé/)).toBeVisible();
    expect(privacyButton).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the global shortcuts', () => {
  it('navigate by g and a letter, but not in a text field', async () => {
    const { user, address } = await openShell();
    await user.keyboard('gv');
    expect(address()).toBe('/visit/list');
    await user.type(screen.getByRole('textbox', { name: 'Champ de la page' }), 'gm');
    expect(address()).toBe('/visit/list');
  });

  it('open the search with a slash and the list of shortcuts with a question mark', async () => {
    const { user } = await openShell();
    await user.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    await user.keyboard('/');
    expect(screen.getByRole('combobox', { name: /Rechercher un bien ou un contact/ })).toHaveFocus();
  });
});

describe('the shortcuts of a page', () => {
  const actions = () =>
    [
      { id: 'edit', label: 'Modifier le bien', key: 'e', run: jest.fn() },
      { id: 'save', label: 'Enregistrer', key: 's', run: jest.fn() },
      { id: 'new', label: 'Créer un bien', key: 'n', run: jest.fn(), disabled: true },
    ] as const;

  it('run its actions, but not in a text field, except Ctrl+S', async () => {
    const [edit, save, create] = actions();
    const { user } = await openShell({}, [edit, save, create]);
    await user.click(screen.getByRole('checkbox', { name: 'Choisir' }));
    await user.keyboard('en');
    expect(edit.run).toHaveBeenCalledTimes(1);
    expect(create.run).not.toHaveBeenCalled();
    await user.type(screen.getByRole('textbox', { name: 'Champ de la page' }), 'es');
    expect(edit.run).toHaveBeenCalledTimes(1);
    expect(save.run).not.toHaveBeenCalled();
    await user.keyboard('{Control>}s{/Control}');
    expect(save.run).toHaveBeenCalledTimes(1);
  });

  it('are inactive while a menu or a dialog is open, and after g', async () => {
    const [edit, save, create] = actions();
    const { user, address } = await openShell({}, [edit, save, create]);
    await user.click(screen.getByRole('button', { name: 'Mon compte' }));
    await user.keyboard('e{Escape}?e{Control>}s{/Control}');
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    await user.keyboard('ge');
    expect(address()).toBe('/event');
    expect(edit.run).not.toHaveBeenCalled();
    expect(save.run).not.toHaveBeenCalled();
  });

  it('are listed with the global ones', async () => {
    const { user } = await openShell({}, actions());
    await user.keyboard('?');
    const group = screen.getByRole('region', { name: 'Sur cette page' });
    expect(group).toHaveTextContent(/Modifier le bienE.*EnregistrerCtrlSouS.*Créer un bienN/);
    expect(screen.getByRole('region', { name: 'Se déplacer' })).toHaveTextContent('Aller aux biensGpuisP');
  });
});

describe('the snackbar', () => {
  it('shows an error for two seconds', async () => {
    await openShell();
    jest.useFakeTimers();
    act(() => bus.publish('error.raised', { message: 'Une erreur est survenue' }));
    expect(screen.getByText('Une erreur est survenue')).toBeVisible();
    act(() => jest.advanceTimersByTime(1_999));
    expect(screen.getByText('Une erreur est survenue')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Une erreur est survenue')).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('closes by its button', async () => {
    await openShell();
    act(() => bus.publish('error.raised', { message: 'Une erreur est survenue' }));
    fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByText('Une erreur est survenue')).not.toBeInTheDocument();
  });
});
