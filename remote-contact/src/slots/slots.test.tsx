import { cleanup, screen, waitFor } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import type { HomeView } from '@pignon/shared/contract';
import type { ContactSummary } from '@pignon/shared/domain/contact/contact.schema';
import {
  aContact,
  aContactSummary,
  aPage,
  aUser,
  refuse,
  renderScreen,
  type FakeHandlers,
} from '@pignon/shared/testing';
import fr from '../messages/fr';
import { Slot as Summary } from './follow-up-summary.slot';
import { Slot as FollowUps } from './follow-ups.slot';

const messages = { namespace: 'contact', load: () => Promise.resolve(fr) };
const never = () => new Promise<never>(() => undefined);

const DAY = '2026-11-21';
const OWN_VIEW: HomeView = { whose: 'ME', day: DAY };
const due = (overrides: Partial<ContactSummary> = {}) => aContactSummary({ nextFollowUp: DAY, ...overrides });

describe('contacts to call back', () => {
  const open = (api: FakeHandlers, view = OWN_VIEW) =>
    renderScreen(<FollowUps {...view} />, { messages, api: { 'GET user': () => [], ...api } });

  it('are the user’s until today, with delay and telephone', async () => {
    const late = due({ id: 2, lastName: 'Retard', nextFollowUp: '2026-11-18' });
    const { api } = await open({ 'POST contact/follow-up/find': () => aPage([late, due()]) });
    expect(await screen.findByText('3 jours de retard')).toBeVisible();
    expect(screen.getByText('Aujourd’hui')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^06/ })[0]).toHaveAttribute('href', 'tel:+33612345678');
    expect(screen.getByRole('link', { name: 'Tout voir' })).toHaveAttribute(
      'href',
      '/contact/list?negotiator=manager%40pignon.test&sort=nextFollowUp.asc',
    );
    expect(api.received.find(({ key }) => key === 'POST contact/follow-up/find')?.body).toMatchObject({
      before: '2026-11-22',
      negotiator: 'manager@pignon.test',
    });
  });

  it('are everybody’s for the whole agency, with the negotiator', async () => {
    const { api } = await open(
      {
        'POST contact/follow-up/find': () => aPage([due()]),
        'GET user': () => [aUser({ firstName: 'Jean', lastName: 'Etxe' })],
      },
      { whose: 'ALL', day: DAY },
    );
    expect(await screen.findByText('Biarritz · Jean Etxe')).toBeVisible();
    expect(api.received.find(({ key }) => key === 'POST contact/follow-up/find')?.body).not.toHaveProperty(
      'negotiator',
    );
  });

  it('are postponed in place', async () => {
    let list = [due({ version: 3 })];
    const { user, api } = await open({
      'POST contact/follow-up/find': () => aPage(list),
      'PATCH contact/{id}': () => {
        list = [];
        return aContact();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Reporter la relance' }));
    await user.click(screen.getByRole('menuitem', { name: /Dans une semaine/ }));
    expect(await screen.findByText(/^Personne n’est à relancer/)).toBeVisible();
    const savedBody = () => api.received.find(({ key }) => key === 'PATCH contact/{id}')?.body;
    await waitFor(() => expect(savedBody()).toEqual({ nextFollowUp: '2026-11-28' }));
  });

  it("return by the notice's undo after being dropped", async () => {
    let saved = due({ version: 3 });
    const { user, api } = await open({
      'POST contact/follow-up/find': () => aPage(saved.nextFollowUp === null ? [] : [saved]),
      'PATCH contact/{id}': ({ body }) => {
        saved = { ...saved, ...(body as { nextFollowUp: string | null }), version: saved.version + 1 };
        return aContact({ version: saved.version, nextFollowUp: saved.nextFollowUp });
      },
    });
    const requests: string[] = [];
    const stop = bus.on('notice.raised', ({ action }) => action && 'id' in action && requests.push(action.id));
    await user.click(await screen.findByRole('button', { name: 'Reporter la relance' }));
    await user.click(screen.getByRole('menuitem', { name: 'Ne plus relancer' }));
    expect(await screen.findByText(/^Personne n’est à relancer/)).toBeVisible();
    await waitFor(() => expect(requests).toHaveLength(1));
    stop();
    bus.publish('notice.answered', { id: requests[0]! });
    expect(await screen.findByRole('link', { name: 'Harispe Maialen' })).toBeVisible();
    const bodies = api.received.filter(({ key }) => key === 'PATCH contact/{id}').map(({ body }) => body);
    expect(bodies).toEqual([{ nextFollowUp: null }, { nextFollowUp: DAY }]);
  });

  it('return when postponing is refused', async () => {
    const { user, api } = await open({
      'POST contact/follow-up/find': () => aPage([due()]),
      'PATCH contact/{id}': () => refuse('STALE'),
    });
    await user.click(await screen.findByRole('button', { name: 'Reporter la relance' }));
    await user.click(screen.getByRole('menuitem', { name: 'Ne plus relancer' }));
    await waitFor(() =>
      expect(api.received.filter(({ key }) => key === 'POST contact/follow-up/find')).toHaveLength(2),
    );
    expect(await screen.findByRole('link', { name: 'Harispe Maialen' })).toBeVisible();
    expect(api.received.find(({ key }) => key === 'PATCH contact/{id}')?.body).toEqual({ nextFollowUp: null });
  });

  it('say so when there are none', async () => {
    await open({ 'POST contact/follow-up/find': () => aPage([]) });
    expect(await screen.findByRole('link', { name: 'Voir les clients' })).toBeVisible();
  });

  it('shows a skeleton while loading', async () => {
    await open({ 'POST contact/follow-up/find': never });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  });

  it('shows the error and retries', async () => {
    const { user, api } = await open({ 'POST contact/follow-up/find': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre rôle');
    api.use({ 'POST contact/follow-up/find': () => aPage([]) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText(/^Personne n’est à relancer/)).toBeVisible();
  });

  it('are one line in the summary of the day, or none', async () => {
    const { container } = await renderScreen(<Summary {...OWN_VIEW} />, {
      messages,
      api: { 'POST contact/follow-up/find': () => aPage([due()], 4) },
    });
    expect(await screen.findByRole('link', { name: '4 contacts à relancer' })).toBeVisible();
    cleanup();
    await renderScreen(<Summary {...OWN_VIEW} />, {
      messages,
      api: { 'POST contact/follow-up/find': () => aPage([]) },
    });
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });
});
