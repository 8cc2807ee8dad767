import { screen, waitFor, within } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import type { EventPayload } from '@pignon/shared/contract';
import { addMonths, dayOf } from '@pignon/shared/domain/common/day';
import type { ContactToReview } from '@pignon/shared/domain/contact/erasure/review.schema';
import { aContact, aPage, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { Slot as Summary } from '../slots/review-summary.slot';
import { Page } from './review.page';

const messages = { namespace: 'contact', load: () => Promise.resolve(fr) };
const SILENT: ContactToReview = {
  id: 7,
  title: 'MRS',
  firstName: 'Maialen',
  lastName: 'Harispe',
  company: null,
  contactType: ['CUSTOMER'],
  email: null,
  phones: [],
  city: 'Biarritz',
  postcode: '64200',
  negotiator: null,
  criteriaCount: 0,
  archived: false,
  erased: false,
  nextFollowUp: null,
  createdTime: '2016-11-21T09:30:00.000Z',
  modifiedTime: '2016-11-21T09:30:00.000Z',
  version: 1,
  lastSign: '2019-05-04',
  agreed: ['EMAIL'],
  review: { decision: 'ASK', reason: '', until: '2024-01-01', user: 'x', at: '2023-11-01T09:00:00.000Z' },
};
const DECIDED = { decision: 'KEEP' as const, reason: '', until: '2027-01-01', user: 'x', at: SILENT.createdTime };

const open = (api: FakeHandlers = {}, at = '/contact/review') =>
  renderScreen(<Page />, {
    at,
    roles: ['MANAGER'],
    messages,
    privacy: false,
    api: {
      'POST contact/review/find': () => aPage([SILENT]),
      'POST contact/{id}/review': () => DECIDED,
      'GET user': () => [],
      ...api,
    },
  });
const decide = async (user: Awaited<ReturnType<typeof open>>['user'], how: string) => {
  await user.click(await screen.findByRole('button', { name: /^Décider pour .*[A-Z]/ }));
  await user.click(screen.getByRole('menuitem', { name: how }));
};

describe('inactive contacts', () => {
  it('show their last activity, consents and previous decision', async () => {
    await open();
    const [, row] = await screen.findAllByRole('row');
    expect(within(row!).getByRole('link', { name: 'Harispe Maialen' })).toHaveAttribute('href', '/contact/7');
    expect(row).toHaveTextContent('04/05/2019');
    expect(row).toHaveTextContent('E-mail');
    expect(row).toHaveTextContent('Accord demandé le 01/11/2023');
  });

  it('are those requested by the address', async () => {
    const { api } = await open({}, '/contact/review?negotiator=nora@pignon.test&archive=archived&page=2');
    await screen.findAllByRole('row');
    expect(api.received.find(({ key }) => key === 'POST contact/review/find')?.body).toEqual({
      dto: { negotiator: 'nora@pignon.test', archived: true },
      pageSize: 10,
      pageNumber: 1,
    });
  });

  it('are kept only with a reason and an end date', async () => {
    const { user, api } = await open();
    await decide(user, 'Garder, avec un motif…');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Garder' }));
    expect(dialog.getByText('Dites pourquoi ces données sont gardées.')).toBeVisible();
    await user.type(dialog.getByLabelText('Motif'), 'Succession');
    await user.click(dialog.getByRole('button', { name: 'Garder' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.received.find(({ key }) => key === 'POST contact/{id}/review')?.body).toEqual({
      decision: 'KEEP',
      reason: 'Succession',
      until: addMonths(dayOf(), 12),
    });
  });

  it.each([
    ['Faire demander son accord', 'ASK'],
    ['Archiver', 'ARCHIVE'],
  ])('%s at once, and leave the list', async (how, decision) => {
    const { user, api } = await open();
    await screen.findAllByRole('row');
    api.use({ 'POST contact/review/find': () => aPage([]) });
    await decide(user, how);
    expect(await screen.findByRole('heading', { name: 'Personne n’est à revoir' })).toBeVisible();
    expect(api.received.find(({ key }) => key === 'POST contact/{id}/review')?.body).toEqual({ decision });
  });

  it("are restored by the notice's undo after archiving", async () => {
    const { user, api } = await open({
      'GET contact/{id}': () => aContact({ id: 7, archived: true, version: 2 }),
      'PATCH contact/{id}': () => aContact({ id: 7, version: 3 }),
    });
    const notices: EventPayload<'notice.raised'>[] = [];
    const stop = bus.on('notice.raised', (notice) => notices.push(notice));
    await decide(user, 'Archiver');
    await waitFor(() => expect(notices).toHaveLength(1));
    stop();
    const [{ action }] = notices as [EventPayload<'notice.raised'>];
    bus.publish('notice.answered', { id: action && 'id' in action ? action.id : '' });
    await waitFor(() => {
      const saveRequest = api.received.find(({ key }) => key === 'PATCH contact/{id}');
      expect(saveRequest).toMatchObject({ body: { archived: false }, headers: { 'if-match': '"2"' } });
    });
  });

  it('show the empty list, and an error', async () => {
    const { user, api } = await open({ 'POST contact/review/find': () => refuse('FORBIDDEN') });
    const retryButton = await screen.findByRole('button', { name: 'Réessayer' });
    api.use({ 'POST contact/review/find': () => aPage([]) });
    await user.click(retryButton);
    expect(await screen.findByRole('heading', { name: 'Personne n’est à revoir' })).toBeVisible();
  });
});

it('counts them on the home page, and shows nothing when there are none', async () => {
  const one = await renderScreen(<Summary />, {
    messages,
    api: { 'POST contact/review/find': () => aPage([SILENT], 12) },
  });
  expect(await screen.findByRole('link', { name: '12 contacts silencieux à revoir' })).toHaveAttribute(
    'href',
    '/contact/review',
  );
  one.api.use({ 'POST contact/review/find': () => aPage([]) });
});
