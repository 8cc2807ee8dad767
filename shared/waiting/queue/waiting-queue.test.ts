import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { configureApi, type CallKey } from '@pignon/shared/api';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { importKey } from '../store/encryption';
import { WaitingStore } from '../store/waiting-store';
import type { About, WaitingCall } from '../waiting-call';
import { FakeLocks } from './fake-locks.fixture';
import { FakeServer } from './fake-server.fixture';
import { WaitingQueue } from './waiting-queue';

const keyOf = (character: string) => btoa(character.repeat(32));
let server: FakeServer;
let locks: FakeLocks;
let refreshed: string[];
const openQueues: WaitingQueue[] = [];

beforeEach(() => {
  server = new FakeServer();
  locks = new FakeLocks();
  refreshed = [];
  globalThis.indexedDB = new IDBFactory();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  jest.spyOn(globalThis, 'fetch').mockImplementation(server.fetch as typeof fetch);
  configureApi({ baseUrl: '/api', getToken: () => Promise.resolve('a token') });
});
afterEach(() => {
  for (const queue of openQueues.splice(0)) queue.close();
});

async function openTab(uid = 'anne'): Promise<WaitingQueue> {
  const store = await WaitingStore.open(uid, [await importKey(keyOf(uid.charAt(0)))]);
  const refresh = (kinds: readonly string[]) => {
    refreshed.push(kinds.join(' '));
    return Promise.resolve();
  };
  const queue = new WaitingQueue(store, { refresh });
  openQueues.push(queue);
  await queue.read();
  return queue;
}

let count = 0;
const waiting = (call: CallKey, input: WaitingCall['input'], overrides: Partial<WaitingCall> = {}): WaitingCall => {
  const id = `id-${++count}`;
  const description: About = { title: `Saisie ${count}`, to: '/' };
  const newCallFields = { version: undefined, at: Date.now(), refusal: undefined, failures: 0 };
  return { ...description, id, line: id, call, input, ...newCallFields, ...overrides };
};
const noteCall = (title: string, overrides: Partial<WaitingCall> = {}) =>
  waiting('POST event/create', { body: { type: 'NOTE', title } }, overrides);
const status = (id: number, to: string, from = 'PLANNED', overrides: Partial<WaitingCall> = {}) =>
  waiting(
    'PATCH visit/{id}/status',
    { params: { id }, body: { status: to } },
    { line: `visit:${id}`, version: 1, base: { status: from }, result: { status: to }, ...overrides },
  );
const feedback = (id: number, interest: number, overrides: Partial<WaitingCall> = {}) =>
  waiting(
    'PATCH visit/{id}/feedback',
    { params: { id }, body: { interest } },
    { line: `visit:${id}`, version: 1, base: { feedback: null }, result: { feedback: { interest } }, ...overrides },
  );
const queueTitles = (queue: WaitingQueue) =>
  queue.calls.get().map(({ input }) => (input.body as { title?: string; status?: string }).title ?? '…');

describe('a call that may wait', () => {
  it('is sent at once while the server responds, without a trace in storage', async () => {
    const queue = await openTab();
    await expect(queue.send(noteCall('Une'))).resolves.toEqual({ kind: 'answered', reply: { id: 1, version: 1 } });
    expect(queue.calls.get()).toEqual([]);
    expect(server.notes).toEqual(['Une']);
  });

  it('waits while the server does not respond, survives the tab, and is sent in order later', async () => {
    const first = await openTab();
    server.network = false;
    for (const title of ['Une', 'Deux', 'Trois']) expect(await first.send(noteCall(title))).toEqual({ kind: 'waits' });
    expect(queueTitles(first)).toEqual(['Une', 'Deux', 'Trois']);
    first.close();
    const second = await openTab();
    expect(queueTitles(second)).toEqual(['Une', 'Deux', 'Trois']);
    server.network = true;
    await second.flush();
    expect(server.notes).toEqual(['Une', 'Deux', 'Trois']);
    expect(second.calls.get()).toEqual([]);
    expect(refreshed).toEqual(['event']);
  });

  it('waits when it could not be sent for another reason, and is sent later', async () => {
    stubGlobal('reportError', jest.fn());
    configureApi({ baseUrl: '/api', getToken: () => Promise.reject(new Error('no token')) });
    const queue = await openTab();
    expect(await queue.send(noteCall('Une'))).toEqual({ kind: 'waits' });
    configureApi({ baseUrl: '/api', getToken: () => Promise.resolve('a token') });
    await queue.flush();
    expect([server.notes, queue.calls.get()]).toEqual([['Une'], []]);
  });

  it('is executed once although its response was lost', async () => {
    const queue = await openTab();
    server.dropsResponses = true;
    expect(await queue.send(noteCall('Une'))).toEqual({ kind: 'waits' });
    server.dropsResponses = false;
    await queue.flush();
    expect(server.notes).toEqual(['Une']);
    expect(server.requests.map(({ id }) => id)).toEqual([server.requests[0]?.id, server.requests[0]?.id]);
    expect(queue.calls.get()).toEqual([]);
  });

  it('is neither lost nor listed twice when its tab is killed during sending', async () => {
    const first = await openTab();
    server.hangs = true;
    void first.send(noteCall('Une'));
    while (server.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const second = await openTab();
    expect(queueTitles(second)).toEqual([]);
    await second.flush();
    expect(server.requests).toHaveLength(1);
    locks.killHolders();
    server.hangs = false;
    await second.read();
    expect(queueTitles(second)).toEqual(['Une']);
    await second.flush();
    expect(server.notes).toEqual(['Une']);
  });

  it('is sent by one tab, however many are open', async () => {
    const [firstTab, secondTab] = [await openTab(), await openTab()];
    server.network = false;
    await firstTab.send(noteCall('Une'));
    await secondTab.send(noteCall('Deux'));
    server.network = true;
    await Promise.all([firstTab.flush(), secondTab.flush(), firstTab.flush()]);
    expect(server.requests).toHaveLength(2);
    expect(server.notes).toEqual(['Une', 'Deux']);
  });

  it('waits behind earlier calls of the same record, although the server responds again', async () => {
    server.visit(12);
    const queue = await openTab();
    server.network = false;
    await queue.send(status(12, 'CONFIRMED'));
    server.network = true;
    expect(await queue.send(feedback(12, 4))).toEqual({ kind: 'waits' });
    await queue.flush();
    expect(server.visits.get(12)).toMatchObject({ status: 'DONE', feedback: { interest: 4 }, version: 3 });
  });

  it('is left to the form when refused while the user waits', async () => {
    const queue = await openTab();
    server.refuses = 'VALIDATION';
    await expect(queue.send(noteCall('Une'))).rejects.toMatchObject({ code: 'VALIDATION' });
    expect(queue.calls.get()).toEqual([]);
  });
});

describe('a refused call', () => {
  async function sendRefusedNote() {
    const queue = await openTab();
    server.network = false;
    await queue.send(noteCall('Une'));
    server.network = true;
    server.refuses = 'CONFLICT';
    await queue.flush();
    server.refuses = undefined;
    const [storedCall] = queue.calls.get();
    return { queue, kept: storedCall };
  }

  it('keeps message and input, is not sent again by itself, and does not block other records', async () => {
    const { queue, kept } = await sendRefusedNote();
    expect(kept).toMatchObject({
      input: { body: { title: 'Une' } },
      refusal: { code: 'CONFLICT', message: expect.any(String) as string },
    });
    await queue.send(noteCall('Deux'));
    await queue.flush();
    expect(server.notes).toEqual(['Deux']);
    expect(queueTitles(queue)).toEqual(['Une']);
  });

  it('is sent again at the user’s request', async () => {
    const { queue, kept } = await sendRefusedNote();
    await queue.retry(kept?.id ?? '');
    expect(server.notes).toEqual(['Une']);
    expect(queue.calls.get()).toEqual([]);
  });

  it('can be removed, which releases the calls behind it', async () => {
    server.visit(12, { status: 'CANCELLED', version: 2 });
    const queue = await openTab();
    server.network = false;
    await queue.send(status(12, 'CONFIRMED'));
    await queue.send(feedback(12, 4));
    server.network = true;
    await queue.flush();
    const [first, second] = queue.calls.get();
    expect([first?.refusal?.code, second?.refusal]).toEqual(['STALE', undefined]);
    expect(await queue.drop(first?.id ?? '')).toBe(true);
    await queue.flush();
    expect(queue.calls.get()).toEqual([]);
    expect(server.visits.get(12)).toMatchObject({ feedback: { interest: 4 } });
  });

  it('is replaced by a corrected call, and restored when that one is refused too', async () => {
    const { queue, kept } = await sendRefusedNote();
    server.refuses = 'VALIDATION';
    await expect(queue.send(noteCall('Mieux'), kept?.id)).rejects.toMatchObject({ code: 'VALIDATION' });
    expect(queueTitles(queue)).toEqual(['Une']);
    server.refuses = undefined;
    await queue.send(noteCall('Mieux'), kept?.id);
    expect(server.notes).toEqual(['Mieux']);
    expect(queue.calls.get()).toEqual([]);
  });
});

describe('a call on a record that changed meanwhile', () => {
  beforeEach(() => server.visit(12));

  async function sendAfterChange(calls: readonly WaitingCall[], changeOnServer: () => void) {
    const queue = await openTab();
    server.network = false;
    for (const waitingCall of calls) await queue.send(waitingCall);
    changeOnServer();
    server.network = true;
    await queue.flush();
    return queue.calls.get();
  }

  it('is executed when the fields it is based on are unchanged', async () => {
    const remaining = await sendAfterChange([status(12, 'CONFIRMED')], () => server.visit(12, { version: 5 }));
    expect(remaining).toEqual([]);
    expect(server.visits.get(12)).toMatchObject({ status: 'CONFIRMED', version: 6 });
  });

  it('is executed after earlier calls on the same record', async () => {
    const calls = [status(12, 'CONFIRMED'), status(12, 'PLANNED', 'CONFIRMED'), feedback(12, 3)];
    expect(await sendAfterChange(calls, () => undefined)).toEqual([]);
    expect(server.visits.get(12)).toMatchObject({ status: 'DONE', feedback: { interest: 3 }, version: 4 });
  });

  it('is dropped when the record already has its values', async () => {
    expect(
      await sendAfterChange([status(12, 'CONFIRMED')], () => server.visit(12, { status: 'CONFIRMED', version: 2 })),
    ).toEqual([]);
    expect(server.visits.get(12)).toMatchObject({ version: 2 });
  });

  it('is a conflict when another user changed the same fields, and overwrites nothing', async () => {
    const [remaining] = await sendAfterChange([feedback(12, 4)], () =>
      server.visit(12, { feedback: { interest: 1 }, version: 2 }),
    );
    expect(remaining).toMatchObject({ input: { body: { interest: 4 } }, refusal: { code: 'STALE' } });
    expect(server.visits.get(12)).toMatchObject({ feedback: { interest: 1 }, version: 2 });
  });
});

describe('stored calls', () => {
  it('are neither visible to nor sent by the next user, and are restored for their owner', async () => {
    const anne = await openTab('anne');
    server.network = false;
    await anne.send(noteCall('De madame Etcheverry'));
    anne.close();
    server.network = true;
    const paul = await openTab('paul');
    await paul.flush();
    expect(paul.calls.get()).toEqual([]);
    expect(server.requests).toEqual([]);
    paul.close();
    const reopenedQueue = await openTab('anne');
    await reopenedQueue.flush();
    expect(server.notes).toEqual(['De madame Etcheverry']);
  });

  it('are not sent by themselves once the server may have forgotten their key', async () => {
    const queue = await openTab();
    server.network = false;
    await queue.send(noteCall('Une', { at: Date.now() - 14 * 86_400_000 }));
    server.network = true;
    await queue.flush();
    expect(server.requests).toEqual([]);
    const [oldCall] = queue.calls.get();
    expect(oldCall?.refusal?.code).toBe('OLD');
    await queue.retry(oldCall?.id ?? '');
    expect(server.notes).toEqual(['Une']);
  });
});

it('retries a call after server errors a few times, then holds it', async () => {
  const queue = await openTab();
  server.network = false;
  await queue.send(noteCall('Une'));
  server.network = true;
  server.refuses = 'INTERNAL';
  for (let attemptIndex = 0; attemptIndex < 4; attemptIndex++) await queue.flush();
  expect(queue.calls.get()[0]?.refusal).toBeUndefined();
  await queue.flush();
  expect(queue.calls.get()[0]?.refusal?.code).toBe('INTERNAL');
});
