import { screen, waitFor, within } from '@testing-library/react';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import type { SearchHit } from '@pignon/shared/domain/search/search.schema';
import { aPage, refuse } from '@pignon/shared/testing';
import { activeOptionText, searchBox, HITS, optionTexts, openShell, setUpSearch } from './test/open-search';

setUpSearch();

describe('the search of records', () => {
  it('waits for three characters, then lists properties before contacts', async () => {
    const { user, api, address } = await openShell({ api: { 'GET search': () => HITS } });
    await user.type(searchBox(), 'ma ');
    expect(within(screen.getByRole('search')).getAllByText('Tapez au moins 3 caractères')).toHaveLength(2);
    await user.type(searchBox(), 'is');
    expect(within(screen.getByRole('search')).getAllByText('Recherche en cours…')).toHaveLength(2);
    await screen.findByRole('group', { name: 'Contacts' });
    expect(optionTexts()).toEqual([
      'MaisonVente · BayonneArchivéV26-00042',
      'Harispe MaïalenClient · Biarritz',
      expect.stringMatching(/^Créer le contact/),
    ]);
    expect(api.received.filter(({ key }) => key === 'GET search').map(({ query }) => query.get('q'))).toEqual([
      'ma is',
    ]);
    expect(screen.getByText('2 résultats')).toHaveAttribute('role', 'status');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(address()).toBe('/contact/7');
    expect(searchBox()).toHaveValue('');
    expect(searchBox()).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows transaction and status of properties, and types of contacts', async () => {
    const property = { ...HITS[1], archived: false, label: 'Studio', detail: '850 €/mois' };
    const hits = [
      { ...property, transactionType: 'RENT', propertyStatus: 'UNDER_OFFER' },
      { ...HITS[0], contactType: ['OWNER', 'TENANT'], detail: '' },
    ] as SearchHit[];
    const { user } = await openShell({ api: { 'GET search': () => hits } });
    await user.type(searchBox(), 'mais');
    await screen.findByRole('option', { name: /Studio/ });
    expect(optionTexts().slice(0, 2)).toEqual([
      'StudioLocation · 850 €/moisSous offreV26-00042',
      'Harispe MaïalenPropriétaire, Locataire',
    ]);
  });

  it('sends one request for text typed without a pause', async () => {
    const { user, api } = await openShell({ api: { 'GET search': () => [] } });
    await user.type(searchBox(), 'bayonne');
    expect(await screen.findAllByText('Aucun résultat')).toHaveLength(2);
    expect(api.received.filter(({ key }) => key === 'GET search')).toHaveLength(1);
  });

  it('aborts the previous request at the next letter', async () => {
    const abortSpy = jest.spyOn(AbortController.prototype, 'abort');
    const { user, api } = await openShell({ api: { 'GET search': () => new Promise(() => undefined) } });
    await user.type(searchBox(), 'bay');
    await waitFor(() => expect(api.received.some(({ key }) => key === 'GET search')).toBe(true));
    abortSpy.mockClear();
    await user.type(searchBox(), 'o');
    expect(abortSpy).toHaveBeenCalled();
  });

  it('shows a failure in place, and retries', async () => {
    const { user, api } = await openShell({ api: { 'GET search': () => refuse('FORBIDDEN') } });
    await user.type(searchBox(), 'bayonne');
    await screen.findByRole('button', { name: 'Réessayer' });
    api.use({ 'GET search': () => HITS });
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('option', { name: /Maison/ })).toBeVisible();
  });

  it('highlights the matching letters, whatever their accents', async () => {
    const { user } = await openShell({ api: { 'GET search': () => HITS } });
    await user.type(searchBox(), 'MAIAL');
    const option = await screen.findByRole('option', { name: /Harispe/ });
    expect([...option.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Maïal']);
  });

  it('hides contact details on the client’s screen', async () => {
    const { user } = await openShell({ privacy: true, api: { 'GET search': () => HITS } });
    await user.type(searchBox(), 'harispe');
    expect(await screen.findByRole('option', { name: /Harispe/ })).not.toHaveAccessibleName(/Biarritz/);
    expect(screen.getByRole('option', { name: /Maison/ })).toHaveAccessibleName(/Bayonne/);
  });

  it('shows an owner only by type on the client’s screen', async () => {
    const owner = { ...HITS[0], contactType: ['OWNER'] } as SearchHit;
    const { user } = await openShell({ privacy: true, api: { 'GET search': () => [owner] } });
    await user.type(searchBox(), 'harispe');
    expect(await screen.findByRole('option', { name: /^Contact ?Propriétaire/ })).toBeVisible();
    expect(document.body.innerHTML).not.toMatch(/Harispe|Biarritz/);
  });
});

describe('the search of mandates', () => {
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
    signatures: { given: 1, wanted: 1, agent: true },
    ...{
      registerDate: null,
      irrevocableUntil: null,
      withdrawalUntil: null,
      reminds: false,
      renews: false,
      noticeEnd: null,
    },
    ...{ createdTime: '2026-01-01T00:00:00.000Z', modifiedTime: '2026-01-01T00:00:00.000Z', version: 1 },
  };

  it('finds them by number from the first digit, without names of principals', async () => {
    const { user, api, address } = await openShell({
      api: { 'GET search': () => [], 'POST mandate/find': () => aPage([mandate]) },
    });
    await user.type(searchBox(), 'n° 42');
    const line = await screen.findByRole('option', { name: /Mandat/ });
    expect(line).toHaveTextContent(/^Mandat n°\sT-42/);
    expect(line).toHaveTextContent('Villa Éole · Bayonne · V26-00042');
    expect(line).not.toHaveTextContent('Harispe');
    const requests = api.received.filter(({ key }) => key === 'POST mandate/find');
    expect(requests.map(({ body }) => body)).toMatchObject([{ dto: { registerNumber: 42 } }]);
    await user.keyboard('{Enter}');
    expect(address()).toBe('/mandate/3');
  });

  it.each([
    ['T-42', 'T'],
    ['n° G-42', 'G'],
  ] as const)('finds them by number and register letter: %s', async (searchText, register) => {
    const { user, api } = await openShell({
      api: { 'GET search': () => [], 'POST mandate/find': () => aPage([{ ...mandate, register }]) },
    });
    await user.type(searchBox(), searchText);
    const line = await screen.findByRole('option', { name: /Mandat/ });
    expect(line).toHaveTextContent(new RegExp(`n°\\s${register}-42`));
    const requests = api.received.filter(({ key }) => key === 'POST mandate/find');
    expect(requests.at(-1)?.body).toMatchObject({ dto: { register, registerNumber: 42 } });
  });
});

describe('an unknown contact', () => {
  it('can be created with the typed name, once the search has responded', async () => {
    const { user, address } = await openShell({ api: { 'GET search': () => [] } });
    await user.type(searchBox(), 'Maïalen Harispe');
    expect(screen.queryByRole('option', { name: /Créer le contact/ })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('option', { name: /Créer le contact «\sMaïalen Harispe\s»/ }));
    expect(address()).toBe('/contact/new?name=Ma%C3%AFalen+Harispe');
  });

  it('can be created with the typed telephone number', async () => {
    const { user, address } = await openShell({ api: { 'GET search': () => [] } });
    await user.type(searchBox(), '06 12 34 56 78');
    await screen.findByRole('option', { name: /Créer le contact/ });
    await user.keyboard('{Enter}');
    expect(address()).toBe('/contact/new?phone=%2B33612345678');
  });

  it('is offered last, so that Enter opens a known contact', async () => {
    const { user } = await openShell({ api: { 'GET search': () => HITS } });
    await user.type(searchBox(), 'harispe');
    await screen.findByRole('option', { name: /Créer le contact/ });
    expect(optionTexts().at(-1)).toMatch(/^Créer le contact/);
    await waitFor(() => expect(activeOptionText()).toMatch(/^Maison/));
  });
});
