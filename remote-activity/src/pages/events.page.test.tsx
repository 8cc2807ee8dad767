import { act, screen, waitFor, within } from '@testing-library/react';
import { actionOfKey, pageActions } from '@pignon/shared/contract';
import { addDays, dayOf, startOfDay } from '@pignon/shared/domain/common/day';
import { aMandate, aPage, aUser, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { anEvent } from '../test/factories';
import { Page } from './events.page';

const TODAY = dayOf();
const JEAN = aUser({ loginEmail: 'jean@pignon.test', firstName: 'Jean', lastName: 'Lagarde' });
const EVENTS = [
  anEvent({ id: 3, type: 'SYSTEM', title: 'Mandat signé', text: '', links: [{ kind: 'property', id: 'V26-00042' }] }),
  anEvent({ id: 2 }),
  anEvent({
    id: 1,
    type: 'TASK',
    title: 'Relancer le notaire',
    text: '',
    done: false,
    due: startOfDay(addDays(TODAY, -2)),
  }),
].map((event) => ({ ...event, createdTime: startOfDay(TODAY), start: startOfDay(TODAY) }));

function open(at = '/event', api: FakeHandlers = {}, privacy = false) {
  return renderScreen(<Page />, {
    at,
    route: '/event',
    privacy,
    roles: ['MANAGER'],
    messages: { namespace: 'activity', load: () => Promise.resolve(fr) },
    api: {
      'POST event/me': () => aPage(EVENTS, 30),
      'POST event': () => aPage([anEvent({ title: 'Appel d’un collègue' })]),
      'GET user': () => [JEAN],
      ...api,
    },
  });
}

const lastCall = (received: { key: string; body: unknown }[]) =>
  received.filter(({ key }) => key.startsWith('POST')).at(-1);

it('the shortcut for a new record opens the create menu, which arrow keys can navigate', async () => {
  const { user, address } = await open();
  await screen.findByRole('button', { name: 'Créer un événement' });
  act(() => actionOfKey(pageActions(), 'n')?.run());
  expect(await screen.findByRole('menu', { name: 'Créer un événement' })).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toMatch(/^\/event\/new\//));
});

describe('open events', () => {
  const LATE = anEvent({ id: 1, type: 'TASK', title: 'Relancer', done: false, due: startOfDay(addDays(TODAY, -2)) });
  const LATER = anEvent({ id: 2, title: 'Rappeler', done: false, start: startOfDay(addDays(TODAY, 3)) });
  const todo = (api: FakeHandlers = {}, privacy = false) =>
    open('/event', { 'POST event/me': () => aPage([LATE, LATER]), 'PATCH event/{id}': () => LATE, ...api }, privacy);

  it('are the default, overdue ones first, of the current user', async () => {
    const { api } = await todo();
    const headings = await screen.findAllByRole('heading', { level: 2 });
    expect(headings[0]).toHaveTextContent('En retard');
    expect(headings).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Relancer' })).toHaveAttribute('href', '/event/1');
    expect(lastCall(api.received)).toMatchObject({
      key: 'POST event/me',
      body: { filter: { done: false }, order: { property: 'planned', direction: 'ASC' } },
    });
  });

  it.each(['/event', '/event?state=any'])(
    'have checkboxes distinguished by position while a customer looks, at %s',
    async (at) => {
      const api = { 'POST event/me': () => aPage([LATER, LATE]), 'POST event': () => aPage([LATER, LATE]) };
      await open(at, api, true);
      const boxes = await screen.findAllByRole('checkbox', { name: /^Sélectionner la ligne \d$/ });
      expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual([
        'Sélectionner la ligne 1',
        'Sélectionner la ligne 2',
      ]);
    },
  );

  it('can be postponed from their line by authorized users, with undo', async () => {
    const { user, api } = await todo();
    await screen.findByText('Relancer');
    await user.click(screen.getAllByRole('button', { name: 'Actions' })[0]!);
    await user.click(await screen.findByRole('menuitem', { name: /À demain/ }));
    await waitFor(() => expect(api.received.filter(({ key }) => key.startsWith('PATCH'))).toHaveLength(1));
    expect(api.received.find(({ key }) => key.startsWith('PATCH'))?.body).toEqual({
      due: startOfDay(addDays(TODAY, 1)),
    });
  });

  it('change in bulk, and unchanged ones are listed with the reason', async () => {
    const outcome = { outcome: 'CHANGED' as const, message: null, version: 2, before: { done: false } };
    const { user, api } = await todo({
      'POST event/bulk': () => ({
        results: [
          { id: 1, ...outcome },
          {
            id: 2,
            outcome: 'REFUSED' as const,
            message: 'Seul son auteur peut le modifier.',
            version: 1,
            before: null,
          },
        ],
      }),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Relancer' }));
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Rappeler' }));
    expect(await screen.findByText('2 événements sélectionnés')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cocher' }));
    expect(await screen.findByText(/Seul son auteur peut le modifier/)).toBeVisible();
    expect(api.received.find(({ key }) => key === 'POST event/bulk')?.body).toEqual({
      changes: [
        { id: 1, version: LATE.version, fields: { done: true } },
        { id: 2, version: LATER.version, fields: { done: true } },
      ],
    });
  });

  it('that are done change in bulk, except system events', async () => {
    const outcome = { outcome: 'CHANGED' as const, message: null, version: 2, before: { done: true } };
    const { user, api } = await open('/event?state=done', {
      'POST event/me': () => aPage(EVENTS.map((event) => ({ ...event, done: true }))),
      'POST event/bulk': () => ({ results: [{ id: 1, ...outcome }] }),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Relancer le notaire' }));
    expect(screen.queryByRole('checkbox', { name: /Mandat signé/ })).toBeNull();
    const bar = screen.getByRole('toolbar', { name: /sélection/i });
    expect(within(bar).queryByRole('button', { name: 'Cocher' })).toBeNull();
    await user.click(within(bar).getByRole('button', { name: 'Pas encore fait' }));
    await waitFor(() =>
      expect(api.received.find(({ key }) => key === 'POST event/bulk')?.body).toMatchObject({
        changes: [{ id: 1, fields: { done: false } }],
      }),
    );
  });

  it('are deleted in bulk only after confirmation', async () => {
    const { user, api } = await todo({
      'POST event/bulk': () => ({
        results: [{ id: 1, outcome: 'CHANGED' as const, message: null, version: null, before: null }],
      }),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Relancer' }));
    const bar = screen.getByRole('toolbar', { name: /sélection/i });
    await user.click(within(bar).getByRole('button', { name: 'Supprimer' }));
    const question = await screen.findByRole('dialog', { name: /Supprimer 1 événement/ });
    expect(api.received.some(({ key }) => key === 'POST event/bulk')).toBe(false);
    await user.click(within(question).getByRole('button', { name: 'Supprimer' }));
    await waitFor(() =>
      expect(api.received.find(({ key }) => key === 'POST event/bulk')?.body).toMatchObject({
        changes: [{ id: 1, fields: { deleted: true } }],
      }),
    );
  });

  it('are completed in place', async () => {
    const { user, api } = await todo({ 'PATCH event/{id}': () => ({ ...LATE, done: true, version: 2 }) });
    await screen.findByText('Relancer');
    await user.click(screen.getAllByRole('button', { name: 'Fait' })[0]!);
    expect(screen.getAllByRole('button', { name: 'Fait' })[0]).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(api.received.find(({ key }) => key.startsWith('PATCH'))?.body).toEqual({ done: true }));
  });

  it('are hidden while a customer looks', async () => {
    await todo({}, true);
    await screen.findAllByRole('heading', { level: 2 });
    expect(document.body.innerHTML).not.toMatch(/Relancer|Rappeler/);
  });
});

describe('the event list', () => {
  it('names the product or a customer as author where no colleague is', async () => {
    const eventOf = (id: number, user: string) => anEvent({ id, user, title: `Écrit ${id}` });
    const api = { 'POST event/me': () => aPage([eventOf(1, 'mandate-clock'), eventOf(2, 'client')]) };
    await open('/event?state=any', api);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('Pignon');
    expect(first).not.toHaveTextContent('mandate-clock');
    expect(second).toHaveTextContent('Un client');
  });

  it('names its records, but neither persons nor texts while a customer looks', async () => {
    const links = [
      { kind: 'contact' as const, id: '977' },
      { kind: 'mandate' as const, id: '3' },
    ];
    const names = [
      { kind: 'contact' as const, id: '977', name: 'Élissalde Maïalen', isPrivate: true },
      { kind: 'mandate' as const, id: '3', name: 'Mandat n° T-1204', isPrivate: false },
    ];
    const api = { 'POST event/me': () => aPage([anEvent({ links })]), 'POST record/names': () => names };
    const { unmount } = await open('/event?state=any&about=contact.977', api);
    expect(await screen.findByRole('link', { name: 'Élissalde Maïalen' })).toHaveAttribute('href', '/contact/977');
    expect(screen.getByRole('link', { name: 'Mandat n° T-1204' })).toHaveAttribute('href', '/mandate/3');
    expect(screen.getByRole('button', { name: /Retirer le filtre Élissalde/ })).toBeVisible();
    unmount();
    const { container } = await open('/event?state=any&about=contact.977', api, true);
    expect(await screen.findByRole('link', { name: 'Mandat n° T-1204' })).toBeVisible();
    expect(container.innerHTML).not.toMatch(/lissalde/);
    expect(screen.getByRole('button', { name: 'Retirer le filtre Contact' })).toBeVisible();
  });

  it('shows past events, newest first, with their records', async () => {
    const { api } = await open('/event?state=any');
    const call = (await screen.findByText('Appel à Mme Harispe')).closest('li')!;
    expect(within(call).getByText('Appel')).toBeInTheDocument();
    expect(within(call).getByText('Souhaite revoir la maison.')).toBeVisible();
    expect(within(call).getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact/7');
    expect(await within(call).findByText('Jean Lagarde')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bien V26-00042' })).toHaveAttribute('href', '/property/V26-00042');
    expect(screen.getByText(/En retard depuis le/)).toBeVisible();
    expect(screen.getByRole('heading', { name: /Aujourd’hui/ })).toBeVisible();
    expect(lastCall(api.received)).toMatchObject({ key: 'POST event/me', body: { filter: {}, pageSize: 10 } });
  });

  it('switches to the whole agency, then to one author', async () => {
    const { user, address, api } = await open('/event?state=any&page=2');
    await screen.findByText('Appel à Mme Harispe');
    await user.click(screen.getByRole('radio', { name: 'Toute l’agence' }));
    expect(address()).toBe('/event?whose=all&state=any');
    expect(await screen.findByText('Appel d’un collègue')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Personne' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Jean Lagarde' }));
    expect(address()).toBe('/event?whose=all&state=any&user=jean@pignon.test');
    await waitFor(() =>
      expect(lastCall(api.received)).toMatchObject({
        key: 'POST event',
        body: { filter: { user: 'jean@pignon.test' } },
      }),
    );
  });

  it('filters by kind, period and record', async () => {
    const { user, address, api } = await open('/event?state=any&about=contact.7&span=week');
    await screen.findByText('Appel à Mme Harispe');
    await user.click(screen.getByRole('button', { name: 'Type' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Appel' }));
    expect(address()).toBe('/event?state=any&type=call&span=week&about=contact.7');
    const filter = {
      type: ['CALL'],
      target: { kind: 'contact', id: '7' },
      from: startOfDay(addDays(TODAY, -6)),
      to: startOfDay(addDays(TODAY, 1)),
    };
    await waitFor(() => expect(lastCall(api.received)?.body).toMatchObject({ filter }));
    await user.click(screen.getByRole('button', { name: 'Retirer le filtre Contact' }));
    expect(address()).toBe('/event?state=any&type=call&span=week');
  });

  it('filters by a mandate found by its number', async () => {
    const { user, address } = await open('/event?state=any', {
      'POST mandate/find': () => aPage([aMandate({ id: 7 })]),
    });
    await user.click(await screen.findByRole('button', { name: 'Concerne…' }));
    await user.type(await screen.findByRole('combobox', { name: 'Un mandat' }), '1204');
    await user.click(await screen.findByRole('option', { name: /V26-00042, Bayonne/ }));
    expect(address()).toBe('/event?state=any&about=mandate.7');
  });

  it('hides texts typed by people while a customer looks, but not system events', async () => {
    await open('/event?state=any', {}, true);
    expect(await screen.findByText('Mandat signé')).toBeVisible();
    expect(document.body.innerHTML).not.toMatch(/Harispe|revoir la maison/);
  });

  it('shows a skeleton of the timeline while loading', async () => {
    await open('/event', { 'POST event/me': () => new Promise(() => undefined) });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  });

  it('shows the error and retries', async () => {
    const { user, api } = await open('/event?state=any', { 'POST event/me': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre rôle ne permet pas cette action.');
    api.use({ 'POST event/me': () => aPage(EVENTS) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Mandat signé')).toBeVisible();
  });

  it('offers the whole agency’s events when the user has none', async () => {
    const none = () => aPage([]);
    const { user, address } = await open('/event', { 'POST event/me': none, 'POST event': none });
    expect(await screen.findByText('Rien à faire pour l’instant')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Voir ceux de toute l’agence' }));
    expect(address()).toBe('/event?whose=all');
    expect(await screen.findByText('Aucun événement ne correspond')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Effacer les filtres' })).toBeNull();
  });

  it.each(['state=done', 'span=late', 'whose=all&span=week'])('offers to clear %s when nothing is left', async (at) => {
    const none = () => aPage([]);
    const { user, address } = await open(`/event?${at}`, { 'POST event/me': none, 'POST event': none });
    await user.click(await screen.findByRole('button', { name: 'Effacer les filtres' }));
    expect(address()).toBe('/event');
  });
});
