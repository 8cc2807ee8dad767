import { screen } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { dayOf } from '@pignon/shared/domain/common/day';
import { aUser, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr.json';
import { Slot } from './people.slot';

const open = (api: FakeHandlers) =>
  renderScreen(<Slot whose="ALL" day={dayOf()} />, {
    messages: { namespace: 'example', load: () => Promise.resolve(fr) },
    api,
  });

describe('the card of the home page', () => {
  it('lists the first five users, with a link to all', async () => {
    const people = Array.from({ length: 7 }, (_, at) => aUser({ loginEmail: `user${at}@pignon.test` }));
    await open({ 'GET user': () => people });
    expect(await screen.findAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('7');
    expect(screen.getByRole('link', { name: 'Tout voir' })).toHaveAttribute('href', '/example');
  });

  it('shows a skeleton, then an error, and retries', async () => {
    const { user, api } = await open({ 'GET user': () => refuse('FORBIDDEN') });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre rôle ne permet pas cette action.');
    api.use({ 'GET user': () => [] });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText(fr['people.emptyText'])).toBeVisible();
  });

  it('refetches when an account is saved', async () => {
    const { api } = await open({ 'GET user': () => [aUser()] });
    await screen.findByText('Etcheverry Claire');
    api.use({ 'GET user': () => [aUser({ firstName: 'Anne' })] });
    bus.publish('user.saved', { loginEmail: 'manager@pignon.test' });
    expect(await screen.findByText('Etcheverry Anne')).toBeVisible();
  });
});
