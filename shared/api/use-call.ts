import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { CallInput, CallKey } from '../domain/calls/call-table';
import { call } from './client';
import type { CallReply } from './received';

/** Query options of a reading call; the key is the call and its input, so that equal calls are one. */
export function callQuery<K extends CallKey>(key: K, input: CallInput<K>) {
  return queryOptions({
    queryKey: [key, input] as const,
    // The call table types input per key; the conditional tuple of call() cannot be resolved for a generic key.
    queryFn: ({ signal }): Promise<CallReply<K>> =>
      (call as (key: K, input: CallInput<K>, options: { signal: AbortSignal }) => Promise<CallReply<K>>)(key, input, {
        signal,
      }),
  });
}

export interface UseCallOptions {
  enabled?: boolean;
  /** Keeps the last response on screen while the next one loads: for pages of a list. */
  keepPrevious?: boolean;
  /** Polls every few minutes while the page is visible: for screens open all day. */
  watch?: boolean;
}

const WATCH_MS = 3 * 60_000;

/** Reads with cache, abort and retry: `useCall('POST property/find', { body })`. */
export function useCall<K extends CallKey>(key: K, input: CallInput<K>, options: UseCallOptions = {}) {
  return useQuery({
    ...callQuery(key, input),
    enabled: options.enabled ?? true,
    placeholderData: options.keepPrevious ? keepPreviousData : undefined,
    refetchInterval: options.watch ? WATCH_MS : false,
  });
}
