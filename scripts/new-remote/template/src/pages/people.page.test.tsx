import { screen, within } from '@testing-library/react';
import { aUser, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr.json';
import { Page } from './people.page';

const open = (api: FakeHandlers) =>
  renderScreen(<Page />, { at: '/example', messages: { namespace: 'example', load: () => Promise.resolve(fr) }, api });

describe('the first screen', () => {
  it('lists active users with their roles', async () => {
    const jean = aUser({ loginEmail: 'jean@pignon.test', firstName: '', lastName: '', roles: [] });
    await open({ 'GET user': () => [aUser({ roles: ['MANAGER', 'NEGOTIATOR'] }), jean] });
    const [claire, other] = (await screen.findAllByRole('row')).slice(1);
    expect(within(claire!).getByText('Etcheverry Claire')).toBeVisible();
    expect(within(claire!).getByText('Responsable, Négociateur')).toBeVisible();
    expect(within(other!).getByText('jean@pignon.test')).toBeVisible();
    expect(within(other!).getByText(fr['people.noRole'])).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${fr.title}2`);
  });

  it('shows a skeleton of the table while loading', async () => {
    await open({ 'GET user': () => new Promise(() => undefined) });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
    expect(screen.getByRole('status').querySelector('table')).not.toBeNull();
  });

  it('shows an error and retries', async () => {
    const { user, api } = await open({ 'GET user': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre rôle ne permet pas cette action.');
    api.use({ 'GET user': () => [aUser()] });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Etcheverry Claire')).toBeVisible();
  });

  it('explains an empty table', async () => {
    await open({ 'GET user': () => [] });
    expect(await screen.findByRole('heading', { name: fr['people.empty'] })).toBeVisible();
  });
});
