import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { createBus } from '../bus';
import { waitFor } from '@pignon/shared/testing/wait-for';
import { deletionKey } from './deletions';
import { ProblemError } from './problem-error';
import { createQueryClient } from './query-client';
import { invalidateOnChange, invalidateQueries } from './invalidate-queries';

const client = createQueryClient(() => undefined);
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  client.clear();
});

/** Observes a query as a screen does; the mock counts its requests. */
async function cacheQuery(queryKey: readonly unknown[], calls?: readonly ('POST contact/byIds' | 'GET commune')[]) {
  const fetchAnswer = jest.fn(() => Promise.resolve('answer'));
  stops.push(
    new QueryObserver(client, { queryKey, queryFn: fetchAnswer, meta: calls && { calls } }).subscribe(() => undefined),
  );
  await waitFor(() => expect(fetchAnswer).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return fetchAnswer;
}

const waitUntilSettled = async () => {
  await Promise.resolve();
  await waitFor(() => expect(client.isFetching()).toBe(0));
};

it('refetches what an event makes stale, and nothing else', async () => {
  const bus = createBus();
  stops.push(invalidateOnChange(client, bus));
  const list = await cacheQuery(['POST property/find', {}]);
  const ranking = await cacheQuery(['POST contact/rank', {}]);
  const users = await cacheQuery(['GET user', {}]);
  bus.publish('mandate.signed', { mandateId: 1, propertyRef: 'V1' });
  await waitUntilSettled();
  expect([list, ranking, users].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1]);
  bus.publish('contact.erased', { contactId: 1 });
  await waitUntilSettled();
  expect([list, ranking, users].map(({ mock }) => mock.calls.length)).toEqual([2, 2, 1]);
  bus.publish('cart.toggled', { kind: 'property', id: 'V1' });
  bus.relay('records.changed', { kinds: ['user'] });
  await waitUntilSettled();
  expect([list, ranking, users].map(({ mock }) => mock.calls.length)).toEqual([2, 2, 2]);
});

it('refetches once after several events in one moment', async () => {
  const bus = createBus();
  stops.push(invalidateOnChange(client, bus));
  const list = await cacheQuery(['POST property/find', {}]);
  for (const reference of ['V1', 'V2', 'V3']) bus.publish('property.saved', { reference });
  bus.publish('media.saved', { owner: 'property', reference: 'V1' });
  await waitUntilSettled();
  expect(list).toHaveBeenCalledTimes(2);
});

/** Observes a query whose responses come when the test says; counts the fetches that were aborted. */
function observeSlowQuery() {
  const respond: ((answer: string) => void)[] = [];
  const seen = { aborted: 0 };
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    new Promise<string>((resolve, reject) => {
      respond.push(resolve);
      signal.addEventListener('abort', () => {
        seen.aborted += 1;
        reject(new DOMException('', 'AbortError'));
      });
    });
  const queryKey = ['POST property/find', {}];
  const observer = new QueryObserver(client, { queryKey, queryFn });
  stops.push(observer.subscribe(() => undefined));
  return { respond, seen, shown: () => observer.getCurrentResult().data };
}

it('fetches again what changed before the first response', async () => {
  const { respond, seen, shown } = observeSlowQuery();
  void invalidateQueries(client, ['property']);
  void invalidateQueries(client, ['property']);
  respond[0]?.('before the change');
  await waitFor(() => expect(respond).toHaveLength(2));
  respond[1]?.('after the change');
  await waitUntilSettled();
  expect([respond.length, seen.aborted, shown()]).toEqual([2, 0, 'after the change']);
});

it('shows a response although changes come faster than responses, and the last change', async () => {
  const { respond, seen, shown } = observeSlowQuery();
  respond[0]?.('first');
  await waitUntilSettled();
  for (let changes = 0; changes < 5; changes += 1) {
    void invalidateQueries(client, ['property']);
    await Promise.resolve();
  }
  await waitFor(() => expect([respond.length, seen.aborted]).toEqual([3, 1]));
  respond[2]?.('second');
  await waitFor(() => expect([respond.length, shown()]).toEqual([4, 'second']));
  respond[3]?.('last');
  await waitUntilSettled();
  expect([respond.length, shown()]).toEqual([4, 'last']);
});

it('aborts a fetch that began before a change', async () => {
  const { respond, seen, shown } = observeSlowQuery();
  respond[0]?.('first');
  await waitUntilSettled();
  void client.refetchQueries({ queryKey: ['POST property/find'] });
  void invalidateQueries(client, ['property']);
  await waitFor(() => expect(respond).toHaveLength(3));
  respond[2]?.('after the change');
  await waitUntilSettled();
  expect([respond.length, seen.aborted, shown()]).toEqual([3, 1, 'after the change']);
});

it('waits for no fetch that is paused, as a repeated one is while its tab is hidden', async () => {
  const { respond } = observeSlowQuery();
  client.getQueryCache().findAll()[0]?.setState({ fetchStatus: 'paused' });
  await invalidateQueries(client, ['property']);
  expect(respond).toHaveLength(1);
});

it('finds a query of several calls by the calls in its `meta`', async () => {
  const names = await cacheQuery(['names', [1, 2]], ['POST contact/byIds', 'GET commune']);
  const otherQuery = await cacheQuery(['names', [3]]);
  void invalidateQueries(client, ['contact']);
  await waitUntilSettled();
  expect([names, otherQuery].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
});

it('can defer refetching until the data is next shown', async () => {
  const list = await cacheQuery(['POST property/find', {}]);
  void invalidateQueries(client, ['property'], false);
  await waitUntilSettled();
  expect(list).toHaveBeenCalledTimes(1);
  expect(client.getQueryState(['POST property/find', {}])?.isInvalidated).toBe(true);
});

it('does not refetch a record deleted by this browser, unless the deletion fails', async () => {
  const bus = createBus();
  stops.push(invalidateOnChange(client, bus));
  const params = { groupId: 'a-tour' };
  const tour = await cacheQuery(['GET visit/group/{groupId}', { params }]);
  const notices = await cacheQuery(['GET visit/group/{groupId}/notice', { params }]);
  const otherQuery = await cacheQuery(['GET visit/group/{groupId}', { params: { groupId: 'another' } }]);
  const counts = () => [tour, notices, otherQuery].map(({ mock }) => mock.calls.length);
  let finishDeletion: (isRefused: boolean) => void = () => undefined;
  const deletion = () =>
    new MutationObserver(client, {
      mutationKey: deletionKey('DELETE visit/group/{groupId}', { params }),
      mutationFn: () =>
        new Promise<void>((resolve, reject) => {
          finishDeletion = (isRefused) => (isRefused ? reject(new ProblemError('CONFLICT', 'Refusé', 409)) : resolve());
        }),
    })
      .mutate()
      .catch(() => undefined);

  // a refused deletion: the record still exists
  const isRefused = deletion();
  await waitFor(() => expect(client.isMutating()).toBe(1));
  bus.relay('records.changed', { kinds: ['visit'] });
  await waitUntilSettled();
  expect(counts()).toEqual([1, 1, 2]);
  finishDeletion(true);
  await isRefused;
  bus.publish('visit.deleted', params);
  await waitUntilSettled();
  expect(counts()).toEqual([2, 2, 3]);

  // a successful deletion: events arrive before the call returns, and after
  const successfulDeletion = deletion();
  await waitFor(() => expect(client.isMutating()).toBe(1));
  bus.relay('records.changed', { kinds: ['visit'] });
  await waitUntilSettled();
  finishDeletion(false);
  await successfulDeletion;
  bus.publish('visit.deleted', params);
  await waitUntilSettled();
  expect(counts()).toEqual([2, 2, 5]);

  const refetched = await cacheQuery(['GET visit/group/{groupId}', { params }]);
  expect(refetched).toHaveBeenCalledTimes(1);
});
