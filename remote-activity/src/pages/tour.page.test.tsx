import { act, screen, waitFor, within } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { addDays, dayOf, instantOf } from '@pignon/shared/domain/common/day';
import type { VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import {
  aContact,
  aPage,
  aPropertySummary,
  aUser,
  refuse,
  renderScreen,
  type FakeHandlers,
} from '@pignon/shared/testing';
import fr from '../messages/fr.json';
import { aVisit } from '../test/factories';
import { Page } from './tour.page';

/* The map is drawn with what jsdom has not: its marks say where they stand. */
jest.mock('@pignon/shared/ui/map', () => ({
  MapView: ({ marks }: { marks: { key: string; text: string; label: string }[] }) =>
    marks.map(({ key, text, label }) => (
      <span key={key} title={label}>
        {text}
      </span>
    )),
}));

const GROUP = '00000000-0000-4000-8000-000000000009';
const TOMORROW = addDays(dayOf(), 1);
const YESTERDAY = addDays(dayOf(), -1);
const JEAN = aUser({ loginEmail: 'jean@pignon.test', firstName: 'Jean', lastName: 'Lagarde', roles: ['NEGOTIATOR'] });

const NOTHING_TO_SIGN = {
  groupId: GROUP,
  version: 4,
  vouchers: [],
  next: { visitIds: [], signatories: [], left: [] },
  reachable: [],
};

const at = (day: string, id: number, over: Partial<VisitSummary> = {}) =>
  aVisit({
    id,
    groupId: GROUP,
    propertyRef: `V${id}`,
    propertyTitle: `Villa ${id}`,
    start: instantOf(day, `${9 + id}:00`),
    end: instantOf(day, `${9 + id}:45`),
    version: id + 10,
    ...over,
  });

interface Opened {
  visits?: VisitSummary[];
  api?: FakeHandlers;
  roles?: Role[];
  privacy?: boolean;
}

function open({
  visits = [at(TOMORROW, 1), at(TOMORROW, 2)],
  api = {},
  roles = ['MANAGER'],
  privacy = false,
}: Opened = {}) {
  const tour = { groupId: GROUP, version: 4, visits };
  return renderScreen(<Page />, {
    at: `/visit/group/${GROUP}`,
    route: '/visit/group/:groupId',
    roles,
    privacy,
    messages: { namespace: 'activity', load: () => Promise.resolve(fr) },
    api: {
      'GET user': () => [JEAN],
      'GET visit/group/{groupId}': () => tour,
      'GET visit/group/{groupId}/signing': () => NOTHING_TO_SIGN,
      'POST visit/showings': () => ({ content: [] }),
      'PATCH visit/{id}/status': () => visits[0]!,
      'POST visit': () => tour,
      'POST visit/find': () => aPage(visits),
      'POST contact/byIds': () => ({ content: [] }),
      'POST property/byReferences': ({ body }) => ({
        content: body.map((reference) => aPropertySummary({ reference, lat: 43.48, lon: -1.5 })),
      }),
      ...api,
    },
  });
}

const cards = async () => within(await screen.findByRole('list', { name: 'Biens à visiter' })).getAllByRole('listitem');
const sentTo = (received: { key: string; body: unknown; headers?: unknown }[]) =>
  received.filter(({ key }) => key === 'POST visit').at(-1)?.body;

const stepsSent = <R extends { key: string }>(received: readonly R[]) =>
  received.filter(({ key }) => key === 'PATCH visit/{id}/status');

describe('a tour on its way', () => {
  it('shows each visit with the way to it', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Villa 1' })).toHaveAttribute('href', '/property/V1');
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: 'Itinéraire' })[0]).toHaveAttribute(
        'href',
        'https://www.google.com/maps/dir/?api=1&destination=43.48%2C-1.5',
      ),
    );
    expect(await screen.findByText('Avec Jean Lagarde')).toBeVisible();
  });

  it('confirms one visit upon the version that was read', async () => {
    const { user, api } = await open();
    await user.click((await screen.findAllByRole('button', { name: 'Confirmer' }))[1]!);
    await waitFor(() =>
      expect(stepsSent(api.received)).toMatchObject([{ params: { id: '2' }, body: { status: 'CONFIRMED' } }]),
    );
    expect(stepsSent(api.received)[0]?.headers).toMatchObject({
      'if-match': '"12"',
      'idempotency-key': expect.any(String) as string,
    });
  });

  it('has nothing in the place of the button that confirmed, so that a second tap undoes nothing', async () => {
    let visit = at(TOMORROW, 1);
    const { user, api } = await open({
      visits: [visit],
      api: {
        'GET visit/group/{groupId}': () => ({ groupId: GROUP, version: 4, visits: [visit] }),
        'PATCH visit/{id}/status': () => (visit = { ...visit, status: 'CONFIRMED' as const, version: 12 }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Confirmer' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirmer' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Remettre en prévue' })).toBeNull();
    const others = screen.getByRole('button', { name: /^Autres actions/ });
    expect(others).toHaveFocus();
    await user.click(others);
    expect(screen.getByRole('menuitem', { name: 'Remettre en prévue' })).toBeVisible();
    expect(stepsSent(api.received)).toHaveLength(1);
  });

  it('asks why before it calls a visit off', async () => {
    const { user, api } = await open();
    await user.click((await screen.findAllByRole('button', { name: /^Autres actions/ }))[0]!);
    await user.click(screen.getByRole('menuitem', { name: 'Annuler la visite' }));
    expect(stepsSent(api.received)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Le propriétaire a annulé' }));
    await waitFor(() =>
      expect(stepsSent(api.received)).toMatchObject([
        { params: { id: '1' }, body: { status: 'CANCELLED', cancelReason: 'OWNER' } },
      ]),
    );
  });

  it('offers what can only be known afterwards once it is the hour', async () => {
    const { user } = await open({ visits: [at(YESTERDAY, 1, { status: 'CONFIRMED' })] });
    expect(await screen.findByRole('button', { name: 'Visite effectuée' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Autres actions/ }));
    expect(screen.getByRole('menuitem', { name: 'Visite manquée (client absent)' })).toBeVisible();
  });

  it('offers it too on a page that was opened before the hour', async () => {
    const [start, end] = [5, 50].map((minutes) => new Date(Date.now() + minutes * 60_000).toISOString());
    const soon = at(TOMORROW, 1, { status: 'CONFIRMED', start, end });
    await open({ visits: [soon] });
    await screen.findByRole('link', { name: 'Villa 1' });
    expect(screen.queryByRole('button', { name: 'Visite effectuée' })).toBeNull();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(String(soon.start)) + 60_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByRole('button', { name: 'Visite effectuée' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Compte rendu de la visite/ })).toBeVisible();
    clock.mockRestore();
  });

  it('numbers its stops on the map as in the list, around what was called off', async () => {
    await open({ visits: [at(TOMORROW, 1), at(TOMORROW, 2, { status: 'CANCELLED' }), at(TOMORROW, 3)] });
    const marks = await screen.findAllByTitle(/^Étape/);
    expect(marks.map(({ textContent }) => textContent)).toEqual(['1', '3']);
    expect((await cards()).map((card) => card.textContent[0])).toEqual(['1', '2', '3']);
  });

  it('says beside the visit why it was refused', async () => {
    const { user } = await open({ api: { 'PATCH visit/{id}/status': () => refuse('STALE') } });
    await user.click((await screen.findAllByRole('button', { name: 'Confirmer' }))[0]!);
    const [first, second] = await cards();
    expect(await within(first!).findByRole('alert')).toHaveTextContent('modifié');
    expect(within(second!).queryByRole('alert')).toBeNull();
  });

  it('leaves who only reads the page without what changes it', async () => {
    await open({ roles: ['SUPPORT'] });
    expect(await screen.findByRole('link', { name: 'Villa 1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirmer' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Modifier/ })).toBeNull();
  });

  it('names nobody while a customer looks, and leads to no exact place', async () => {
    const { user } = await open({ privacy: true });
    await screen.findByRole('link', { name: 'Villa 1' });
    expect(await screen.findAllByTitle(/^Étape/)).toHaveLength(2);
    await user.hover(screen.getAllByRole('button', { name: 'Itinéraire' })[0]!);
    expect((await screen.findByRole('tooltip')).textContent).toBe(fr['follow.wayHidden']);
    expect(document.body.innerHTML).not.toMatch(/Harispe|maps|43[.,]48/);
  });

  it('calls the number that was chosen to be reached at', async () => {
    const phone = [
      { number: '+33559000001', type: 'HOME' as const, main: false, note: '' },
      { number: '+33600000002', type: 'MOBILE' as const, main: true, note: '' },
    ];
    await open({ api: { 'POST contact/byIds': () => ({ content: [aContact({ id: 7, phone })] }) } });
    expect(await screen.findByRole('link', { name: /06/ })).toHaveAttribute('href', 'tel:+33600000002');
  });

  it('keeps what is pressed above the panels that grow when they are read', async () => {
    await open();
    const change = await screen.findByRole('button', { name: 'Modifier la tournée' });
    const panels = await screen.findAllByRole('region');
    const before = panels.filter((panel) => panel.compareDocumentPosition(change) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(before).toEqual([]);
  });

  it('says that a tour is gone', async () => {
    await open({ api: { 'GET visit/group/{groupId}': () => refuse('NOT_FOUND') } });
    expect(await screen.findByText('Cette tournée n’existe plus.')).toBeVisible();
  });
});

describe('changing a tour', () => {
  it('makes second visits of those that are to come, and leaves the others of their kind', async () => {
    const done = at(TOMORROW, 3, { status: 'DONE' });
    const { user, api } = await open({ visits: [at(TOMORROW, 1), at(TOMORROW, 2), done] });
    await user.click(await screen.findByRole('button', { name: 'Modifier la tournée' }));
    await user.click(await screen.findByRole('radio', { name: 'Contre-visite' }));
    await user.click(screen.getByRole('button', { name: 'Enregistrer la tournée' }));
    await waitFor(() =>
      expect(sentTo(api.received)).toMatchObject([{ kind: 'SECOND' }, { kind: 'SECOND' }, { id: 3 }]),
    );
    expect(sentTo(api.received)).not.toMatchObject([{}, {}, { kind: 'SECOND' }]);
  });

  it('moves a visit: hours follow, what was confirmed is to be confirmed again', async () => {
    const visits = [at(TOMORROW, 1, { status: 'CONFIRMED' }), at(TOMORROW, 2)];
    const { user, api } = await open({ visits });
    await user.click(await screen.findByRole('button', { name: 'Modifier la tournée' }));
    await user.click(await screen.findByRole('button', { name: /Bien V1.: visiter plus tard/ }));
    expect(screen.getByText(/1 visite confirmée change d’heure/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Enregistrer la tournée' }));
    await waitFor(() =>
      expect(sentTo(api.received)).toMatchObject([
        { id: 2, version: 12, groupId: GROUP, start: instantOf(TOMORROW, '10:00'), end: instantOf(TOMORROW, '10:45') },
        { id: 1, version: 11, start: instantOf(TOMORROW, '11:00'), status: 'PLANNED' },
      ]),
    );
    expect(await screen.findByRole('button', { name: 'Modifier la tournée' })).toBeVisible();
  });

  it('begins and ends at the heading, where what was pressed is gone', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Modifier la tournée' }));
    await screen.findByRole('button', { name: 'Enregistrer la tournée' });
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Abandonner' }));
    await screen.findByRole('button', { name: 'Modifier la tournée' });
    expect(heading).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Modifier la tournée' }));
    await user.click(await screen.findByRole('button', { name: 'Enregistrer la tournée' }));
    await screen.findByRole('button', { name: 'Modifier la tournée' });
    expect(heading).toHaveFocus();
  });

  it('goes on with what was typed when a colleague was faster, and says so', async () => {
    const visits = [at(TOMORROW, 1), at(TOMORROW, 2)];
    let [version, taken] = [4, false];
    const { user, api } = await open({
      visits,
      api: {
        'GET visit/group/{groupId}': () => ({
          groupId: GROUP,
          version,
          visits: taken ? [...visits, at(TOMORROW, 3)] : visits,
        }),
        'POST visit': () => {
          if (taken) return { groupId: GROUP, version: 6, visits };
          [version, taken] = [5, true];
          return refuse('STALE');
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Modifier la tournée' }));
    await user.click(await screen.findByRole('button', { name: /Bien V1.: visiter plus tard/ }));
    await user.click(screen.getByRole('button', { name: 'Enregistrer la tournée' }));
    expect(await screen.findByText(/Un collègue a modifié cette tournée/)).toBeVisible();
    expect(screen.getByText(/Ajouté.: V3/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Enregistrer la tournée' }));
    await waitFor(() => expect(sentTo(api.received)).toMatchObject([{ id: 2 }, { id: 1 }, { id: 3 }]));
  });

  it('comes back by the notice that says it was given up', async () => {
    sessionStorage.clear();
    const { user } = await open();
    const asked: string[] = [];
    const stop = bus.on('notice.raised', ({ action }) => action && 'id' in action && asked.push(action.id));
    await user.click(await screen.findByRole('button', { name: 'Modifier la tournée' }));
    await user.click(await screen.findByRole('button', { name: /Bien V1.: visiter plus tard/ }));
    await user.click(screen.getByRole('button', { name: 'Abandonner' }));
    stop();
    await screen.findByRole('button', { name: 'Modifier la tournée' });
    bus.publish('notice.answered', { id: asked[0]! });
    expect(await screen.findByRole('button', { name: /Bien V1.: visiter plus tard/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('takes a visit out, and keeps what took place as it was', async () => {
    const visits = [at(YESTERDAY, 1, { status: 'DONE' }), at(YESTERDAY, 2), at(YESTERDAY, 3)];
    const { user, api } = await open({ visits });
    await user.click(await screen.findByRole('button', { name: 'Modifier la tournée' }));
    expect(screen.queryByRole('button', { name: /Bien V1/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retirer le bien V2 de la tournée' }));
    await user.click(screen.getByRole('button', { name: 'Enregistrer la tournée' }));
    await waitFor(() => expect(sentTo(api.received)).toMatchObject([{ id: 3 }, { id: 1, version: 11 }]));
    expect(sentTo(api.received)).toHaveLength(2);
  });
});
