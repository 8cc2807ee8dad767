import { screen, within } from '@testing-library/react';
import { addDays, dayOf } from '@pignon/shared/domain/common/day';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import {
  aMandate,
  aPage,
  aUser,
  privateInDocument,
  refuse,
  renderScreen,
  type FakeHandlers,
} from '@pignon/shared/testing';
import fr from '../messages/fr';
import { Page } from './list.page';

const NEGOTIATOR = aUser({
  loginEmail: 'jean@pignon.test',
  firstName: 'Jean',
  lastName: 'Lagarde',
  roles: ['NEGOTIATOR'],
});
const RUNNING = aMandate({ endDate: addDays(dayOf(), 12) });
const PENDING: MandateSummary = aMandate({
  id: 4,
  status: 'PENDING',
  registerNumber: null,
  type: 'NON_EXCLUSIVE',
  propertyTitle: 'Appartement',
  counterParts: [
    { contactId: 8, name: 'Lefèvre Anne', signed: true },
    { contactId: 9, name: 'Lefèvre Paul', signed: false },
  ],
  signatures: { given: 1, wanted: 2, agent: true },
});

function open(at = '/mandate/list', api: FakeHandlers = {}, privacy = false) {
  return renderScreen(<Page />, {
    at,
    route: '/mandate/list',
    privacy,
    messages: { namespace: 'mandate', load: () => Promise.resolve(fr) },
    api: { 'POST mandate/find': () => aPage([RUNNING, PENDING], 40), 'GET user': () => [NEGOTIATOR], ...api },
  });
}

const bodyOf = (received: { key: string; body: unknown }[]) =>
  received.filter(({ key }) => key === 'POST mandate/find').at(-1)?.body;

describe('the mandate list', () => {
  it('requests pending and running mandates by default', async () => {
    const { api } = await open();
    await screen.findByRole('table');
    expect(bodyOf(api.received)).toEqual({
      dto: { status: ['PENDING', 'RUNNING'] },
      pageSize: 10,
      pageNumber: 0,
      order: { property: 'modifiedTime', direction: 'DESC' },
    });
    expect(screen.getByRole('button', { name: 'Retirer le filtre En attente' })).toBeVisible();
  });

  it('shows register number, property, principals and days left', async () => {
    await open();
    const row = (await screen.findByRole('link', { name: /Maison de ville avec jardin/ })).closest('tr')!;
    expect(within(row).getByText(/^T-1204$/)).toBeVisible();
    expect(within(row).getByText('Bayonne · V26-00042')).toBeVisible();
    expect(within(row).getByText('Exclusif')).toBeVisible();
    expect(within(row).getByText('En cours')).toBeVisible();
    expect(within(row).getByRole('link', { name: 'Harispe Maialen' })).toHaveAttribute('href', '/contact/7');
    expect(within(row).getByText('12 jours restants')).toBeVisible();
    expect(within(row).getByText(/425\s000\s€/)).toBeVisible();
    expect(await within(row).findByText('Jean Lagarde')).toBeVisible();
  });

  it('shows how many have signed a pending mandate', async () => {
    await open();
    const row = (await screen.findByRole('link', { name: /^Appartement/ })).closest('tr')!;
    expect(within(row).getByText('Mandants 1 sur 2, agence 1 sur 1')).toBeVisible();
  });

  it('states that a rent is monthly', async () => {
    await open('/mandate/list', {
      'POST mandate/find': () => aPage([aMandate({ transactionType: 'RENT', price: 850 })]),
    });
    expect(await screen.findByText('850\u00a0€/mois', { normalizer: (text) => text })).toBeVisible();
  });

  it('hides the principals while a customer looks', async () => {
    await open('/mandate/list', {}, true);
    await screen.findByRole('table');
    expect(screen.queryByRole('link', { name: 'Harispe Maialen' })).toBeNull();
  });

  it.each(['?show=principals,price,clock,noticeEnd', '?view=board'])(
    'shows neither price nor end while a customer looks, in %s',
    async (at) => {
      const noticed = aMandate({ ...RUNNING, noticeEnd: addDays(dayOf(), 11) });
      await open(`/mandate/list${at}`, { 'POST mandate/find': () => aPage([noticed]) }, true);
      await screen.findByRole('link', { name: /Maison de ville avec jardin/ });
      expect(privateInDocument('mandate', noticed)).toEqual([]);
      expect(document.body).not.toHaveTextContent(/jours? restants?|Prend fin/);
    },
  );

  it('is neither sorted by hidden columns while a customer looks, nor filtered by end date', async () => {
    await open('/mandate/list?show=price,clock,startDate', {}, true);
    const names = within(await screen.findByRole('table'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toContain('Début');
    expect(names).not.toContain('Prix');
    expect(screen.getByRole('button', { name: 'Type' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Expir/ })).toBeNull();
  });

  it('shows a skeleton of the list while loading', async () => {
    await open('/mandate/list', { 'POST mandate/find': () => new Promise(() => undefined) });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  });

  it('shows the error and retries', async () => {
    const { user, api } = await open('/mandate/list', { 'POST mandate/find': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre rôle ne permet pas cette action.');
    api.use({ 'POST mandate/find': () => aPage([RUNNING]) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('offers all mandates when none is pending or running', async () => {
    const { user, address } = await open('/mandate/list', { 'POST mandate/find': () => aPage([]) });
    expect(await screen.findByText('Aucun mandat en attente ni en cours')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Voir tous les mandats' }));
    expect(address()).toBe('/mandate/list?status=any');
  });

  it('requests what its address says', async () => {
    const { api } = await open(
      '/mandate/list?q=1204&status=any&type=exclusive&expiring=30&negotiator=jean@pignon.test&property=V26-00042&sort=enddate.asc&page=2&size=20',
    );
    await screen.findByRole('table');
    expect(bodyOf(api.received)).toEqual({
      dto: {
        text: '1204',
        type: ['EXCLUSIVE'],
        expiringWithinDays: 30,
        negotiator: 'jean@pignon.test',
        propertyRef: 'V26-00042',
      },
      pageSize: 20,
      pageNumber: 1,
      order: { property: 'endDate', direction: 'ASC' },
    });
    expect(screen.getByText('Expire sous 30 jours')).toBeVisible();
  });

  it('returns to the first page when filter or order changes', async () => {
    const { user, address } = await open('/mandate/list?page=3');
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Retirer le filtre En attente' }));
    expect(address()).toBe('/mandate/list?status=running');
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await user.click(screen.getByRole('button', { name: 'Date de fin', description: '' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Sous 30 jours' }));
    expect(address()).toBe('/mandate/list?status=running&expiring=30');
  });
});
