import { screen } from '@testing-library/react';
import type { TourNotices } from '@pignon/shared/domain/visit/notice/notice.schema';
import { PROBLEMS } from '@pignon/shared/domain/common/problem';
import { refuse, renderScreen, type FakeHandlers } from '@pignon/shared/testing';
import fr from '../../messages/fr';
import { NoticePanel } from './notice-panel';

const GROUP = '00000000-0000-4000-8000-000000000009';
const AT = '2026-11-26T09:00:00.000Z';
const LINE = { visitId: 1, news: 'PLANNED' as const, propertyRef: 'V1', start: AT };
const ANNE = { contactId: 7, name: 'Harispe Anne', problem: null, untold: [LINE] };
const LUC = { contactId: 8, name: 'Durand Luc', problem: 'NO_CONSENT' as const, untold: [LINE] };
const NOTICES: TourNotices = { content: [], visitors: [ANNE, LUC], automatic: false };
const SENT_NOTICES: TourNotices = {
  ...NOTICES,
  content: [
    {
      id: 3,
      contactId: 7,
      name: 'Harispe Anne',
      kind: 'CONFIRMATION',
      status: 'SENT',
      at: '2026-11-20T09:05:00.000Z',
      by: 'nora@pignon.test',
      said: null,
      lines: [LINE],
    },
  ],
  visitors: [{ ...ANNE, untold: [] }, LUC],
};

const open = (api: FakeHandlers = {}, privacy = false) =>
  renderScreen(<NoticePanel groupId={GROUP} />, {
    roles: ['NEGOTIATOR'],
    privacy,
    messages: { namespace: 'activity', load: () => Promise.resolve(fr) },
    api: { 'GET visit/group/{groupId}/notice': () => NOTICES, ...api },
  });

describe('notices to the visitors of a tour', () => {
  it('sends a notice at the press of a button, and shows its time and text', async () => {
    const sendNotice = jest.fn(() => SENT_NOTICES);
    const { user } = await open({ 'POST visit/group/{groupId}/notice': sendNotice });
    await user.click(await screen.findByRole('button', { name: 'Prévenir' }));
    expect(await screen.findByText(/Envoyé le 20\/11\/2026 à 10:05/)).toBeVisible();
    expect(sendNotice).toHaveBeenCalledWith(expect.objectContaining({ body: { contactIds: [7] } }));
    expect(screen.queryByRole('button', { name: 'Prévenir' })).toBeNull();
  });

  it('offers no message to visitors without consent, and links to their record', async () => {
    await open();
    expect(await screen.findByRole('link', { name: /N’a pas accepté/ })).toHaveAttribute('href', '/contact/8');
    expect(screen.getAllByRole('button', { name: 'Prévenir' })).toHaveLength(1);
  });

  it('shows a refusal as a sentence', async () => {
    const { user } = await open({
      'POST visit/group/{groupId}/notice': () => refuse('CONFLICT'),
    });
    await user.click(await screen.findByRole('button', { name: 'Prévenir' }));
    expect(await screen.findByText(PROBLEMS.CONFLICT.message)).toBeVisible();
  });

  it('names nobody on the client’s screen', async () => {
    await open({}, true);
    await screen.findByRole('link', { name: /N’a pas accepté/ });
    expect(screen.queryByText('Harispe Anne')).toBeNull();
  });
});
