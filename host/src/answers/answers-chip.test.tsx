import { act, screen, waitFor } from '@testing-library/react';
import { bus } from '@pignon/shared/bus';
import { setRuntimeConfig } from '@pignon/shared/contract';
import type { CustomerAnswer } from '@pignon/shared/domain/proposal/customer-answer.schema';
import { aPage, renderScreen } from '@pignon/shared/testing';
import { stubGlobal, unstubGlobals } from '@pignon/shared/testing/stub-global';
import { addHostMessages } from '../messages';
import { addProductMessages } from '../messages/product';
import { AnswersChip } from './answers-chip';
import { notificationChoice } from './notifications';

addHostMessages();
addProductMessages();
setRuntimeConfig({ appTitle: 'Pignon' });

const anAnswer = (id: number, over: Partial<CustomerAnswer> = {}): CustomerAnswer => ({
  id,
  proposalId: 3,
  kind: 'LIKED',
  at: '2026-11-22T09:00:00.000Z',
  reason: null,
  note: '',
  contact: {
    id: 7,
    title: 'MRS',
    firstName: 'Maialen',
    lastName: 'Harispe',
    company: null,
    contactType: ['CUSTOMER'],
    phones: [],
    email: null,
  },
  refusesCalls: false,
  property: { reference: 'V26-00042', title: '', propertyType: 'HOUSE', city: 'Biarritz' },
  negotiator: 'nora@pignon.test',
  outcome: null,
  version: 1,
  ...over,
});

let hidden = false;
const showNotification = jest.fn<undefined, [title: string, options: NotificationOptions]>();
const raised: { message: string }[] = [];
let stop: () => void;

beforeEach(() => {
  hidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  class FakeNotification {
    static permission = 'granted';
    onclick = null;
    close = () => undefined;
    constructor(title: string, options: NotificationOptions) {
      showNotification(title, options);
    }
  }
  stubGlobal('Notification', FakeNotification);
  raised.length = 0;
  stop = bus.on('notice.raised', (notice) => void raised.push(notice));
});
afterEach(() => {
  stop();
  showNotification.mockClear();
  notificationChoice.clear();
  unstubGlobals();
  jest.restoreAllMocks();
});

async function open(waits: CustomerAnswer[], privacy = false) {
  let now = waits;
  const rendered = await renderScreen(<AnswersChip />, {
    privacy,
    api: { 'POST proposal/answer/find': () => aPage(now) },
  });
  await waitFor(() => expect(rendered.api.received.length).toBeGreaterThan(0));
  return {
    ...rendered,
    /** Simulates a changed proposal, after which these customers wait. */
    news: (next: CustomerAnswer[]) => {
      now = next;
      act(() => bus.relay('proposal.saved', { proposalId: 3 }));
    },
  };
}

describe('customers waiting for a reply', () => {
  it('are counted in the header and the tab title until they get one', async () => {
    const { news } = await open([anAnswer(1), anAnswer(2)]);
    expect(await screen.findByRole('link', { name: '2 clients attendent votre réponse' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('(2) Pignon');
    news([anAnswer(2)]);
    expect(await screen.findByRole('link', { name: '1 client attend votre réponse' })).toBeVisible();
    news([]);
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
    expect(document.title).toBe('Pignon');
    expect(raised).toEqual([]);
  });

  it('are announced once when they arrive, except those of the first load', async () => {
    const { news } = await open([anAnswer(1)]);
    await screen.findByRole('link');
    news([anAnswer(2, { kind: 'QUESTION' }), anAnswer(1)]);
    await waitFor(() => expect(raised).toHaveLength(1));
    expect(raised[0]?.message).toBe('Harispe Maialen pose une question sur le bien V26-00042.');
    news([anAnswer(2), anAnswer(1)]);
    news([anAnswer(4), anAnswer(3), anAnswer(2), anAnswer(1)]);
    await waitFor(() => expect(raised).toHaveLength(2));
    expect(raised[1]?.message).toBe('2 clients ont répondu à vos propositions.');
    expect(showNotification).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<CustomerAnswer>, boolean]>([
    ['while a customer may be looking', {}, true],
    ['of an owner', { contact: { ...anAnswer(1).contact, contactType: ['CUSTOMER', 'OWNER'] } }, true],
  ])('are not named %s', async (_, over, privacy) => {
    const { news } = await open([], privacy);
    news([anAnswer(2, over)]);
    await waitFor(() => expect(raised).toHaveLength(1));
    expect(raised[0]?.message).toBe('Un client est intéressé par le bien V26-00042.');
  });

  it('raise a system notification without a name, when the page is hidden and the user enabled it', async () => {
    const { news } = await open([]);
    hidden = true;
    news([anAnswer(2)]);
    await waitFor(() => expect(document.title).toBe('(1) Pignon'));
    expect(showNotification).not.toHaveBeenCalled();
    notificationChoice.set('on');
    news([anAnswer(3), anAnswer(2)]);
    await waitFor(() => expect(showNotification).toHaveBeenCalledTimes(1));
    const [title, options] = showNotification.mock.calls[0] ?? [];
    expect([title, options?.body, options?.tag]).toEqual([
      'Un client a répondu',
      'Un client est intéressé par le bien V26-00042.',
      'pignon-answer-3',
    ]);
    expect(raised).toEqual([]);
  });
});
