// @vitest-environment node
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boundUnused } from './cache/bound-unused';
import { ProblemError } from './problem-error';
import { createQueryClient } from './query-client';

const KEY = ['GET user'];
const SILENCE = ProblemError.local('NETWORK');
const refusal = (status: number) => new ProblemError('FORBIDDEN', 'Refusé', status);

let client: QueryClient;
let told: string[];

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  client = createQueryClient((message) => told.push(message));
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

function watch(queryFn: () => Promise<unknown>, queryKey: readonly unknown[] = KEY): () => void {
  return new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
}

describe('the server cache', () => {
  it('asks a silent server three times, then tells it once', async () => {
    const ask = vi.fn(() => Promise.reject(SILENCE));
    watch(ask);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(told).toEqual([SILENCE.message]);
  });

  it.each([
    ['a refusal', refusal(403)],
    ['a late answer', ProblemError.local('TIMEOUT')],
    ['what was never seen, without network', ProblemError.local('NOT_SEEN')],
  ])('does not ask again after %s', async (_, error) => {
    const ask = vi.fn(() => Promise.reject(error));
    watch(ask);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('says nothing of a refresh that fails behind what is on screen, nor of a guess made ahead', async () => {
    client.setQueryData(KEY, ['somebody'], { updatedAt: 1 });
    watch(() => Promise.reject(refusal(500)));
    await client.query({ queryKey: ['guess'], queryFn: () => Promise.reject(refusal(500)) }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(client.getQueryState(KEY)?.status).toBe('error');
    expect(told).toEqual([]);
  });

  it('gives up what nobody waits for any more', async () => {
    let signal: AbortSignal | undefined;
    const leave = new QueryObserver(client, {
      queryKey: KEY,
      queryFn: (context) => {
        ({ signal } = context);
        return new Promise(() => undefined);
      },
    }).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    leave();
    expect(signal?.aborted).toBe(true);
  });

  it('writes also when the browser believes that there is no network: the failure says so', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const mutation = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(refusal(0)) });
    await expect(mutation.execute(undefined)).rejects.toMatchObject({ status: 0 });
    expect(told).toEqual(['Refusé']);
  });

  it.each(['a change', 'a question'])(
    'reports a mistake in the code of %s once, beside telling that it failed',
    async (kind) => {
      const reported = vi.fn();
      vi.stubGlobal('reportError', reported);
      const fault = new TypeError('held.journal is undefined');
      if (kind === 'a question') watch(() => Promise.reject(fault));
      else {
        const mutation = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(fault) });
        await expect(mutation.execute(undefined)).rejects.toBe(fault);
      }
      await vi.advanceTimersByTimeAsync(10_000);
      expect(told).toHaveLength(1);
      expect(reported.mock.calls).toEqual([[fault]]);
    },
  );

  it('holds on to few answers that no screen shows', async () => {
    boundUnused(client);
    for (let page = 0; page < 200; page += 1) {
      const leave = watch(() => Promise.resolve(page), ['page', page]);
      await vi.advanceTimersByTimeAsync(1);
      leave();
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect(client.getQueryCache().getAll().length).toBeLessThanOrEqual(61);
    expect(client.getQueryData(['page', 199])).toBe(199);
  });
});
