import { screen, within } from '@testing-library/react';
import { aUser, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { Page } from './admin.page';

const CLAIRE = aUser();
const JEAN = aUser({
  loginEmail: 'jean@pignon.test',
  firstName: 'Jean',
  lastName: 'Écuyer',
  roles: ['NEGOTIATOR', 'SYNCHRO'],
});
const INA = aUser({
  loginEmail: 'inactif@pignon.test',
  firstName: 'Ina',
  lastName: 'Zubiri',
  roles: [],
  status: 'SUSPENDED',
  active: false,
});

function open(at = '/admin', api: FakeHandlers = {}) {
  return renderScreen(<Page />, {
    at,
    route: '/admin/:modelValue?',
    messages: { namespace: 'admin', load: () => Promise.resolve(fr) },
    api: {
      'GET user/activity': () => [],
      'GET user': ({ query }) => (query.includeInactive ? [CLAIRE, JEAN, INA] : [CLAIRE, JEAN]),
      ...api,
    },
  });
}

describe('the users', () => {
  it('list active ones by default, by name, with roles and status', async () => {
    await open();
    const rows = await screen.findAllByRole('row');
    expect(rows.slice(1).map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
      'JÉÉcuyer Jean',
      'CEEtcheverry Claire',
    ]);
    expect(within(rows[1]!).getByText('Négociateur')).toBeVisible();
    expect(within(rows[1]!).getByText('Diffusion')).toBeVisible();
    expect(within(rows[1]!).getByText('Actif')).toBeVisible();
    expect(within(rows[1]!).getByRole('link', { name: 'jean@pignon.test' })).toBeVisible();
  });

  it('include inactive ones on request, in the address too', async () => {
    const { user, address } = await open();
    await screen.findByRole('table');
    await user.click(screen.getByRole('checkbox', { name: 'Afficher les comptes inactifs' }));
    expect(address()).toBe('/admin?inactive=yes');
    expect(await screen.findByText('Zubiri Ina')).toBeVisible();
    expect(screen.getByText('Suspendu')).toBeVisible();
    expect(screen.getByText('Aucun rôle')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retirer le filtre Comptes inactifs compris' }));
    expect(address()).toBe('/admin');
  });

  it('are searched without accents, filtered by role and sorted', async () => {
    const { user, address } = await open('/admin/users?q=%C3%89CUYER');
    expect(await screen.findByText('Écuyer Jean')).toBeVisible();
    expect(screen.queryByText('Etcheverry Claire')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Effacer' }));
    await user.click(screen.getByRole('button', { name: 'Rôles' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Responsable' }));
    expect(screen.queryByText('Écuyer Jean')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'E-mail' }));
    expect(address()).toBe('/admin/users?role=manager&sort=loginEmail.asc');
  });

  it('are sorted by each sortable column, and have telephone links', async () => {
    const { user, address } = await open('/admin', {
      'GET user': () => [{ ...CLAIRE, phoneNumbers: ['+33559000001'] }],
    });
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Nom', 'E-mail', 'Téléphone', 'Rôles', 'Statut', 'Dernière action', 'Modifié']);
    expect(
      within(table)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Nom', 'E-mail', 'Statut', 'Modifié']);
    expect(within(table).getByRole('link', { name: /^05\s59\s00\s00\s01$/ })).toBeVisible();
    for (const [column, sort] of [
      ['Nom', 'lastName'],
      ['Statut', 'status'],
      ['Modifié', 'modifiedTime'],
    ] as const) {
      await user.click(within(table).getByRole('button', { name: column }));
      expect(address()).toContain(`sort=${sort}.`);
    }
  });

  it('show the e-mail address when they have no name', async () => {
    await open('/admin', { 'GET user': () => [{ ...JEAN, firstName: '', lastName: '' }] });
    const [, row] = await screen.findAllByRole('row');
    expect(within(row!).getAllByText('jean@pignon.test')).toHaveLength(2);
  });

  it('show active filters, and clear them at once', async () => {
    const { user, address } = await open('/admin?role=manager,negotiator&inactive=yes');
    await user.click(await screen.findByRole('button', { name: 'Retirer le filtre Responsable' }));
    expect(address()).toBe('/admin?role=negotiator&inactive=yes');
    await user.click(screen.getByRole('button', { name: 'Retirer le filtre Comptes inactifs compris' }));
    expect(await screen.findByText('Écuyer Jean')).toBeVisible();
    expect(screen.queryByText('Etcheverry Claire')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    expect(address()).toBe('/admin');
    expect(screen.queryByRole('button', { name: 'Effacer les filtres' })).toBeNull();
  });

  it('offer inactive ones when there are no others', async () => {
    const { user, address } = await open('/admin', { 'GET user': () => [] });
    await user.click(await screen.findByRole('button', { name: 'Afficher les comptes inactifs' }));
    expect(address()).toBe('/admin?inactive=yes');
  });

  it('show a skeleton of the table while loading', async () => {
    await open('/admin', { 'GET user': () => new Promise(() => undefined) });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  });

  it('show the error and retry', async () => {
    const { user, api } = await open('/admin', { 'GET user': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre rôle ne permet pas cette action.');
    api.use({ 'GET user': () => [CLAIRE] });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Etcheverry Claire')).toBeVisible();
  });

  it('offer to clear the filters when nobody matches them', async () => {
    const { user, address } = await open('/admin?q=personne');
    expect(await screen.findByText('Aucun utilisateur ne correspond')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    expect(address()).toBe('/admin');
  });
});

describe('an unknown part of the administration', () => {
  it('is reported, with a link to the users', async () => {
    await open('/admin/nothing');
    expect(screen.getByText('Cette rubrique n’existe pas')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Utilisateurs' })[0]).toHaveAttribute('href', '/admin/users');
  });
});
