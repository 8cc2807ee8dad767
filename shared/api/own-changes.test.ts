import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { createBus, type Bus } from '../bus';
import { callTable } from '../domain/calls/call-table';
import type { Call } from '../domain/calls/define-call';
import { aContact } from '../testing/a-contact';
import { refuse, startFakeApi, type FakeApi } from '../testing/fake-api';
import { waitFor } from '@pignon/shared/testing/wait-for';
import { call, configureApi } from './client';
import { changesOf, storeAnswer } from './own-changes';
import { createQueryClient } from './query-client';
import { READING } from './reading-calls.generated';
import { setReadingCalls } from './request';
import { invalidateOnChange } from './invalidate-queries';
import { callQuery } from './use-call';

const REFERENCE = 'V26-00042';
const params = { id: 7 };
const saved = aContact({ id: 7, version: 2 });

let api: FakeApi;
let bus: Bus;
let client: QueryClient;
const stops: (() => void)[] = [];

beforeEach(async () => {
  setReadingCalls(READING);
  api = await startFakeApi({
    'GET contact/source': () => [],
    'GET contact/{id}': () => ({ ...saved, version: 1 }),
    'PATCH contact/{id}': () => saved,
  });
  configureApi({ baseUrl: api.url, getToken: () => Promise.resolve(null) });
  bus = createBus();
  client = createQueryClient(() => undefined);
  stops.push(invalidateOnChange(client, bus));
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  client.clear();
  await api.close();
});

const events = () => bus.recent().map(({ name, payload }) => ({ name, payload }));
const receivedKeys = () => api.received.map(({ key }) => key);
const waitUntilSettled = async () => {
  await Promise.resolve();
  await waitFor(() => expect(client.isFetching()).toBe(0));
};
const contactQuery = callQuery('GET contact/{id}', { params });

/** Shows a contact and the contact sources on a screen. */
async function showContact() {
  stops.push(new QueryObserver(client, contactQuery).subscribe(() => undefined));
  stops.push(new QueryObserver(client, callQuery('GET contact/source', {})).subscribe(() => undefined));
  await waitFor(() => expect(receivedKeys()).toHaveLength(2));
  await waitUntilSettled();
  api.received.length = 0;
}

const change = (options = {}) => call('PATCH contact/{id}', { params, body: {} }, { version: 1, ...options });

describe('a writing call', () => {
  it('publishes its change, and refetches what depends on it except its own response', async () => {
    await showContact();
    await change();
    await waitUntilSettled();
    expect(events()).toEqual([{ name: 'contact.saved', payload: { contactId: 7 } }]);
    expect(receivedKeys()).toEqual(['PATCH contact/{id}', 'GET contact/source']);
    expect(client.getQueryData<{ version: number }>(contactQuery.queryKey)?.version).toBe(2);
  });

  it('lets a later change refetch its response', async () => {
    await showContact();
    await change();
    await waitUntilSettled();
    bus.relay('contact.saved', { contactId: 8 });
    await waitUntilSettled();
    expect(receivedKeys().filter((key) => key === 'GET contact/{id}')).toHaveLength(1);
  });

  it('refetches a record that was being read during the write', async () => {
    await showContact();
    let answer = (): void => undefined;
    const pendingAnswer = new Promise<void>((resolve) => (answer = resolve));
    api.use({ 'GET contact/{id}': () => pendingAnswer.then(() => ({ ...saved, version: 3 })) });
    void client.refetchQueries({ queryKey: contactQuery.queryKey });
    await waitFor(() => expect(receivedKeys()).toEqual(['GET contact/{id}']));
    await change();
    answer();
    await waitUntilSettled();
    expect(receivedKeys().filter((key) => key === 'GET contact/{id}')).toHaveLength(2);
    expect(client.getQueryData<{ version: number }>(contactQuery.queryKey)?.version).toBe(3);
  });

  it('publishes nothing when refused, when reading, or in a batch', async () => {
    await showContact();
    await change({ batch: true });
    await call('GET contact/{id}', { params });
    api.use({ 'PATCH contact/{id}': () => refuse('STALE') });
    await expect(change()).rejects.toMatchObject({ code: 'STALE' });
    await waitUntilSettled();
    expect(events()).toEqual([]);
  });

  it('refetches once when a remote of an earlier contract publishes the same event', async () => {
    await showContact();
    await change();
    bus.publish('contact.saved', { contactId: 7 });
    bus.publish('contact.saved', { contactId: 7, asked: 'a form' });
    await waitUntilSettled();
    expect(receivedKeys()).toEqual(['PATCH contact/{id}', 'GET contact/source']);
    bus.publish('contact.saved', { contactId: 8 });
    await waitUntilSettled();
    expect(receivedKeys().slice(2).sort()).toEqual(['GET contact/source', 'GET contact/{id}']);
  });
});

describe('the events of a call', () => {
  const calls = Object.entries<Call>(callTable).flatMap(([key, { changes, params: callParams, reply }]) => {
    if (!changes || 'none' in changes) return [];
    const recordEvents = [callParams, reply].flatMap((schema) =>
      schema instanceof z.ZodObject ? Object.keys(schema.shape) : [],
    );
    return [{ key, changes, answer: Object.fromEntries(recordEvents.map((name) => [name, `the ${name}`])) }];
  });

  it.each(calls)(
    '$key publishes exactly the events of the call table, for the record it names',
    ({ key, changes, answer }) => {
      const published = changesOf({ key, params: undefined, answer });
      const recordEvents = published.filter(({ name }) => name !== 'records.changed');
      const kinds = published.flatMap((event) => (event.name === 'records.changed' ? event.payload.kinds : []));
      expect([...recordEvents.map(({ name }) => name), ...kinds]).toEqual([...changes]);
      const optional = ['visitId', 'propertyRef'];
      const missingValues = recordEvents.flatMap(({ payload }) =>
        Object.entries(payload).filter(([name, value]) => value === undefined && !optional.includes(name)),
      );
      expect(missingValues).toEqual([]);
    },
  );

  it('take the record from the parameters before the response', () => {
    const answer = { id: 9, propertyRef: REFERENCE };
    expect(
      changesOf({ key: 'PATCH mandate/{propertyRef}/signed', params: { propertyRef: REFERENCE }, answer }),
    ).toEqual([{ name: 'mandate.saved', payload: { mandateId: 9, propertyRef: REFERENCE } }]);
    expect(changesOf({ key: 'POST contact/{id}/review', params: { id: 4 }, answer: { id: 9 } })).toEqual([
      { name: 'contact.saved', payload: { contactId: 4 } },
    ]);
    expect(
      changesOf({ key: 'PATCH proposal/answer/{id}', params: { id: 4 }, answer: { id: 4, proposalId: 7 } }),
    ).toEqual([{ name: 'proposal.saved', payload: { proposalId: 7 } }]);
  });
});

it('stores a response without parameters only if that call was read before', () => {
  const agency = { name: 'Agence' };
  expect(storeAnswer(client, { key: 'PATCH agency', params: undefined, answer: agency })).toEqual([]);
  client.setQueryData(['GET agency', {}], { name: 'Avant' });
  expect(storeAnswer(client, { key: 'PATCH agency', params: undefined, answer: agency })).toHaveLength(1);
  expect(client.getQueryData(['GET agency', {}])).toEqual(agency);
});
