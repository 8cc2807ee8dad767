import { cleanup, screen, waitFor } from '@testing-library/react';
import type { HomeView } from '@pignon/shared/contract';
import { aPage, aUser, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { Slot as Accounts } from './accounts.slot';
import { Slot as Summary } from './admit-summary.slot';

const messages = { namespace: 'admin', load: () => Promise.resolve(fr) };
const VIEW: HomeView = { whose: 'ALL', day: '2026-11-21' };
const NEW = aUser({ loginEmail: 'maite@pignon.test', firstName: '', lastName: '', status: 'PENDING', active: false });
const INCIDENT = {
  remote: 'property',
  version: '0.1.0-abc',
  message: 'Cannot read properties of undefined',
  count: 3,
  first: '2026-11-20T09:00:00.000Z',
  last: '2026-11-21T09:00:00.000Z',
  errorId: 'e-1',
  route: '/property/list',
};
const api = (users: ReturnType<typeof aUser>[], incidents: (typeof INCIDENT)[]): FakeHandlers => ({
  'GET user': () => users,
  'GET client-error': () => aPage(incidents),
});
const open = (handlers: FakeHandlers) => renderScreen(<Accounts {...VIEW} />, { messages, api: handlers });

describe('accounts and incidents', () => {
  it('are users to admit, with a link, and browser errors', async () => {
    await open(api([aUser(), NEW], [INCIDENT]));
    expect(await screen.findByRole('link', { name: 'Admettre' })).toHaveAttribute(
      'href',
      '/admin/users?status=pending&account=maite%40pignon.test',
    );
    expect(screen.getByText('maite@pignon.test')).toBeVisible();
    expect(screen.queryByText('Claire Etcheverry')).toBeNull();
    expect(screen.getByText('property 0.1.0-abc · 3 fois')).toBeVisible();
  });

  it('are counted together; four waiting users are shown, by name when known', async () => {
    const waitingUsers = Array.from({ length: 5 }, (_, at) => ({ ...NEW, loginEmail: `n${at}@pignon.test` }));
    await open(api([{ ...NEW, firstName: 'Maïté', lastName: '' }, ...waitingUsers], [INCIDENT]));
    expect(await screen.findByRole('heading', { name: /^Comptes et incidents\s?7$/ })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Admettre' })).toHaveLength(4);
    expect(screen.getByText('Maïté')).toBeVisible();
    expect(screen.queryByText('n4@pignon.test')).toBeNull();
    expect(screen.getByText('Cannot read properties of undefined')).toBeVisible();
  });

  it('have no heading for an empty part', async () => {
    await open(api([NEW], []));
    await screen.findByText('maite@pignon.test');
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Comptes et incidents1',
      'À admettre1',
    ]);
    cleanup();
    await open(api([], [INCIDENT]));
    await screen.findByText('property 0.1.0-abc · 3 fois');
    expect(screen.getAllByRole('heading')).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Admettre' })).toBeNull();
  });

  it('say so when there are none', async () => {
    await open(api([aUser()], []));
    expect(await screen.findByText(/^Aucun compte à admettre/)).toBeVisible();
  });

  it('show a skeleton while loading', async () => {
    await open({ 'GET user': () => new Promise<never>(() => undefined) });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  });

  it('show the error and retry', async () => {
    const { user, api: fake } = await open({ ...api([NEW], []), 'GET client-error': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre rôle');
    fake.use(api([NEW], []));
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('maite@pignon.test')).toBeVisible();
  });

  it('are counted in the summary of the day while a user waits', async () => {
    const show = (users: ReturnType<typeof aUser>[]) =>
      renderScreen(<Summary {...VIEW} />, { messages, api: { 'GET user': () => users } });
    await show([aUser(), NEW]);
    expect(await screen.findByRole('link', { name: '1 compte à admettre' })).toBeVisible();
    cleanup();
    const { container } = await show([aUser()]);
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });
});
