import { screen, waitFor } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { aMandate, aPage, aUser, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { anEvent } from '../test/factories';
import { Page as CallPage } from './call-new.page';
import { Page as MeetingPage } from './meeting-new.page';
import { Page as TaskPage } from './task-new.page';

jest.setTimeout(60_000);

const API: FakeHandlers = {
  'GET user': () => [
    aUser({ roles: ['NEGOTIATOR'] }),
    aUser({ loginEmail: 'luc@pignon.test', firstName: 'Luc', lastName: 'Etcheverry' }),
    aUser({ loginEmail: 'partie@pignon.test', firstName: 'Anne', lastName: 'Partie', active: false }),
  ],
  'GET user/me/draft/{key}': () => null,
  'PUT user/me/draft/{key}': () => ({ key: 'x', baseVersion: null, modifiedTime: '2026-11-21T09:32:00.000Z' }),
  'DELETE user/me/draft/{key}': () => undefined,
  'POST contact/byIds': () => ({ content: [] }),
  'POST property/byReferences': () => ({ content: [] }),
  'POST event/create': () => anEvent({ id: 31 }),
};

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
});

const PAGES = { task: TaskPage, call: CallPage, meeting: MeetingPage };

async function open(type: keyof typeof PAGES, search = '', api: FakeHandlers = {}) {
  sessionStorage.clear();
  const Page = PAGES[type];
  const testScreen = await renderScreen(<Page />, {
    at: `/event/new/${type}${search}`,
    route: `/event/new/${type}`,
    roles: ['NEGOTIATOR'],
    messages: { namespace: 'activity', load: () => Promise.resolve(fr) },
    api: { ...API, ...api },
  });
  await screen.findByLabelText('Objet');
  const createRequests = () => testScreen.api.received.filter(({ key }) => key === 'POST event/create');
  return { ...testScreen, sent: createRequests };
}

const soon = { timeout: 10_000 };

describe('a new task', () => {
  it('accepts a day typed with spaces', async () => {
    const { user } = await open('task');
    await user.type(screen.getByLabelText('Échéance'), '1 2 2026');
    await user.tab();
    expect(screen.getByLabelText('Échéance')).toHaveValue('01/02/2026');
  });

  it('is assigned to a colleague with a due day and the links of the address, and returns there', async () => {
    const received: unknown[] = [];
    stops.push(bus.on('event.saved', (payload) => received.push(payload)));
    const { user, sent, address } = await open('task', '?contact=12&property=V26-00042');
    await user.type(screen.getByLabelText('Objet'), 'Relancer le notaire');
    await user.type(screen.getByLabelText('Échéance'), '24/11/2026');
    expect(screen.queryByRole('option', { name: 'Anne Partie' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Confié à'), 'luc@pignon.test');
    await user.type(screen.getByLabelText('Note'), 'Acte attendu');
    await user.click(screen.getByText('Créer la tâche'));
    await waitFor(() => expect(address()).toBe('/contact/12'), soon);
    expect(sent()[0]?.body).toEqual({
      type: 'TASK',
      title: 'Relancer le notaire',
      text: 'Acte attendu',
      user: 'luc@pignon.test',
      links: [
        { kind: 'contact', id: '12' },
        { kind: 'property', id: 'V26-00042' },
      ],
      due: '2026-11-24T17:00:00.000Z',
    });
    expect(received).toEqual([{ eventId: 31 }]);
  });

  it('requires a subject and a readable day, with errors at the fields', async () => {
    const { user, sent } = await open('task');
    await user.type(screen.getByLabelText('Échéance'), '31/02/2026');
    await user.type(screen.getByLabelText('Heure'), 'midi');
    await user.click(screen.getByText('Créer la tâche'));
    expect(await screen.findByText('Ce champ est requis', {}, soon)).toBeVisible();
    expect(screen.getByLabelText('Échéance')).toBeInvalid();
    expect(screen.getByLabelText('Heure')).toBeInvalid();
    expect(sent()).toEqual([]);
  });

  it('is kept when the network fails', async () => {
    const { user, api, sent, address } = await open('task', '', { 'POST event/create': () => refuse('UNAVAILABLE') });
    await user.type(screen.getByLabelText('Objet'), 'Relancer{Enter}');
    expect(await screen.findByText(/Votre saisie est conservée/, {}, soon)).toBeVisible();
    api.use({ 'POST event/create': () => anEvent({ id: 31 }) });
    await user.click(screen.getByText('Réessayer'));
    await waitFor(() => expect(address()).toBe('/event'), soon);
    const keys = sent().map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('a new call', () => {
  it('can be planned or past, and requires a day', async () => {
    const { user, sent } = await open('call');
    await user.type(screen.getByLabelText('Objet'), 'Appel de M. Garat');
    await user.click(screen.getByLabelText('Déjà passé'));
    await user.clear(screen.getByLabelText('Date'));
    await user.click(screen.getByText('Enregistrer l’appel'));
    expect(await screen.findByText('Ce champ est requis', {}, soon)).toBeVisible();
    await user.type(screen.getByLabelText('Date'), '20/11/2026');
    await user.clear(screen.getByLabelText('Heure'));
    await user.type(screen.getByLabelText('Heure'), '14h30');
    await user.click(screen.getByText('Enregistrer l’appel'));
    await waitFor(() => expect(sent()).toHaveLength(1), soon);
    expect(sent()[0]?.body).toMatchObject({ type: 'CALL', start: '2026-11-20T13:30:00.000Z', done: true });
  });
});

describe('a new meeting', () => {
  it('keeps what was typed when the time is taken, with a link to the conflict', async () => {
    const message = 'Claire Etcheverry est déjà en visite au bien V9.';
    const { user } = await open('meeting', '', {
      'POST event/create': () => refuse('CONFLICT', undefined, { message, blockedBy: { kind: 'visit', id: '12' } }),
    });
    await user.type(screen.getByLabelText('Objet'), 'Banque');
    await user.click(screen.getByText('Créer le rendez-vous'));
    expect(await screen.findByText(new RegExp(message), {}, soon)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir ce qui occupe cette heure' })).toHaveAttribute('href', '/visit/12');
    expect(screen.getByLabelText('Objet')).toHaveValue('Banque');
  });

  it('links a mandate found by its number or its property', async () => {
    const requests: unknown[] = [];
    const { user, sent } = await open('meeting', '', {
      'POST mandate/find': ({ body }) => {
        requests.push(body.dto);
        return aPage([aMandate({ id: 7 })]);
      },
    });
    await user.type(screen.getByLabelText('Objet'), 'Avenant');
    await user.type(screen.getByRole('combobox', { name: 'Ajouter un mandat' }), '1204');
    await user.click(await screen.findByRole('option', { name: /V26-00042/ }, soon));
    await user.click(screen.getByText('Créer le rendez-vous'));
    await waitFor(() => expect(sent()).toHaveLength(1), soon);
    expect(sent()[0]?.body).toMatchObject({ links: [{ kind: 'mandate', id: '7' }] });
    expect(requests.at(-1)).toEqual({ text: '1204' });
  });
});
