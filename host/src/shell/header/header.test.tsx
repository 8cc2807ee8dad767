import { act, screen, waitFor, within } from '@testing-library/react';
import { CompositionProvider, setRuntimeConfig } from '@pignon/shared/contract';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { beginLoading, openCart, toggleCartContact, toggleCartProperty } from '@pignon/shared/state';
import { renderScreen, type ScreenOptions } from '@pignon/shared/testing';
import { compose } from '../../boot/compose';
import { addHostMessages } from '../../messages';
import { addProductMessages } from '../../messages/product';
import { productQueries } from '../product-queries';
import { Shell } from '../shell';
import { EVERY_ENTRY } from './every-entry.fixture';

jest.mock('../../boot/platform', () => ({
  catalogue: { get: () => EVERY_ENTRY, subscribe: () => () => undefined },
  pieces: {},
}));

addHostMessages();
addProductMessages();

const open = (roles: readonly Role[], options: ScreenOptions = {}) =>
  renderScreen(
    <CompositionProvider value={compose(EVERY_ENTRY, roles)}>
      <Shell>
        <p>La page</p>
      </Shell>
    </CompositionProvider>,
    { roles, ...options },
  );

/** Labels of the open menu in order, "—" for a separator. */
const entries = () =>
  [...screen.getByRole('menu').querySelectorAll('[role="menuitem"] .pg-menu-label, [role="separator"]')].map(
    (element) => element.textContent || '—',
  );
const header = () => within(screen.getByRole('banner'));

afterEach(() => {
  openCart(undefined);
  productQueries.clear();
  setRuntimeConfig({});
});

describe('the search menu', () => {
  it('lists every entry of the product in order, in groups', async () => {
    const { user } = await open([]);
    await user.click(header().getByRole('button', { name: 'Rechercher' }));
    expect(entries()).toEqual([
      ...['Biens', 'Biens filtrés', 'Vue cube', 'Multicritère', '—'],
      ...['Clients', 'Rapprochements', 'Contacts', '—'],
      ...['Visites', 'Mandats', 'Événements'],
    ]);
  });

  it('shows the shortcut of a list, and draws a distinct icon for each entry', async () => {
    const { user } = await open([]);
    await user.click(header().getByRole('button', { name: 'Rechercher' }));
    expect(screen.getByRole('menuitem', { name: /Mandats/ })).toHaveTextContent('MandatsGpuisM');
    expect(screen.getByRole('menuitem', { name: /Rapprochements/ })).toHaveTextContent(/^Rapprochements$/);
    await waitFor(() => {
      const icons = screen.getAllByRole('menuitem').map((item) => item.querySelector('svg')?.dataset.icon);
      expect(icons).not.toContain(undefined);
      expect(new Set(icons).size).toBe(icons.length);
    });
  });
});

describe('the entries allowed by the roles', () => {
  const create = ['Bien', 'Contact', 'Mandat', 'Visite', 'Tâche', 'Appel'];
  it.each<[Role[], string[] | undefined, string[]]>([
    [[], undefined, []],
    [['NEGOTIATOR'], create, []],
    [['MANAGER'], create, ['Administration']],
    [['SUPPORT'], undefined, ['Administration']],
    [['SYNCHRO'], undefined, ['Diffusion']],
    [['NEGOTIATOR', 'MANAGER', 'SUPPORT', 'SYNCHRO'], create, ['Administration', 'Diffusion']],
  ])('%j', async (roles, createdKinds, managedEntries) => {
    const { user } = await open(roles);
    const button = header().queryByRole('button', { name: 'Créer' });
    expect(button !== null).toBe(createdKinds !== undefined);
    if (button) {
      await user.click(button);
      expect(entries().filter((entry) => entry !== '—')).toEqual(createdKinds);
      await user.keyboard('{Escape}');
    }
    await user.click(header().getByRole('button', { name: 'Mon compte' }));
    expect(entries()).toEqual(['Mon profil', ...managedEntries, '—', 'Se déconnecter']);
  });
});

describe('the external links', () => {
  it('come from the configuration: three sites, two support addresses', async () => {
    setRuntimeConfig({
      links: {
        cadastre: 'https://cadastre.test/',
        dvf: 'https://dvf.test/',
        georisques: 'https://georisques.test/',
        supportRequest: 'https://help.test/new',
        supportProgress: 'https://help.test/mine',
      },
    });
    const { user } = await open([]);
    const links = () => screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'));
    await user.click(header().getByRole('button', { name: 'Sites utiles' }));
    expect(links()).toEqual(['https://cadastre.test/', 'https://dvf.test/', 'https://georisques.test/']);
    await user.keyboard('{Escape}');
    await user.click(header().getByRole('button', { name: 'Aide' }));
    expect(links().slice(0, 2)).toEqual(['https://help.test/new', 'https://help.test/mine']);
    expect(screen.getByRole('menuitem', { name: /Cadastre|Raccourcis clavier/ })).toHaveTextContent('?');
  });
});

describe('the loading indicator', () => {
  it('ignores short waits, and stays on during short pauses', async () => {
    await open([]);
    jest.useFakeTimers();
    const advanceTime = (ms: number) => act(() => jest.advanceTimersByTime(ms));
    const isIndicatorVisible = () => screen.queryByText('Chargement en cours') !== null;
    let endLoading: () => void = () => undefined;
    const startLoading = () => act(() => void (endLoading = beginLoading('visits')));
    startLoading();
    advanceTime(149);
    expect(isIndicatorVisible()).toBe(false);
    act(() => endLoading());
    advanceTime(1_000);
    expect(isIndicatorVisible()).toBe(false);
    startLoading();
    advanceTime(150);
    expect(isIndicatorVisible()).toBe(true);
    act(() => endLoading());
    advanceTime(399);
    expect(isIndicatorVisible()).toBe(true);
    startLoading();
    advanceTime(1_000);
    expect(isIndicatorVisible()).toBe(true);
    act(() => endLoading());
    advanceTime(400);
    expect(isIndicatorVisible()).toBe(false);
    jest.useRealTimers();
  });
});

describe('the cart', () => {
  it('counts both kinds without a limit', async () => {
    openCart('anne');
    await open([]);
    act(() => {
      for (let n = 1; n <= 120; n += 1) toggleCartContact(n);
      toggleCartProperty('V26-00001');
    });
    const cartChip = header().getByRole('link', { name: /Panier/ });
    expect(cartChip).toHaveAccessibleName('Panier\u00a0: 1 bien, 120 contacts');
    expect(cartChip).toHaveTextContent('1120');
  });
});

describe('the status bar', () => {
  it('shows agency, versions and environment', async () => {
    setRuntimeConfig({ contract: '1.2.3', environment: 'qa' });
    jest.useFakeTimers({ advanceTimers: 200 });
    await open([], { at: '/contact/7', api: { 'GET agency': () => ({ name: 'Agence du Port' }) as never } });
    const statusBar = within(screen.getByRole('contentinfo'));
    expect(await statusBar.findByText('Agence du Port')).toBeVisible();
    expect(statusBar.getByText('Pignon 1.2.3 · contact 1.0.0-test')).toBeVisible();
    expect(statusBar.getByText('qa')).toBeVisible();
    expect(statusBar.getByText('En ligne')).toBeVisible();
    jest.useRealTimers();
  });

  it('becomes a navigation on a phone, which marks the current list and keeps the rest under "Plus"', async () => {
    const { user, address } = await open([], { at: '/contact/7' });
    const mobileNavigation = within(screen.getByRole('navigation', { name: 'Navigation' }));
    expect(mobileNavigation.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Biens',
      'Contacts',
      'Visites',
    ]);
    expect(mobileNavigation.getByRole('link', { current: true })).toHaveTextContent('Contacts');
    await user.click(mobileNavigation.getByRole('button', { name: 'Rechercher' }));
    expect(screen.getByRole('combobox', { name: /Rechercher un bien/ })).toHaveFocus();
    await user.keyboard('{Escape}');
    await user.click(mobileNavigation.getByRole('button', { name: 'Plus' }));
    expect(screen.getByRole('menuitem', { name: /Cadastre/ })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: /Suivre mes demandes/ })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: /Panier/ })).toBeVisible();
    await user.click(screen.getByRole('menuitem', { name: 'Multicritère' }));
    expect(address()).toBe('/property/filter/multi');
  });
});
