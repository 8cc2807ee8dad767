import { screen, waitFor, within } from '@testing-library/react';
import { aContactSummary, aPage, aUser, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { Page } from './list.page';

const NEGOTIATOR = aUser({
  loginEmail: 'jean@pignon.test',
  firstName: 'Jean',
  lastName: 'Lagarde',
  roles: ['NEGOTIATOR'],
});
const TWO = [
  aContactSummary({ negotiator: NEGOTIATOR.loginEmail }),
  aContactSummary({
    id: 8,
    title: 'COMPANY',
    company: 'Société civile immobilière des Tilleuls argentés',
    contactType: ['OWNER'],
    phones: ['+33559112233', '+33612000000'],
    email: 'sci@example.test',
    archived: true,
  }),
];

function open(at = '/contact/list', api: FakeHandlers = {}, privacy = false) {
  return renderScreen(<Page />, {
    at,
    route: '/contact/list/:type?',
    privacy,
    messages: { namespace: 'contact', load: () => Promise.resolve(fr) },
    api: { 'POST contact/find': () => aPage(TWO, 32), 'GET user': () => [NEGOTIATOR], ...api },
  });
}

const bodyOf = (received: { key: string; body: unknown }[]) =>
  received.filter(({ key }) => key === 'POST contact/find').at(-1)?.body;

describe('the contact list', () => {
  it('shows contacts with telephone and e-mail', async () => {
    await open();
    const row = (await screen.findByRole('link', { name: 'Harispe Maialen' })).closest('tr')!;
    expect(within(row).getByRole('link', { name: /^06\s12\s34\s56\s78$/ })).toHaveAttribute('href', 'tel:+33612345678');
    expect(within(row).getByRole('link', { name: 'maialen.harispe@example.test' })).toBeVisible();
    expect(within(row).getByText('Biarritz')).toBeVisible();
    expect(within(row).getByText('Client')).toBeVisible();
    expect(await within(row).findByText('Jean Lagarde')).toBeVisible();
    expect(within(row).getByLabelText('4 critères de recherche')).toBeVisible();
    expect(screen.getByRole('heading', { name: /Contacts 32/ })).toBeVisible();
  });

  it('truncates long names at 30 characters, marks archived contacts, counts further numbers', async () => {
    await open();
    const row = (await screen.findByText('Société civile immobilière des…')).closest('tr')!;
    expect(within(row).getByText('Archivé')).toBeVisible();
    expect(within(row).getByTitle('1 autre numéro')).toHaveTextContent('+1');
  });

  it.each([
    ['/contact/list', '/contact/new'],
    ['/contact/list/owner', '/contact/new?type=owner'],
    ['/contact/list/notary', '/contact/new?type=notary'],
  ])('creates from %s a contact of the type shown', async (at, to) => {
    await open(at);
    expect(await screen.findByRole('link', { name: 'Créer le contact' })).toHaveAttribute('href', to);
  });

  it('shows the agency’s negotiators above those of others, even without the latter', async () => {
    const manager = aUser({ loginEmail: 'manager2@pignon.test', lastName: 'Sans rôle', roles: ['MANAGER'] });
    const formerUser = aUser({
      loginEmail: 'parti@pignon.test',
      lastName: 'Parti',
      roles: ['NEGOTIATOR'],
      active: false,
    });
    await open('/contact/list/negotiator', {
      'POST contact/find': () => aPage([]),
      'GET user': () => [NEGOTIATOR, manager, formerUser],
    });
    const agencyPanel = within(await screen.findByRole('region', { name: /Négociateurs de l’agence/ }));
    expect(agencyPanel.getByRole('link', { name: 'Jean Lagarde' })).toHaveAttribute(
      'href',
      '/contact/list?negotiator=jean%40pignon.test',
    );
    expect(agencyPanel.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Négociateurs d’autres agences' })).toBeVisible();
    expect(await screen.findByText('Aucun négociateur d’une autre agence')).toBeVisible();
  });

  it('finds the agency’s negotiators by the search', async () => {
    await open('/contact/list/negotiator?q=lagarde%20jean');
    expect(await screen.findByRole('link', { name: 'Jean Lagarde' })).toBeVisible();
  });

  it('hides them when the search does not match', async () => {
    await open('/contact/list/negotiator?q=dupont');
    await screen.findByText('Harispe Maialen');
    expect(screen.queryByRole('link', { name: 'Jean Lagarde' })).toBeNull();
  });

  it('hides telephones, e-mails and owners’ names while a customer looks', async () => {
    await open('/contact/list', {}, true);
    expect(await screen.findByText('Harispe Maialen')).toBeVisible();
    expect(screen.queryByRole('link', { name: /06\s12/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'maialen.harispe@example.test' })).toBeNull();
    expect(screen.queryByRole('link', { name: /Société civile/ })).toBeNull();
  });

  it('shows a skeleton of the list while loading', async () => {
    await open('/contact/list', { 'POST contact/find': () => new Promise(() => undefined) });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  });

  it('shows the error and retries', async () => {
    const { user, api } = await open('/contact/list', { 'POST contact/find': () => refuse('TOO_MANY_REQUESTS') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Trop de demandes');
    api.use({ 'POST contact/find': () => aPage(TWO) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Harispe Maialen')).toBeVisible();
  });

  it('explains the empty list', async () => {
    await open('/contact/list', { 'POST contact/find': () => aPage([]) });
    expect(await screen.findByText('Aucun contact')).toBeVisible();
  });

  it('offers to clear the filters when none match', async () => {
    const { user, address } = await open('/contact/list?q=zzz', { 'POST contact/find': () => aPage([]) });
    expect(await screen.findByText('Aucun contact ne correspond')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    expect(address()).toBe('/contact/list');
  });

  it('requests what its address says', async () => {
    const { api } = await open(
      '/contact/list/owner?q=dupont&archive=all&criteria=yes&sort=lastname.asc&size=20&page=2',
    );
    await screen.findByText('Harispe Maialen');
    expect(bodyOf(api.received)).toEqual({
      dto: { text: 'dupont', contactType: ['OWNER'], hasFilters: true },
      pageSize: 20,
      pageNumber: 1,
      order: { property: 'lastName', direction: 'ASC' },
    });
    expect(screen.getByRole('link', { name: 'Propriétaires' })).toHaveAttribute('aria-current', 'page');
  });

  it('returns to the first page when a filter changes', async () => {
    const { user, address } = await open('/contact/list?page=3');
    await screen.findByText('Harispe Maialen');
    await user.click(screen.getByText('Négociateur', { selector: 'button *' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Jean Lagarde' }));
    expect(address()).toBe('/contact/list?negotiator=jean@pignon.test');
  });

  it('returns to the first page when order or size changes', async () => {
    const { user, address } = await open('/contact/list?page=3');
    await screen.findByText('Harispe Maialen');
    await user.click(screen.getByTitle('Trier par Nom'));
    expect(address()).toBe('/contact/list?sort=lastName.asc');
    await user.click(screen.getByLabelText('Page 2'));
    expect(address()).toBe('/contact/list?sort=lastName.asc&page=2');
    await user.selectOptions(screen.getByLabelText('Par page'), '50');
    expect(address()).toBe('/contact/list?sort=lastName.asc&size=50');
  });

  it('keeps the filters and returns to the first page when the kind changes', async () => {
    const { user, address } = await open('/contact/list?criteria=yes&page=2');
    await screen.findByText('Harispe Maialen');
    await user.click(screen.getByText('Notaires'));
    expect(address()).toBe('/contact/list/notary?criteria=yes');
  });

  it('removes one filter by its cross', async () => {
    const { user, address } = await open('/contact/list?negotiator=jean@pignon.test&criteria=yes');
    await screen.findByText('Suivi par Jean Lagarde');
    await user.click(screen.getByRole('button', { name: 'Retirer le filtre Suivi par Jean Lagarde' }));
    expect(address()).toBe('/contact/list?criteria=yes');
  });

  it('searches after a pause in typing', async () => {
    const { user, address, api } = await open();
    await screen.findByText('Harispe Maialen');
    await user.type(screen.getByRole('searchbox'), 'etche');
    await waitFor(() => expect(address()).toBe('/contact/list?q=etche'));
    await waitFor(() => expect(bodyOf(api.received)).toMatchObject({ dto: { text: 'etche' } }));
    expect(api.received.filter(({ key }) => key === 'POST contact/find')).toHaveLength(2);
  });

  it('offers the first page when the requested one no longer exists', async () => {
    const { user, address } = await open('/contact/list?page=9', { 'POST contact/find': () => aPage([], 12, 10, 8) });
    await user.click(await screen.findByRole('button', { name: 'Revenir à la première page' }));
    expect(address()).toBe('/contact/list');
  });
});
