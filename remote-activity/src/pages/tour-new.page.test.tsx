import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { hasUnsavedChanges } from '@pignon/shared/contract';
import { instantOf } from '@pignon/shared/domain/common/day';
import {
  aContact,
  aPage,
  aPropertySummary,
  aUser,
  refuse,
  renderScreen,
  type FakeHandlers,
} from '@pignon/shared/testing';
import fr from '../messages/fr';
import { aVisit } from '../test/factories';
import { Page } from './tour-new.page';

const DAY = '2027-01-12';
const JEAN = aUser({ loginEmail: 'jean@pignon.test', firstName: 'Jean', lastName: 'Lagarde', roles: ['NEGOTIATOR'] });
const ME = aUser({ roles: ['MANAGER', 'NEGOTIATOR'] });
const GROUP = '00000000-0000-4000-8000-000000000009';

function open(address = '/visit/new?properties=V1,V2&contact=7', api: FakeHandlers = {}, privacy = false) {
  return renderScreen(<Page />, {
    privacy,
    at: address,
    route: '/visit/new',
    messages: { namespace: 'activity', load: () => Promise.resolve(fr) },
    api: {
      'GET user': () => [JEAN, ME],
      'POST visit/find': () => aPage([]),
      'POST contact/byIds': () => ({ content: [] }),
      'POST property/byReferences': ({ body }) => ({
        content: body.map((reference) => aPropertySummary({ reference, title: `Villa ${reference}` })),
      }),
      ...api,
    },
  });
}

async function setDay(user: Awaited<ReturnType<typeof open>>['user'], day = DAY) {
  const field = await screen.findByLabelText('Date');
  await user.clear(field);
  await user.type(field, day);
}
const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');
const starts = () => screen.getAllByLabelText<HTMLInputElement>(/^Début de la visite/).map(({ value }) => value);
const save = () => screen.getByRole('button', { name: 'Créer la tournée' });

beforeEach(() => sessionStorage.clear());

describe('planning a tour', () => {
  it('starts with the cart’s records, with consecutive times', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Villa V1' })).toBeVisible();
    expect(starts()).toEqual(['10:00', '11:00']);
    expect(hasUnsavedChanges()).toBe(false);
    expect(screen.getByText('2 visites prêtes à enregistrer.')).toBeVisible();
  });

  it('has one buyer; other contacts of the cart are added on request', async () => {
    const { user, api } = await open('/visit/new?properties=V1&contact=7,8', {
      'POST visit': () => refuse('CONFLICT'),
      'POST contact/byIds': () => ({
        content: [
          aContact({ id: 7, firstName: 'Ana', lastName: 'Sept' }),
          aContact({ id: 8, firstName: 'Bo', lastName: 'Huit' }),
        ],
      }),
    });
    await user.click(await screen.findByRole('button', { name: /^Ajouter .*Huit.* aux visiteurs/ }));
    await user.click(screen.getByRole('button', { name: /Retirer.*Sept/ }));
    await user.click(save());
    await screen.findByRole('alert');
    const saveRequest = api.received.find(({ key }) => key === 'POST visit');
    expect(saveRequest?.body).toMatchObject([{ propertyRef: 'V1', contactIds: [8] }]);
    expect(screen.getByRole('group', { name: 'Aussi dans le panier' })).toHaveTextContent(/Sept/);
  });

  it('offers no voucher while a customer is looking, and gives the reason to keyboard users too', async () => {
    const visits = [aVisit({ groupId: GROUP })];
    const { user, api } = await open(undefined, { 'POST visit': () => ({ groupId: GROUP, version: 1, visits }) }, true);
    await screen.findByRole('link', { name: 'Villa V1' });
    await user.click(save());
    const voucher = await screen.findByRole('button', { name: 'Bon de visite' });
    voucher.focus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('nomme les visiteurs');
    await user.keyboard('{Enter}');
    expect(api.received.map(({ key }) => key)).not.toContain('GET visit/group/{groupId}/voucher');
  });

  it('changes order, duration and times, and later times follow', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /Bien V1.: visiter plus tard/ }));
    expect(rows()[0]).toHaveTextContent('V2');
    const minutes = screen.getByLabelText(/^Durée de la visite du bien V2/);
    await user.clear(minutes);
    expect(save()).toBeDisabled();
    await user.type(minutes, '60');
    expect(starts()).toEqual(['10:00', '11:15']);
    expect(hasUnsavedChanges()).toBe(true);
  });

  it('does not send overlapping visits, and shows the conflict at the stop', async () => {
    const { user } = await open();
    const second = await screen.findByLabelText(/^Début de la visite du bien V2/);
    fireEvent.change(second, { target: { value: '10:30' } });
    expect(rows()[1]).toHaveTextContent('Cette visite chevauche celle du bien V1');
    expect(save()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: /Bien V2.: enchaîner/ }));
    expect(save()).toBeEnabled();
  });

  it('shows the negotiator’s other visits', async () => {
    const busy = aVisit({ propertyRef: 'V9', start: instantOf(DAY, '11:15'), end: instantOf(DAY, '12:00') });
    const { user, api } = await open(undefined, { 'POST visit/find': () => aPage([busy]) });
    await setDay(user);
    expect(await screen.findByText(/Claire Etcheverry est déjà en visite au bien V9, le 12\/01\/2027/)).toBeVisible();
    expect(save()).toBeDisabled();
    expect(api.received.at(-1)?.body).toMatchObject({
      dto: { negotiator: 'manager@pignon.test', from: instantOf(DAY, '00:00'), to: instantOf('2027-01-13', '00:00') },
    });
  });

  it('finds visitors and properties by search', async () => {
    const { user } = await open('/visit/new', {
      'GET search': ({ query }) =>
        query.type?.includes('contact')
          ? [
              {
                kind: 'contact',
                id: 7,
                contactType: ['CUSTOMER'],
                label: 'Harispe Maialen',
                detail: '',
                archived: false,
              },
            ]
          : [
              {
                kind: 'property',
                reference: 'V3',
                transactionType: 'SALE',
                propertyStatus: 'ACTIVE',
                label: 'Villa',
                detail: 'Bayonne',
                archived: false,
              },
            ],
    });
    expect(save()).toBeDisabled();
    expect(screen.getByText(/Ajoutez un visiteur\..*Ajoutez un bien\./)).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: 'Ajouter un visiteur' }), 'hari');
    await user.click(await screen.findByRole('option', { name: /Harispe/ }));
    await user.type(screen.getByRole('combobox', { name: 'Ajouter un bien' }), 'villa');
    await screen.findByRole('option', { name: /Villa/ });
    await user.keyboard('{Enter}');
    expect(rows()).toHaveLength(1);
    expect(save()).toBeEnabled();
  });

  it('can be deleted right after saving, and returns to the visits', async () => {
    const tour = { groupId: GROUP, version: 1, visits: [aVisit({ groupId: GROUP })] };
    const { user, address } = await open(undefined, {
      'POST visit': () => tour,
      'GET visit/group/{groupId}': () => tour,
      'DELETE visit/group/{groupId}': () => undefined,
    });
    await setDay(user);
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Supprimer la visite' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Supprimer la visite\u202f?' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Supprimer la visite' })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Supprimer la visite' }));
    await waitFor(() => expect(address()).toBe('/visit/list'));
  });

  it('is saved once, published, and shows the next steps', async () => {
    const onSaved = jest.fn();
    const stop = bus.on('visit.saved', onSaved);
    const { user, api } = await open(undefined, {
      'POST visit': () => ({
        groupId: GROUP,
        version: 1,
        visits: [aVisit({ groupId: GROUP, start: instantOf(DAY, '10:00') })],
      }),
    });
    await setDay(user);
    await user.click(save());
    expect(await screen.findByRole('heading', { name: 'Tournée enregistrée' })).toBeVisible();
    const saveRequest = api.received.find(({ key }) => key === 'POST visit');
    expect(saveRequest?.body).toMatchObject([
      {
        propertyRef: 'V1',
        contactIds: [7],
        start: instantOf(DAY, '10:00'),
        end: instantOf(DAY, '10:45'),
        kind: 'FIRST',
      },
      { propertyRef: 'V2', start: instantOf(DAY, '11:00'), negotiator: 'manager@pignon.test' },
    ]);
    expect(onSaved).toHaveBeenCalledWith({ groupId: GROUP }, expect.anything());
    expect(screen.getByRole('link', { name: 'Voir les visites' })).toHaveAttribute('href', `/visit/list?day=${DAY}`);
    expect(screen.getByRole('button', { name: 'Bon de visite' })).toBeVisible();
    expect(hasUnsavedChanges()).toBe(false);
    stop();
  });

  it('keeps what was typed as a draft, and restores it', async () => {
    const at = { key: 'tour:new-V1-V2-7', baseVersion: null, modifiedTime: '2026-11-21T09:32:00.000Z' };
    const first = await open(undefined, {
      'GET user/me/draft/{key}': () => null,
      'PUT user/me/draft/{key}': () => at,
    });
    const minutes = await screen.findByLabelText(/^Durée de la visite du bien V2/);
    await first.user.clear(minutes);
    await first.user.type(minutes, '60');
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(first.api.received.map(({ key }) => key)).toContain('PUT user/me/draft/{key}'));
    const draftSave = first.api.received.findLast(({ key }) => key === 'PUT user/me/draft/{key}');
    expect(draftSave?.params).toEqual({ key: 'tour:new-V1-V2-7' });
    first.unmount();
    sessionStorage.clear();
    const draft = { ...(draftSave?.body as object), ...at };
    const { user } = await open(undefined, { 'GET user/me/draft/{key}': () => draft as never });
    expect(await screen.findByText(/^Brouillon du .* repris$/)).toBeVisible();
    expect(screen.getByLabelText(/^Durée de la visite du bien V2/)).toHaveValue(60);
    const requests: string[] = [];
    const stop = bus.on('notice.raised', ({ action }) => action && 'id' in action && requests.push(action.id));
    await user.click(screen.getByRole('button', { name: 'Abandonner le brouillon' }));
    stop();
    expect(screen.getByLabelText(/^Durée de la visite du bien V2/)).toHaveValue(45);
    expect(hasUnsavedChanges()).toBe(false);
    bus.publish('notice.answered', { id: requests[0]! });
    await waitFor(() => expect(screen.getByLabelText(/^Durée de la visite du bien V2/)).toHaveValue(60));
  });

  it('keeps everything when it is refused, and shows the reason at the visit', async () => {
    const { user } = await open(undefined, {
      'POST visit': () =>
        refuse('CONFLICT', [{ path: '1.start', message: 'Jean est déjà en visite.' }], {
          blockedBy: { kind: 'event', id: '31' },
        }),
    });
    await setDay(user);
    await user.click(save());
    expect(await screen.findByText('Jean est déjà en visite.')).toBeVisible();
    const link = within(rows()[1]!).getByRole('link', { name: 'Voir ce qui occupe cette heure' });
    expect(link).toHaveAttribute('href', '/event/31');
    expect(starts()).toEqual(['10:00', '11:00']);
    expect(save()).toBeEnabled();
  });

  it('is sent again under its key after a lost answer, even if it was changed since', async () => {
    const { user, api } = await open(undefined, { 'POST visit': () => refuse('UNAVAILABLE') });
    await setDay(user);
    const sent = () => api.received.filter(({ key }) => key === 'POST visit');
    await user.click(save());
    await waitFor(() => expect(sent()).toHaveLength(1));
    await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy'));
    const minutes = screen.getByLabelText(/^Durée de la visite du bien V2/);
    await user.clear(minutes);
    await user.type(minutes, '60');
    await user.click(save());
    await waitFor(() => expect(sent()).toHaveLength(2));
    const [first, second] = sent();
    expect(second?.body).not.toEqual(first?.body);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  });
});
