import { act, screen, waitFor, within } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { actionOfKey, pageActions } from '@pignon/shared/contract';
import { addDays, dayOf, startOfDay } from '@pignon/shared/domain/common/day';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { formatDate, formatLongDate } from '@pignon/shared/i18n';
import { aPage, aUser, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { aVisit } from '../test/factories';
import { Page } from './visits.page';

const at = (days: number, hours: number) =>
  new Date(Date.parse(startOfDay(addDays(dayOf(), days))) + hours * 3_600_000).toISOString();
const JEAN = aUser({ loginEmail: 'jean@pignon.test', firstName: 'Jean', lastName: 'Lagarde', roles: ['NEGOTIATOR'] });
const OTHER = '00000000-0000-4000-8000-000000000002';
const VISITS = [
  aVisit({ id: 1, start: at(0, 9), end: at(0, 9.5) }),
  aVisit({ id: 2, start: at(0, 10), end: at(0, 10.5), propertyTitle: 'Appartement', kind: 'SECOND' }),
  aVisit({
    id: 3,
    groupId: OTHER,
    start: at(1, 14),
    end: at(1, 15),
    status: 'DONE',
    voucherSignedAt: at(1, 14),
    feedback: {
      interest: 4,
      positives: [],
      negatives: [],
      priceOpinion: null,
      priceAmount: null,
      next: null,
      nextDay: null,
      reason: null,
      notes: '',
    },
  }),
];

function open(address = '/visit/list', api: FakeHandlers = {}, privacy = false, roles: Role[] = ['MANAGER']) {
  return renderScreen(<Page />, {
    at: address,
    route: '/visit/list',
    privacy,
    roles,
    messages: { namespace: 'activity', load: () => Promise.resolve(fr) },
    api: { 'POST visit/find': () => aPage(VISITS, 40), 'GET user': () => [JEAN], ...api },
  });
}

const bodyOf = (received: { key: string; body: unknown }[]) =>
  received.filter(({ key }) => key === 'POST visit/find').at(-1)?.body;

describe('the visit list', () => {
  it('groups visits by day, a buyer’s tour in one block', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: /Aujourd’hui 2 visites/ })).toBeVisible();
    expect(screen.getByRole('heading', { name: /Demain 1 visite/ })).toBeVisible();
    const tour = screen.getByText('Tournée de 2 visites').closest('li')!;
    expect(within(tour).getByText('09:00')).toBeVisible();
    expect(within(tour).getByText('Contre-visite')).toBeVisible();
    expect(within(tour).getAllByRole('link', { name: 'Harispe Maialen' })).toHaveLength(2);
    expect(screen.getByText('4 sur 5')).toBeVisible();
    expect(screen.getByText('Bon de visite signé')).toBeInTheDocument();
    expect((await screen.findAllByText('Jean Lagarde'))[0]).toBeVisible();
  });

  it('plans a tour by the shortcut for a new record, for authorized users', async () => {
    const { address } = await open();
    await screen.findByText('Tournée de 2 visites');
    act(() => actionOfKey(pageActions(), 'n')?.run());
    await waitFor(() => expect(address()).toBe('/visit/new'));
  });

  it('has no such shortcut for read-only users', async () => {
    await open('/visit/list', {}, false, ['SUPPORT']);
    await screen.findByText('Tournée de 2 visites');
    expect(actionOfKey(pageActions(), 'n')).toBeUndefined();
  });

  it('hides the visitors while a customer looks', async () => {
    await open('/visit/list', {}, true);
    await screen.findByText('Tournée de 2 visites');
    expect(document.body.innerHTML).not.toContain('Harispe');
  });

  it('shows a skeleton of the agenda while loading', async () => {
    await open('/visit/list', { 'POST visit/find': () => new Promise(() => undefined) });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  });

  it('shows the error and retries', async () => {
    const { user, api } = await open('/visit/list', { 'POST visit/find': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre rôle ne permet pas cette action.');
    api.use({ 'POST visit/find': () => aPage(VISITS) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Tournée de 2 visites')).toBeVisible();
  });

  it('offers all visits, latest first, when none is upcoming', async () => {
    const { user, address } = await open('/visit/list', { 'POST visit/find': () => aPage([]) });
    expect(await screen.findByText('Aucune visite à venir')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Voir toutes les visites' }));
    expect(address()).toBe('/visit/list?period=all&sort=start.desc');
    expect(screen.getByText('Aucune visite ne correspond')).toBeVisible();
  });

  it('sorts past visits descending and returns to the first page', async () => {
    const { user, address, api } = await open('/visit/list?page=2');
    await screen.findByText('Tournée de 2 visites');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Période' }), 'Passées');
    expect(address()).toBe('/visit/list?period=past&sort=start.desc');
    await waitFor(() =>
      expect(bodyOf(api.received)).toMatchObject({ dto: { to: startOfDay(dayOf()) }, pageNumber: 0 }),
    );
  });

  it('filters by status and negotiator, each removable', async () => {
    const { user, address } = await open();
    await screen.findByText('Tournée de 2 visites');
    await user.click(screen.getByRole('button', { name: 'Statut' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Confirmée' }));
    await user.click(screen.getByRole('button', { name: 'Négociateur' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Jean Lagarde' }));
    expect(address()).toBe('/visit/list?status=confirmed&negotiator=jean@pignon.test');
    await user.click(screen.getByRole('button', { name: 'Retirer le filtre Confirmée' }));
    expect(address()).toBe('/visit/list?negotiator=jean@pignon.test');
    await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    expect(address()).toBe('/visit/list');
  });
});

describe('deleting a tour', () => {
  const GROUP = VISITS[0]!.groupId;
  const tour = (overrides: object = {}) => ({ groupId: GROUP, version: 3, visits: VISITS.slice(0, 2), ...overrides });
  const offer = () => screen.findByRole('button', { name: 'Supprimer la tournée de 09:00' });
  const confirm = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Supprimer la tournée' });

  async function ask(api: FakeHandlers = {}) {
    const testScreen = await open('/visit/list', { 'GET visit/group/{groupId}': () => tour(), ...api });
    await testScreen.user.click(await offer());
    return testScreen;
  }

  it('lists the visits to delete, deletes the tour at the version read, and publishes the deletion', async () => {
    const published: unknown[] = [];
    const stops = [
      bus.on('visit.deleted', (deletion) => published.push(deletion)),
      bus.on('notice.raised', ({ message }) => published.push(message)),
    ];
    const { user, api } = await ask({ 'DELETE visit/group/{groupId}': () => undefined });
    expect(await screen.findByText(/^2 visites le .*, de 09:00 à 10:30\.$/)).toBeVisible();
    api.use({ 'POST visit/find': () => aPage(VISITS.slice(2)) });
    await user.click(confirm());
    await waitFor(() => expect(screen.queryByText('Tournée de 2 visites')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    const deleteRequest = api.received.find(({ key }) => key === 'DELETE visit/group/{groupId}');
    expect(deleteRequest).toMatchObject({ params: { groupId: GROUP }, headers: { 'if-match': '"3"' } });
    expect(published).toEqual([{ groupId: GROUP }, 'Tournée supprimée.']);
    for (const stop of stops) stop();
  });

  it('focuses Cancel first, and lists every visit of the tour, beyond the page of the list', async () => {
    await ask({ 'GET visit/group/{groupId}': () => tour({ visits: [...VISITS.slice(0, 2), aVisit({ id: 9 })] }) });
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Annuler' })).toHaveFocus();
    await waitFor(() => expect(within(screen.getByRole('dialog')).getAllByRole('listitem')).toHaveLength(3));
  });

  it('names the days of a tour over several days, in its summary and at each visit', async () => {
    const [today, tomorrow] = [VISITS[0]!, aVisit({ id: 2, start: at(1, 9), end: at(1, 10) })];
    await ask({ 'GET visit/group/{groupId}': () => tour({ visits: [today, tomorrow] }) });
    const days = [today, tomorrow].map(({ start }) => formatLongDate(start));
    expect(await screen.findByText(`2 visites, du ${days.join(' au ')}.`)).toBeVisible();
    const lines = within(screen.getByRole('dialog')).getAllByRole('listitem');
    expect(lines[1]).toHaveTextContent(formatDate(tomorrow.start));
  });

  it('refuses a tour with a completed visit', async () => {
    const visits = [VISITS[0]!, aVisit({ id: 2, status: 'DONE' })] as const;
    await ask({ 'GET visit/group/{groupId}': () => tour({ visits }) });
    expect(await screen.findByText(/^Une de ces visites a eu lieu/)).toBeVisible();
    expect(confirm()).toBeDisabled();
  });

  it('shows a refusal in the dialog, and reads the tour again', async () => {
    const { user, api } = await ask({ 'DELETE visit/group/{groupId}': () => refuse('CONFLICT') });
    await screen.findByText(/^2 visites le/);
    const reads = () => api.received.filter(({ key }) => key === 'GET visit/group/{groupId}').length;
    await user.click(confirm());
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeVisible();
    await waitFor(() => expect(reads()).toBe(2));
  });

  it('is not offered for completed visits, nor to users who may not write', async () => {
    const { unmount } = await open();
    await offer();
    expect(screen.queryByRole('button', { name: /de 14:00/ })).toBeNull();
    unmount();
    await open('/visit/list', {}, false, ['SYNCHRO']);
    await screen.findByText('Tournée de 2 visites');
    expect(screen.queryByRole('button', { name: /^Supprimer/ })).toBeNull();
  });
});
