import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { limitInactiveQueries } from './cache/limit-inactive-queries';
import { ProblemError } from './problem-error';
import { createQueryClient } from './query-client';

const KEY = ['GET user'];
const SILENCE = ProblemError.local('NETWORK');
const refusal = (status: number) => new ProblemError('FORBIDDEN', 'Refusé', status);

let client: QueryClient;
let reportedErrors: string[];

beforeEach(() => {
  jest.useFakeTimers();
  reportedErrors = [];
  client = createQueryClient((message) => reportedErrors.push(message));
});
afterEach(() => {
  client.clear();
  jest.useRealTimers();
});

function observeQuery(queryFn: () => Promise<unknown>, queryKey: readonly unknown[] = KEY): () => void {
  return new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
}

describe('the query client', () => {
  it('tries a silent server three times, then shows the failure once', async () => {
    const fetchAnswer = jest.fn(() => Promise.reject(SILENCE));
    observeQuery(fetchAnswer);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(fetchAnswer).toHaveBeenCalledTimes(3);
    expect(reportedErrors).toEqual([SILENCE.message]);
  });

  it.each([
    ['a refusal', refusal(403)],
    ['a timeout', ProblemError.local('TIMEOUT')],
    ['an offline call without stored data', ProblemError.local('NOT_SEEN')],
  ])('does not retry after %s', async (_, error) => {
    const fetchAnswer = jest.fn(() => Promise.reject(error));
    observeQuery(fetchAnswer);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(fetchAnswer).toHaveBeenCalledTimes(1);
  });

  it('shows no failure of a background refresh or a prefetch', async () => {
    client.setQueryData(KEY, ['somebody'], { updatedAt: 1 });
    observeQuery(() => Promise.reject(refusal(500)));
    await client.query({ queryKey: ['guess'], queryFn: () => Promise.reject(refusal(500)) }).catch(() => undefined);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(client.getQueryState(KEY)?.status).toBe('error');
    expect(reportedErrors).toEqual([]);
  });

  it('aborts a query that nothing observes any more', async () => {
    let signal: AbortSignal | undefined;
    const unsubscribe = new QueryObserver(client, {
      queryKey: KEY,
      queryFn: (context) => {
        ({ signal } = context);
        return new Promise(() => undefined);
      },
    }).subscribe(() => undefined);
    await jest.advanceTimersByTimeAsync(0);
    unsubscribe();
    expect(signal?.aborted).toBe(true);
  });

  it('sends writes although the browser reports no network', async () => {
    stubGlobal('navigator', { onLine: false });
    const mutation = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(refusal(0)) });
    await expect(mutation.execute(undefined)).rejects.toMatchObject({ status: 0 });
    expect(reportedErrors).toEqual(['Refusé']);
  });

  it.each(['a change', 'a question'])('reports a bug in %s once, and shows the failure', async (kind) => {
    const reported = jest.fn();
    stubGlobal('reportError', reported);
    const fault = new TypeError('held.journal is undefined');
    if (kind === 'a question') observeQuery(() => Promise.reject(fault));
    else {
      const mutation = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(fault) });
      await expect(mutation.execute(undefined)).rejects.toBe(fault);
    }
    await jest.advanceTimersByTimeAsync(10_000);
    expect(reportedErrors).toHaveLength(1);
    expect(reported.mock.calls).toEqual([[fault]]);
  });

  it('limits the responses that no screen shows', async () => {
    limitInactiveQueries(client);
    for (let page = 0; page < 200; page += 1) {
      const unsubscribe = observeQuery(() => Promise.resolve(page), ['page', page]);
      await jest.advanceTimersByTimeAsync(1);
      unsubscribe();
    }
    await jest.advanceTimersByTimeAsync(1000);
    expect(client.getQueryCache().getAll().length).toBeLessThanOrEqual(61);
    expect(client.getQueryData(['page', 199])).toBe(199);
  });
});
