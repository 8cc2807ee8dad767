import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bus } from '@pignon/shared/bus';
import { CompositionProvider, usePageActions, type Composition, type PageAction } from '@pignon/shared/contract';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import type { SearchHit } from '@pignon/shared/domain/search/search.schema';
import { Link } from '@pignon/shared/router';
import { openCart, privacyStore } from '@pignon/shared/state';
import { aPage, refuse, renderScreen, type ScreenOptions } from '@pignon/shared/testing';
import { addHostMessages } from '../../messages';
import { addProductMessages } from '../../messages/product';
import { productQueries } from '../product-queries';
import { Shell } from '../shell';

addHostMessages();
addProductMessages();

const both = (fr: string) => ({ fr, en: fr });
const COMPOSITION: Composition = {
  menus: [
    { menu: 'search', label: both('Biens'), icon: 'property', to: '/property/list', order: 1, remote: 'property' },
    { menu: 'search', label: both('Visites'), icon: 'visit', to: '/visit/list', order: 2, remote: 'activity' },
    { menu: 'create', label: both('Bien'), icon: 'property', to: '/property/new', order: 1, remote: 'property' },
  ],
  routes: [
    { path: '/property/list', title: both('Biens'), remote: 'property' },
    { path: '/property/new', title: both('Nouveau bien'), remote: 'property' },
    { path: '/property/:reference', title: both('Bien'), remote: 'property' },
    { path: '/contact/new', title: both('Nouveau contact'), remote: 'contact' },
    { path: '/contact/:id', title: both('Contact'), remote: 'contact' },
  ],
  slotPieces: () => [],
};

const HITS: SearchHit[] = [
  { kind: 'contact', id: 7, contactType: ['CUSTOMER'], label: 'Harispe Maïalen', detail: 'Biarritz', archived: false },
  { kind: 'property', reference: 'V26-00042', label: 'Maison', detail: 'Bayonne', archived: true },
];

function APage({ actions }: { actions: readonly PageAction[] }) {
  usePageActions(actions);
  return <Link to="/contact/7">Vers un contact</Link>;
}

const open = (options: ScreenOptions = {}, actions: readonly PageAction[] = []) =>
  renderScreen(
    <CompositionProvider value={COMPOSITION}>
      <Shell>
        <APage actions={actions} />
      </Shell>
    </CompositionProvider>,
    options,
  );
const box = () => screen.getByRole('combobox', { name: /Rechercher un bien ou un contact/ });
const lines = () => screen.getAllByRole('option').map((option) => option.textContent);
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(async () => {
  // the list's code is there, as it is two seconds after the first screen
  await import('./palette');
});
afterEach(() => {
  localStorage.removeItem('pignon.recent');
  openCart(undefined);
  productQueries.clear();
});

describe('the search of records', () => {
  it('waits for three characters, then finds properties before contacts', async () => {
    const { user, api, address } = await open({ api: { 'GET search': () => HITS } });
    await user.type(box(), 'ma ');
    expect(within(screen.getByRole('search')).getAllByText('Tapez au moins 3 caractères')).toHaveLength(2);
    await user.type(box(), 'is');
    expect(within(screen.getByRole('search')).getAllByText('Recherche en cours…')).toHaveLength(2);
    await screen.findByRole('group', { name: 'Contacts' });
    expect(lines()).toEqual([
      'MaisonBayonneArchivéV26-00042',
      'Harispe MaïalenBiarritz',
      expect.stringMatching(/^Créer le contact/),
    ]);
    expect(api.heard.filter(({ key }) => key === 'GET search').map(({ query }) => query.get('q'))).toEqual(['ma is']);
    expect(screen.getByText('2 résultats')).toHaveAttribute('role', 'status');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(address()).toBe('/contact/7');
    expect(box()).toHaveValue('');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });

  it('asks once for what was typed in one go', async () => {
    const { user, api } = await open({ api: { 'GET search': () => [] } });
    await user.type(box(), 'bayonne');
    expect(await screen.findAllByText('Aucun résultat')).toHaveLength(2);
    expect(api.heard.filter(({ key }) => key === 'GET search')).toHaveLength(1);
  });

  it('gives up the question before as soon as another letter comes', async () => {
    const given = vi.spyOn(AbortController.prototype, 'abort');
    const { user, api } = await open({ api: { 'GET search': () => new Promise(() => undefined) } });
    await user.type(box(), 'bay');
    await waitFor(() => expect(api.heard.some(({ key }) => key === 'GET search')).toBe(true));
    given.mockClear();
    await user.type(box(), 'o');
    expect(given).toHaveBeenCalled();
  });

  it('says in place when it does not succeed, and tries again', async () => {
    const { user, api } = await open({ api: { 'GET search': () => refuse('FORBIDDEN') } });
    await user.type(box(), 'bayonne');
    await screen.findByRole('button', { name: 'Réessayer' });
    api.use({ 'GET search': () => HITS });
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('option', { name: /Maison/ })).toBeVisible();
  });

  it('shows the letters found, whatever their accents', async () => {
    const { user } = await open({ api: { 'GET search': () => HITS } });
    await user.type(box(), 'MAIAL');
    const option = await screen.findByRole('option', { name: /Harispe/ });
    expect([...option.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Maïal']);
  });

  it('hides from customers how to reach a contact', async () => {
    const { user } = await open({ privacy: true, api: { 'GET search': () => HITS } });
    await user.type(box(), 'harispe');
    expect(await screen.findByRole('option', { name: /Harispe/ })).not.toHaveAccessibleName(/Biarritz/);
    expect(screen.getByRole('option', { name: /Maison/ })).toHaveAccessibleName(/Bayonne/);
  });

  it('calls an owner by number before customers', async () => {
    const owner = { ...HITS[0], contactType: ['OWNER'] } as SearchHit;
    const { user } = await open({ privacy: true, api: { 'GET search': () => [owner] } });
    await user.type(box(), 'harispe');
    expect(await screen.findByRole('option', { name: /Contact n°.7/ })).toBeVisible();
    expect(document.body.innerHTML).not.toMatch(/Harispe|Biarritz/);
  });
});

describe('mandates', () => {
  const mandate: MandateSummary = {
    id: 3,
    propertyRef: 'V26-00042',
    propertyTitle: 'Villa Éole',
    city: 'Bayonne',
    type: 'EXCLUSIVE',
    status: 'RUNNING',
    transactionType: 'SALE',
    register: 'T',
    registerNumber: 42,
    ...{ startDate: null, endDate: null, price: null },
    negotiators: [],
    counterParts: [{ contactId: 7, name: 'Harispe Maïalen', signed: true }],
    ...{ createdTime: '2026-01-01T00:00:00.000Z', modifiedTime: '2026-01-01T00:00:00.000Z', version: 1 },
  };

  it('are found by their number from its first digit, without the names of their principals', async () => {
    const { user, api, address } = await open({
      api: { 'GET search': () => [], 'POST mandate/find': () => aPage([mandate]) },
    });
    await user.type(box(), 'n° 42');
    const line = await screen.findByRole('option', { name: /Mandat n\s*°\s*42/ });
    expect(line).toHaveTextContent('Villa Éole · Bayonne · V26-00042');
    expect(line).not.toHaveTextContent('Harispe');
    const asked = api.heard.filter(({ key }) => key === 'POST mandate/find');
    expect(asked.map(({ body }) => body)).toMatchObject([{ dto: { registerNumber: 42 } }]);
    await user.keyboard('{Enter}');
    expect(address()).toBe('/mandate/3');
  });
});

describe('a contact who is not known', () => {
  it('is created with the name that was typed, once the search has answered', async () => {
    const { user, address } = await open({ api: { 'GET search': () => [] } });
    await user.type(box(), 'Maïalen Harispe');
    expect(screen.queryByRole('option', { name: /Créer le contact/ })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('option', { name: /Créer le contact «\sMaïalen Harispe\s»/ }));
    expect(address()).toBe('/contact/new?name=Ma%C3%AFalen+Harispe');
  });

  it('is created with the telephone number that was typed', async () => {
    const { user, address } = await open({ api: { 'GET search': () => [] } });
    await user.type(box(), '06 12 34 56 78');
    await screen.findByRole('option', { name: /Créer le contact/ });
    await user.keyboard('{Enter}');
    expect(address()).toBe('/contact/new?phone=%2B33612345678');
  });

  it('is offered last, so that Enter opens somebody who is known', async () => {
    const { user } = await open({ api: { 'GET search': () => HITS } });
    await user.type(box(), 'harispe');
    await screen.findByRole('option', { name: /Créer le contact/ });
    expect(lines().at(-1)).toMatch(/^Créer le contact/);
    expect(active()).toMatch(/^Maison/);
  });
});

describe('the palette', () => {
  it('finds screens and actions from the first character, and runs them', async () => {
    const { user } = await open();
    await user.keyboard('{Control>}k{/Control}');
    expect(box()).toHaveFocus();
    await user.keyboard('e');
    expect(lines()).toContain('Activer l’écran client');
    await user.keyboard('cran{Enter}');
    expect(privacyStore.get()).toBe(true);
  });

  it('goes to a screen, and creates under the name of the page', async () => {
    const { user, address } = await open();
    await user.type(box(), 'vis{Enter}');
    expect(address()).toBe('/visit/list');
    await user.type(box(), 'nb');
    expect(active()).toBe('Nouveau bien');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/property/new');
  });

  it('opens a place in another tab with Ctrl+Enter, and stays', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user, address } = await open();
    await user.type(box(), 'vis{Control>}{Enter}{/Control}');
    expect(opened).toHaveBeenCalledExactlyOnceWith('/visit/list', '_blank', 'noopener');
    expect(address()).toBe('/');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
  });

  it('offers what the page can do while nothing is typed, and gives the focus back on Escape', async () => {
    const run = vi.fn();
    const { user } = await open({}, [
      { id: 'edit', label: 'Modifier', key: 'e', run },
      { id: 'sell', label: 'Vendre', run, disabled: true },
    ]);
    screen.getByRole('link', { name: 'Vers un contact' }).focus();
    await user.keyboard('/');
    const group = within(screen.getByRole('group', { name: 'Sur cette page' }));
    expect(group.getAllByRole('option').map((option) => option.textContent)).toEqual(['ModifierE', 'Vendre']);
    expect(active()).toBe('ModifierE');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'Vers un contact' })).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('/{Enter}');
    expect(run).toHaveBeenCalledOnce();
  });

  it('offers each place once: by its address, and by its name', async () => {
    const run = vi.fn();
    const { user } = await open({}, [
      { id: 'new', label: 'Créer un bien', key: 'n', to: '/property/new', run },
      { id: 'visits', label: 'Visites', run },
    ]);
    await user.type(box(), 'bien');
    expect(lines().filter((line) => /nouveau|créer/i.test(line))).toEqual(['Créer un bienN']);
    await user.clear(box());
    await user.type(box(), 'vis');
    expect(lines()).toEqual(['Visites']);
  });

  it('cuts titles and names as lists do, and says them whole to who points at them', async () => {
    const title = 'Studio bien agencé à Saint-Jean-de-Luz';
    const name = 'Etcheverry-Larramendy Marie-Bernadette';
    const hits: SearchHit[] = [
      { kind: 'property', reference: 'V26-00173', label: title, detail: 'Bayonne', archived: false },
      { kind: 'contact', id: 7, contactType: ['NOTARY'], label: name, detail: '', archived: false },
    ];
    const { user } = await open({ api: { 'GET search': () => hits } });
    await user.type(box(), 'etch');
    expect(await screen.findByTitle(title)).toHaveTextContent(/^Studio bien agencé à…$/);
    expect(screen.getByTitle(name)).toHaveTextContent(/^Etcheverry-Larramendy Marie-Be…$/);
  });

  it('moves by arrows, and by Home and End once in the list', async () => {
    const { user } = await open();
    await user.click(box());
    const [first, second] = lines();
    expect(active()).toBe(first);
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(second);
    await user.keyboard('{End}');
    expect(active()).toBe(lines().at(-1));
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(first);
    await user.keyboard('{ArrowUp}{Home}');
    expect(active()).toBe(first);
  });

  it('remembers the pages before, by their number alone in front of a customer, and forgets them with the session', async () => {
    document.title = 'Maïalen Harispe · Pignon';
    const { user } = await open({ at: '/contact/7' });
    await user.type(box(), 'vis{Enter}');
    const recent = () => within(screen.getByRole('group', { name: 'Ouverts récemment' })).getAllByRole('option');
    await user.click(box());
    expect(recent()[0]).toHaveTextContent('Maïalen Harispe');
    act(() => privacyStore.set(true));
    expect(recent()[0]).toHaveTextContent('Contact 7');
    expect(recent()[0]).not.toHaveTextContent('Harispe');
    act(() => bus.publish('session.ended', { reason: 'signed-out' }));
    expect(screen.queryByRole('group', { name: 'Ouverts récemment' })).not.toBeInTheDocument();
  });

  it('keeps the records opened last for their person across a reload, and forgets one that was erased', async () => {
    document.title = 'Maïalen Harispe · Pignon';
    const { user } = await open({ at: '/contact/7' });
    await user.type(box(), 'vis{Enter}');
    expect(localStorage.getItem('pignon.recent')).toContain('/contact/7');
    expect(localStorage.getItem('pignon.recent')).not.toContain('/visit/list');
    act(() => bus.publish('contact.erased', { contactId: 7 }));
    expect(localStorage.getItem('pignon.recent')).not.toContain('Harispe');
  });

  it('shows nobody the records that another person opened in this browser', async () => {
    const left = { user: 'autre@pignon.test', records: [{ pathname: '/contact/7', title: 'Harispe', openly: true }] };
    localStorage.setItem('pignon.recent', JSON.stringify(left));
    window.dispatchEvent(new StorageEvent('storage', { key: 'pignon.recent' }));
    const { user } = await open();
    await user.click(box());
    expect(screen.queryByRole('group', { name: 'Ouverts récemment' })).not.toBeInTheDocument();
    expect(localStorage.getItem('pignon.recent')).toBeNull();
  });

  it('forgets the page of a person who was erased', async () => {
    document.title = 'Maïalen Harispe · Pignon';
    const { user } = await open({ at: '/contact/7' });
    await user.type(box(), 'vis{Enter}');
    await user.click(box());
    const offered = () => screen.getAllByRole('option').map((option) => option.getAttribute('href'));
    expect(offered()).toContain('/contact/7');
    act(() => bus.publish('contact.erased', { contactId: 7 }));
    expect(offered()).not.toContain('/contact/7');
  });
});
