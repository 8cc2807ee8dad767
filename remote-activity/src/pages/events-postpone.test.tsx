import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays, dayOf, startOfDay } from '@pignon/shared/domain/common/day';
import { aPage, refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../messages/fr';
import { anEvent } from '../test/factories';
import { Page } from './events.page';

const LATE = anEvent({ id: 1, type: 'TASK', title: 'Relancer', done: false, due: startOfDay(addDays(dayOf(), -2)) });

const openLate = (api: FakeHandlers) =>
  renderScreen(<Page />, {
    at: '/event',
    route: '/event',
    roles: ['MANAGER'],
    messages: { namespace: 'activity', load: () => Promise.resolve(fr) },
    api: { 'POST event/me': () => aPage([LATE]), 'GET user': () => [], ...api },
  });

it('keep the typed day and time when they are refused, and close once postponed', async () => {
  const sentence = 'Ce créneau est pris.';
  const replies = [
    () => refuse('CONFLICT', undefined, { message: sentence, blockedBy: { kind: 'visit', id: '4' } }),
    () => ({ ...LATE, version: 3 }),
  ];
  const { user, api } = await openLate({
    'GET event/{id}': () => ({ ...LATE, version: 2 }),
    'PATCH event/{id}': () => replies.shift()?.() ?? LATE,
  });
  await screen.findByText('Relancer');
  await user.click(screen.getAllByRole('button', { name: 'Actions' })[0]!);
  await user.click(await screen.findByRole('menuitem', { name: /À une autre date/ }));
  const dialog = await screen.findByRole('dialog', { name: fr['postpone.title'] });
  const time = within(dialog).getByLabelText(fr['new.time']);
  fireEvent.change(time, { target: { value: '16:20' } });
  await user.click(within(dialog).getByRole('button', { name: 'Reporter' }));
  expect(await within(dialog).findByText(sentence)).toBeVisible();
  expect(within(dialog).getByRole('link')).toHaveAttribute('href', '/visit/4');
  expect(time).toHaveValue('16:20');
  await user.click(within(dialog).getByRole('button', { name: 'Reporter' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(api.received.filter(({ key }) => key === 'PATCH event/{id}')).toHaveLength(2);
});
