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

const createAnswer = (id: number, overrides: Partial<CustomerAnswer> = {}): CustomerAnswer => ({
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
  ...overrides,
});

let hidden = false;
const showNotification = jest.fn<undefined, [title: string, options: NotificationOptions]>();
const raisedNotices: { message: string }[] = [];
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
  raisedNotices.length = 0;
  stop = bus.on('notice.raised', (notice) => void raisedNotices.push(notice));
});
afterEach(() => {
  stop();
  showNotification.mockClear();
  notificationChoice.clear();
  unstubGlobals();
  jest.restoreAllMocks();
});

async function open(waitingAnswers: CustomerAnswer[], privacy = false) {
  let currentAnswers = waitingAnswers;
  const rendered = await renderScreen(<AnswersChip />, {
    privacy,
    api: { 'POST proposal/answer/find': () => aPage(currentAnswers) },
  });
  await waitFor(() => expect(rendered.api.received.length).toBeGreaterThan(0));
  return {
    ...rendered,
    /** Simulates a changed proposal, after which these customers wait. */
    news: (newAnswers: CustomerAnswer[]) => {
      currentAnswers = newAnswers;
      act(() => bus.relay('proposal.saved', { proposalId: 3 }));
    },
  };
}

describe('customers waiting for a reply', () => {
  it('are counted in the header and the tab title until they get one', async () => {
    const { news } = await open([createAnswer(1), createAnswer(2)]);
    expect(await screen.findByRole('link', { name: '2 clients attendent votre réponse' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('(2) Pignon');
    news([createAnswer(2)]);
    expect(await screen.findByRole('link', { name: '1 client attend votre réponse' })).toBeVisible();
    news([]);
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
    expect(document.title).toBe('Pignon');
    expect(raisedNotices).toEqual([]);
  });

  it('are announced once when they arrive, except those of the first load', async () => {
    const { news } = await open([createAnswer(1)]);
    await screen.findByRole('link');
    news([createAnswer(2, { kind: 'QUESTION' }), createAnswer(1)]);
    await waitFor(() => expect(raisedNotices).toHaveLength(1));
    expect(raisedNotices[0]?.message).toBe('Harispe Maialen pose une question sur le bien V26-00042.');
    news([createAnswer(2), createAnswer(1)]);
    news([createAnswer(4), createAnswer(3), createAnswer(2), createAnswer(1)]);
    await waitFor(() => expect(raisedNotices).toHaveLength(2));
    expect(raisedNotices[1]?.message).toBe('2 clients ont répondu à vos propositions.');
    expect(showNotification).not.toHaveBeenCalled();
  });

  it('are not announced when an older one becomes the fiftieth', async () => {
    const at = (id: number) => ({ at: new Date(Date.UTC(2026, 10, 22, 9, id)).toISOString() });
    const all = Array.from({ length: 51 }, (_, index) => createAnswer(51 - index, at(51 - index)));
    const { api, news } = await open(all.slice(0, 50));
    await screen.findByRole('link');
    news(all.slice(1));
    await waitFor(() => expect(api.received).toHaveLength(2));
    news([createAnswer(60, { ...at(60), kind: 'QUESTION' }), ...all.slice(2)]);
    await waitFor(() => expect(raisedNotices).toHaveLength(1));
    expect(raisedNotices[0]?.message).toBe('Harispe Maialen pose une question sur le bien V26-00042.');
  });

  it.each<[string, Partial<CustomerAnswer>, boolean]>([
    ['while a customer may be looking', {}, true],
    ['of an owner', { contact: { ...createAnswer(1).contact, contactType: ['CUSTOMER', 'OWNER'] } }, true],
  ])('are not named %s', async (_, overrides, privacy) => {
    const { news } = await open([], privacy);
    news([createAnswer(2, overrides)]);
    await waitFor(() => expect(raisedNotices).toHaveLength(1));
    expect(raisedNotices[0]?.message).toBe('Un client est intéressé par le bien V26-00042.');
  });

  it('raise a system notification without a name, when the page is hidden and the user enabled it', async () => {
    const { news } = await open([]);
    hidden = true;
    news([createAnswer(2)]);
    await waitFor(() => expect(document.title).toBe('(1) Pignon'));
    expect(showNotification).not.toHaveBeenCalled();
    notificationChoice.set('on');
    news([createAnswer(3), createAnswer(2)]);
    await waitFor(() => expect(showNotification).toHaveBeenCalledTimes(1));
    const [title, options] = showNotification.mock.calls[0] ?? [];
    expect([title, options?.body, options?.tag]).toEqual([
      'Un client a répondu',
      'Un client est intéressé par le bien V26-00042.',
      'pignon-answer-3',
    ]);
    expect(raisedNotices).toEqual([]);
  });
});
