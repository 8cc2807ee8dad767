import { screen, waitFor, within } from '@testing-library/react';
import type { HomeView } from '@pignon/shared/contract';
import { addDays, startOfDay } from '@pignon/shared/domain/common/day';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import type { RecordName } from '@pignon/shared/domain/record/record-name.schema';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { aPage, aUser, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { anEvent, aVisit } from '../test/factories';
import { Slot as Summary } from './day-summary.slot';
import { Slot as News } from './news.slot';
import { Slot as ToDo } from './to-do.slot';
import { Slot as Today } from './today.slot';

const DAY = '2026-11-21';
const OWN_VIEW: HomeView = { whose: 'ME', day: DAY };
const AGENCY: HomeView = { whose: 'ALL', day: DAY };
const messages = { namespace: 'activity', load: () => Promise.resolve(fr) };
const never = () => new Promise<never>(() => undefined);
const colleagues = () => [aUser({ loginEmail: 'jean@pignon.test', firstName: 'Jean', lastName: 'Etxe' })];
const show = (element: React.ReactElement, api: FakeHandlers, roles: readonly Role[] = ['MANAGER']) =>
  renderScreen(element, { messages, roles, api: { 'GET user': colleagues, ...api } });

type Find = { dto?: { from?: string; to?: string } };
const visits = (today: unknown[], next: unknown[]) => ({
  'POST visit/find': ({ body }: { body: Find }) => aPage((body.dto?.to ? today : next) as never[]),
});

describe('the visits on the home page', () => {
  it('are the user’s of today, then the next ones with their day', async () => {
    const laterVisit = aVisit({ id: 2, start: '2026-11-23T08:00:00.000Z', propertyTitle: 'Loft', status: 'CONFIRMED' });
    const { api } = await show(<Today {...OWN_VIEW} />, visits([aVisit()], [laterVisit]));
    const lines = await screen.findAllByRole('listitem');
    expect(lines[0]).toHaveTextContent(/^10:30/);
    expect(lines[1]).toHaveTextContent(/^23\/11\/202609:00Loft/);
    expect(screen.getByRole('heading', { name: 'Prochaines visites' })).toBeVisible();
    const bodies = api.received.filter(({ key }) => key === 'POST visit/find').map(({ body }) => body);
    expect(bodies).toContainEqual(
      expect.objectContaining({
        dto: expect.objectContaining({
          negotiator: 'manager@pignon.test',
          from: startOfDay(DAY),
          to: startOfDay(addDays(DAY, 1)),
        }) as unknown,
      }),
    );
  });

  it('are everybody’s for the whole agency, with the negotiator', async () => {
    const { api } = await show(<Today {...AGENCY} />, visits([aVisit()], []));
    expect(await screen.findByText(/Bayonne · Jean Etxe/)).toBeVisible();
    expect(JSON.stringify(api.received)).not.toContain('negotiator');
  });

  it('open the voucher of a tour once, in its own window', async () => {
    const popup = {
      location: { replace: jest.fn() },
      document: document.implementation.createHTMLDocument(),
      close: jest.fn(),
    };
    const open = jest.spyOn(window, 'open').mockReturnValue(popup as never);
    URL.createObjectURL = () => 'blob:voucher';
    const { user, api } = await show(<Today {...OWN_VIEW} />, {
      ...visits([aVisit(), aVisit({ id: 2, start: '2026-11-21T10:30:00.000Z' })], []),
      'GET visit/group/{groupId}/voucher': () => ({ name: 'bon.pdf', blob: new Blob() }),
    });
    const buttons = await screen.findAllByRole('button', { name: 'Bon de visite de la tournée' });
    expect(buttons).toHaveLength(1);
    await user.click(buttons[0] as HTMLElement);
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalledWith('blob:voucher'));
    expect(api.received.some(({ key }) => key.endsWith('/voucher'))).toBe(true);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('print no name while a customer is looking', async () => {
    const api = { 'GET user': colleagues, ...visits([aVisit()], []) };
    const open = jest.spyOn(window, 'open');
    const { user } = await renderScreen(<Today {...OWN_VIEW} />, { messages, api, privacy: true });
    await user.click(await screen.findByRole('button', { name: /quittez d’abord l’écran client/ }));
    expect(open).not.toHaveBeenCalled();
    expect(document.body).not.toHaveTextContent('Harispe');
  });

  it('offer no document to users who may not print', async () => {
    await show(<Today {...AGENCY} />, visits([aVisit()], []), ['SUPPORT']);
    expect(await screen.findByRole('listitem')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offer to choose a property when none is planned', async () => {
    await show(<Today {...OWN_VIEW} />, visits([], []));
    expect(await screen.findByRole('link', { name: 'Choisir un bien à faire visiter' })).toBeVisible();
  });

  it('show a skeleton while loading', async () => {
    await show(<Today {...OWN_VIEW} />, { 'POST visit/find': never });
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  });

  it('show the error and retry', async () => {
    const { user, api } = await show(<Today {...OWN_VIEW} />, { 'POST visit/find': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre rôle');
    api.use(visits([aVisit()], []));
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('listitem')).toBeVisible();
  });
});

/** Mocks the API's lists of events from this array. */
function keeps(events: Event[]): FakeHandlers {
  return {
    'POST event/me': ({ body }) =>
      aPage(events.filter(({ type, done }) => !done && (body.filter?.type ?? []).includes(type))),
    'PATCH event/{id}': ({ params, body }) => {
      const at = events.findIndex(({ id }) => id === Number(params.id));
      const event = events[at];
      if (!event) return refuse('NOT_FOUND');
      return (events[at] = { ...event, done: body.done ?? event.done, version: event.version + 1 });
    },
    'POST event/create': ({ body }) => {
      const event = anEvent({ id: 90 + events.length, done: false, links: [], ...(body as Partial<Event>) });
      events.push(event);
      return event;
    },
  };
}
const task = (overrides: Partial<Event> = {}) =>
  anEvent({ type: 'TASK', title: 'Commander le DPE', due: '2026-11-19T09:00:00.000Z', done: false, ...overrides });

describe('open events on the home page', () => {
  it('mark overdue ones, and are completed in place with the version read', async () => {
    const { user, api } = await show(<ToDo {...OWN_VIEW} />, keeps([task({ version: 4 })]));
    expect(await screen.findByText('2 jours de retard')).toBeVisible();
    const tick = screen.getByRole('button', { name: 'Fait' });
    await user.click(tick);
    await waitFor(() =>
      expect(api.received.find(({ key }) => key === 'PATCH event/{id}')?.body).toEqual({ done: true }),
    );
    expect(tick).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Commander le DPE')).toBeVisible();
    await user.click(tick);
    await waitFor(() => expect(tick).toHaveAttribute('aria-pressed', 'false'));
    expect(await screen.findByText('2 jours de retard')).toBeVisible();
  });

  it('revert a completion when another user changed the event', async () => {
    const { user } = await show(<ToDo {...OWN_VIEW} />, {
      ...keeps([task()]),
      'PATCH event/{id}': async () => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        return refuse('STALE');
      },
    });
    const tick = await screen.findByRole('button', { name: 'Fait' });
    await user.click(tick);
    expect(tick).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(tick).toHaveAttribute('aria-pressed', 'false'));
    expect(screen.getByText('2 jours de retard')).toBeVisible();
  });

  it('add a task typed in one line', async () => {
    const { user, api } = await show(<ToDo {...OWN_VIEW} />, keeps([]));
    await user.type(await screen.findByRole('textbox'), 'Rappeler le notaire{Enter}');
    expect(await screen.findByText('Rappeler le notaire')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('');
    expect(api.received.find(({ key }) => key === 'POST event/create')?.body).toEqual({
      type: 'TASK',
      title: 'Rappeler le notaire',
      due: '2026-11-21T17:00:00.000Z',
    });
  });

  it('keep what was typed when saving fails', async () => {
    const { user } = await show(<ToDo {...OWN_VIEW} />, {
      ...keeps([]),
      'POST event/create': () => refuse('FORBIDDEN'),
    });
    await user.type(await screen.findByRole('textbox'), 'Rappeler{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre rôle');
    expect(screen.getByRole('textbox', { name: /^Ajouter une tâche/ })).toHaveValue('Rappeler');
  });

  it('lead to all kinds that they show', async () => {
    await show(<ToDo {...OWN_VIEW} />, keeps([task()]));
    expect(await screen.findByRole('link', { name: 'Tout voir' })).toHaveAttribute(
      'href',
      '/event?type=task,call,email,meeting',
    );
  });

  it('say when there are none, of any kind', async () => {
    await show(<ToDo {...OWN_VIEW} />, keeps([]));
    expect(await screen.findByText(/^Rien à faire pour l’instant/)).toBeVisible();
  });

  it('wait for the names of the records they mention', async () => {
    let answer: (names: RecordName[]) => void = () => undefined;
    const names = new Promise<RecordName[]>((resolve) => (answer = resolve));
    await show(<ToDo {...OWN_VIEW} />, { ...keeps([task()]), 'POST record/names': () => names });
    expect(await screen.findByText('1', { selector: 'h2 > span' })).toBeVisible();
    expect(screen.queryByRole('listitem')).toBeNull();
    answer([{ kind: 'contact', id: '7', name: 'Harispe Maite', isPrivate: false }]);
    expect(await screen.findByRole('link', { name: 'Harispe Maite' })).toBeVisible();
  });

  it('shows the error and retries', async () => {
    const { user, api } = await show(<ToDo {...OWN_VIEW} />, { 'POST event/me': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre rôle');
    api.use(keeps([task()]));
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Commander le DPE')).toBeVisible();
  });

  it('name the person in charge for the whole agency, and request everybody’s', async () => {
    await show(<ToDo {...AGENCY} />, {
      'POST event': ({ body }) => aPage(body.filter?.type?.includes('TASK') ? [task()] : []),
    });
    expect(await screen.findByText('Jean Etxe')).toBeVisible();
  });
});

describe('the agency’s news', () => {
  it('show actions of colleagues, with person and link', async () => {
    const news = anEvent({
      type: 'SYSTEM',
      title: 'Bien V26-00042 créé',
      links: [{ kind: 'property', id: 'V26-00042' }],
    });
    const { api } = await show(<News {...OWN_VIEW} />, { 'POST event': () => aPage([news]) });
    const line = await screen.findByRole('listitem');
    expect(line).toHaveTextContent('Bien V26-00042 créé');
    expect(line).toHaveTextContent('Jean Etxe');
    expect(within(line).getByRole('link')).toHaveAttribute('href', '/property/V26-00042');
    expect(api.received.find(({ key }) => key === 'POST event')?.body).toMatchObject({
      filter: { type: ['SYSTEM'], byPeople: true },
    });
  });

  it('show no prices to customers', async () => {
    const title = 'Prix du bien V26-00042 modifié\u00a0: 275 000 € → 261 250 €';
    const news = anEvent({ type: 'SYSTEM', title, links: [{ kind: 'property', id: 'V26-00042' }] });
    const api = { 'GET user': colleagues, 'POST event': () => aPage([news]) };
    await renderScreen(<News {...OWN_VIEW} />, { messages, api, privacy: true });
    expect(await screen.findByRole('listitem')).toHaveTextContent('Jean Etxe');
    expect(document.body.innerHTML).not.toMatch(/275.000|261.250/);
  });

  it('explain the empty list', async () => {
    await show(<News {...OWN_VIEW} />, { 'POST event': () => aPage([]) });
    expect(await screen.findByText(/apparaîtront ici/)).toBeVisible();
  });
});

describe('the summary of the day', () => {
  it('counts visits and tasks, each with a link', async () => {
    await show(<Summary {...OWN_VIEW} />, { ...visits([aVisit(), aVisit({ id: 2 })], []), ...keeps([task()]) });
    expect(await screen.findByRole('link', { name: '2 visites' })).toHaveAttribute(
      'href',
      '/visit/list?period=today&negotiator=manager%40pignon.test',
    );
    expect(await screen.findByRole('link', { name: '1 tâche dont 1 en retard' })).toBeVisible();
  });

  it('counts calls apart from messages, each with the list that it counts', async () => {
    const [call, email] = (['CALL', 'EMAIL'] as const).map((type, id) => anEvent({ id, type, done: false }));
    await show(<Summary {...OWN_VIEW} />, { ...visits([], []), ...keeps([call!, email!]) });
    expect(await screen.findByRole('link', { name: '1 appel à passer' })).toHaveAttribute('href', '/event?type=call');
    expect(screen.getByRole('link', { name: '1 message à écrire' })).toHaveAttribute('href', '/event?type=email');
  });

  it('counts events beyond the first hundred', async () => {
    const hundred = Array.from({ length: 100 }, (_, id) => task({ id }));
    const totals: Record<string, number> = {
      'TASK 2026-11-21T23:00:00.000Z': 140,
      'TASK 2026-11-20T23:00:00.000Z': 130,
      'CALL 2026-11-21T23:00:00.000Z': 3,
    };
    await show(<Summary {...AGENCY} />, {
      ...visits([], []),
      'POST event': ({ body: { filter, pageSize } }) => {
        const isTask = filter?.type?.includes('TASK');
        if (pageSize !== 1) return aPage(isTask ? hundred : [], isTask ? 150 : 0);
        return aPage([], totals[[filter?.type?.join(), filter?.plannedBefore].join(' ')] ?? 0);
      },
    });
    expect(await screen.findByRole('link', { name: '140 tâches dont 130 en retard' })).toBeVisible();
    expect(screen.getByRole('link', { name: '3 appels à passer' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /rendez-vous|message/ })).toBeNull();
  });

  it('is empty without visits, and requests no tasks for users without any', async () => {
    const { container, api } = await show(<Summary {...OWN_VIEW} />, visits([], []), ['SUPPORT']);
    await waitFor(() => expect(container).toBeEmptyDOMElement());
    expect(api.received.map(({ key }) => key)).not.toContain('POST event/me');
  });
});
