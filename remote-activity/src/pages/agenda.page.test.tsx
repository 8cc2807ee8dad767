import { act, screen, waitFor, within } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import { aUser, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import type { AgendaCalendarProps } from '../features/agenda/calendar';
import { keyOf, type MoveTarget } from '../features/agenda/entry-times';
import fr from '../messages/fr';
import { anEntry, aVisit, anEvent } from '../test/factories';
import { Page } from './agenda.page';

let carry: AgendaCalendarProps['onMove'] = () => Promise.resolve(false);
/* Mocked, as the library needs layout that jsdom lacks; dragging is tested in Chromium. */
jest.mock('../features/agenda/calendar', () => ({
  AgendaCalendar: (props: AgendaCalendarProps) => {
    carry = props.onMove;
    return (
      <ul aria-label={props.label}>
        {props.entries.map((entry) => (
          <li key={keyOf(entry)}>
            <button type="button" onClick={() => props.onOpen(entry, true)}>
              {Object.values(props.wordsOf(entry)).join(' | ')}
            </button>
          </li>
        ))}
        {props.people.map(({ id, name }) => (
          <li key={id}>Colonne {name}</li>
        ))}
      </ul>
    );
  },
}));

const JEAN = aUser({ loginEmail: 'jean@pignon.test', firstName: 'Jean', lastName: 'Lagarde', roles: ['NEGOTIATOR'] });
const GROUP = '00000000-0000-4000-8000-000000000001';
const MEETING = anEntry({ kind: 'MEETING', id: 5, title: 'Estimation', groupId: null, status: null, contacts: [] });
const LATER = { start: '2026-11-21T15:00:00.000Z', end: '2026-11-21T15:30:00.000Z' };

function open(address: string, api: FakeHandlers = {}, privacy = false, roles: Role[] = ['MANAGER']) {
  return renderScreen(<Page />, {
    at: address,
    route: '/visit/agenda',
    privacy,
    roles,
    messages: { namespace: 'activity', load: () => Promise.resolve(fr) },
    api: {
      'POST visit/agenda/find': () => ({ entries: [anEntry(), MEETING], truncated: false }),
      'GET user': () => [JEAN],
      'GET visit/group/{groupId}': () => ({ groupId: GROUP, version: 3, visits: [aVisit()] }),
      'POST visit': () => ({ groupId: GROUP, version: 4, visits: [aVisit({ version: 2 })] }),
      'PATCH event/{id}': () => anEvent({ id: 5, version: 2 }),
      ...api,
    },
  });
}

const bodiesOf = (received: { key: string; body: unknown }[], key: string) =>
  received.filter((one) => one.key === key).map(({ body }) => body);

describe('the agenda', () => {
  it('hides ends of mandates from customers', async () => {
    const term = anEntry({ kind: 'MANDATE_TERM', id: 9, start: null, end: null, day: '2026-11-21', movable: false });
    await open(
      '/visit/agenda?view=week&day=2026-11-21',
      { 'POST visit/agenda/find': () => ({ entries: [term, MEETING], truncated: false }) },
      true,
    );
    expect(await screen.findByRole('button', { name: /Rendez-vous/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /mandat/i })).toBeNull();
  });

  it('requests the visible period once, for everybody when the user has no agenda', async () => {
    const { api } = await open('/visit/agenda?view=month&day=2026-11-21');
    expect(await screen.findByRole('button', { name: /10:30 – 11:00 \| Visite \| Maison/ })).toBeVisible();
    expect(bodiesOf(api.received, 'POST visit/agenda/find')).toEqual([
      { from: '2026-10-25T23:00:00.000Z', to: '2026-12-06T23:00:00.000Z' },
    ]);
    expect(screen.getByText('novembre 2026')).toBeVisible();
  });

  it('goes as many periods on as are asked for in one moment', async () => {
    const { address } = await open('/visit/agenda?view=day&day=2026-11-21');
    const next = await screen.findByRole('button', { name: 'Jour suivant' });
    act(() => {
      next.click();
      next.click();
    });
    await waitFor(() => expect(address()).toBe('/visit/agenda?view=day&day=2026-11-23'));
  });

  it('shows the team in columns, by name', async () => {
    await open('/visit/agenda?view=team&day=2026-11-21');
    expect(await screen.findByText('Colonne Jean Lagarde')).toBeVisible();
  });

  it('has a column for a manager who leads a visit, and shows a manager their own entries', async () => {
    const led = anEntry({ users: ['manager@pignon.test'] });
    const { user, api } = await open('/visit/agenda?view=team&day=2026-11-21', {
      'GET user': () => [JEAN, aUser()],
      'POST visit/agenda/find': () => ({ entries: [led], truncated: false }),
    });
    expect(await screen.findByText('Colonne Claire Etcheverry')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Toute l’équipe' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Moi' }));
    await waitFor(() =>
      expect(bodiesOf(api.received, 'POST visit/agenda/find').at(-1)).toMatchObject({ users: ['manager@pignon.test'] }),
    );
  });

  it('links a meeting to its page', async () => {
    const { user } = await open('/visit/agenda?day=2026-11-21');
    await user.click(await screen.findByRole('button', { name: /Estimation/ }));
    expect(screen.getByRole('link', { name: 'Ouvrir le rendez-vous' })).toHaveAttribute('href', '/event/5');
  });

  it('hides names and typed texts while a customer looks', async () => {
    await open('/visit/agenda?day=2026-11-21', {}, true);
    expect(await screen.findByRole('button', { name: /Masqué pendant l’écran client/ })).toBeVisible();
    expect(document.body.innerHTML).not.toMatch(/Harispe|Estimation/);
  });

  it('moves an entry to a day and time, with the version read', async () => {
    const { user, api } = await open('/visit/agenda?day=2026-11-21');
    await user.click(await screen.findByRole('button', { name: /Estimation/ }));
    const dialog = screen.getByRole('dialog');
    const hour = within(dialog).getByLabelText('Début');
    await user.clear(hour);
    await user.type(hour, '15:00');
    await user.click(within(dialog).getByRole('button', { name: 'Déplacer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf(api.received, 'PATCH event/{id}')).toEqual([
      { start: '2026-11-21T14:00:00.000Z', end: '2026-11-21T14:30:00.000Z' },
    ]);
  });

  it.each([/Estimation/, /Maison/])('sends and announces nothing when the move of %s changes nothing', async (name) => {
    const notices: string[] = [];
    const stop = bus.on('notice.raised', ({ message }) => notices.push(message));
    const { user, api } = await open('/visit/agenda?day=2026-11-21');
    await user.click(await screen.findByRole('button', { name }));
    await user.click(screen.getByRole('button', { name: 'Déplacer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    stop();
    expect(api.received.filter(({ key }) => key === 'PATCH event/{id}' || key === 'POST visit')).toEqual([]);
    expect(notices).toEqual([]);
  });

  it('keeps typed values when a move is refused, and shows the reason', async () => {
    const sentence = 'Jean Lagarde a déjà un rendez-vous.';
    const { user } = await open('/visit/agenda?day=2026-11-21', {
      'PATCH event/{id}': () => refuse('CONFLICT', undefined, { message: sentence }),
    });
    await user.click(await screen.findByRole('button', { name: /Estimation/ }));
    const hour = screen.getByLabelText('Début');
    await user.clear(hour);
    await user.type(hour, '15:00');
    await user.click(screen.getByRole('button', { name: 'Déplacer' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('Début')).toHaveValue('15:00');
  });

  it('reverts a refused drag, and links to the conflicting visit', async () => {
    const sentence = 'Jean Lagarde est déjà en visite.';
    await open('/visit/agenda?day=2026-11-21', {
      'POST visit': () => refuse('CONFLICT', undefined, { message: sentence, blockedBy: { kind: 'visit', id: '12' } }),
    });
    await screen.findByRole('button', { name: /Maison/ });
    expect(await carry(anEntry(), LATER)).toBe(false);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('link', { name: 'Voir ce qui occupe cette heure' })).toHaveAttribute('href', '/visit/12');
  });

  it('refuses to move an entry that a colleague has changed', async () => {
    await open('/visit/agenda?day=2026-11-21');
    await screen.findByRole('button', { name: /Maison/ });
    expect(await carry(anEntry({ version: 9 }), LATER)).toBe(false);
    expect(await screen.findByRole('alert')).toHaveTextContent('a changé entre-temps');
  });

  it('offers to undo a move, which restores the confirmation and the voucher of the visit', async () => {
    const notices: unknown[] = [];
    const subscription = bus.all.subscribe((event) => {
      if (event.name === 'notice.raised') notices.push(event.payload);
    });
    const { api } = await open('/visit/agenda?day=2026-11-21', {
      'GET visit/group/{groupId}': () => ({
        groupId: GROUP,
        version: 4,
        visits: [
          api.received.some(({ key }) => key === 'POST visit')
            ? aVisit({ version: 2 })
            : aVisit({ status: 'CONFIRMED', voucherSignedAt: '2026-11-20T08:00:00.000Z' }),
        ],
      }),
    });
    await screen.findByRole('button', { name: /Maison/ });
    expect(await carry(anEntry({ status: 'CONFIRMED' }), LATER)).toBe(true);
    const [notice] = notices as { message: string; action: { id: string } }[];
    expect(notice?.message).toContain('à confirmer de nouveau');
    bus.publish('notice.answered', { id: notice?.action.id ?? '' });
    await waitFor(() => expect(bodiesOf(api.received, 'POST visit')).toHaveLength(2));
    expect(bodiesOf(api.received, 'POST visit')).toMatchObject([
      [{ ...LATER, status: 'PLANNED' }],
      [{ start: '2026-11-21T09:30:00.000Z', status: 'CONFIRMED', voucherSignedAt: '2026-11-20T08:00:00.000Z' }],
    ]);
    subscription.unsubscribe();
  });

  it.each<[string, Omit<MoveTarget, 'start'>]>([
    ['another end', { end: LATER.end }],
    ['another person', { end: '2026-11-21T10:00:00.000Z', user: 'manager@pignon.test' }],
  ])('leaves a visit confirmed that gets %s, and does not say otherwise', async (_, target) => {
    const notices: string[] = [];
    const stop = bus.on('notice.raised', ({ message }) => notices.push(message));
    const confirmed = aVisit({ status: 'CONFIRMED' });
    const { api } = await open('/visit/agenda?day=2026-11-21', {
      'GET visit/group/{groupId}': () => ({ groupId: GROUP, version: 4, visits: [confirmed] }),
    });
    await screen.findByRole('button', { name: /Maison/ });
    expect(await carry(anEntry({ status: 'CONFIRMED' }), { start: '2026-11-21T09:30:00.000Z', ...target })).toBe(true);
    stop();
    expect(bodiesOf(api.received, 'POST visit')).not.toMatchObject([[{ status: 'PLANNED' }]]);
    expect(notices).toEqual(['Déplacé au samedi 21 novembre 2026 à 10:30.']);
  });

  it('shows the error and retries', async () => {
    const { user, api } = await open('/visit/agenda', { 'POST visit/agenda/find': () => refuse('FORBIDDEN') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Votre rôle ne permet pas cette action.');
    api.use({ 'POST visit/agenda/find': () => ({ entries: [anEntry()], truncated: true }) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText(/Seuls les/)).toBeVisible();
  });
});
