import { MutationCache, QueryCache, QueryClient, type QueryPersister } from '@tanstack/react-query';
import type { CallKey } from '../domain/calls/call-table';
import { reportFault } from './fault';
import { failureSentence, isSilence, isUnseen, ProblemError, type FailureCode } from './problem-error';
import { shareStructure } from './structural-sharing';

declare module '@tanstack/react-query' {
  interface Register {
    /** `calls`: calls of a query whose key starts with none. */
    queryMeta: { calls?: readonly CallKey[] };
  }
}

const MAX_RETRIES = 2;
const STALE_MS = 15_000;
/** Returning to a tab refetches only data older than this. */
const FOCUS_STALE_MS = 60_000;

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** True for a failure worth a retry: no response, or a temporary refusal; false after a timeout. */
function isTransient(error: unknown): boolean {
  if (isUnseen(error) || (error instanceof ProblemError && error.code === 'TIMEOUT')) return false;
  return isSilence(error);
}

/**
 * Creates the host's query client. `onError` is called once per failure that a user waits for, with a sentence: not for
 * retries, aborted calls, prefetching or background refreshes. @param persister persists each query beyond the page
 */
export function createQueryClient(
  onError: (message: string, code?: FailureCode) => void,
  persister?: QueryPersister,
): QueryClient {
  const report = (error: unknown) => {
    if (!isAbort(error)) onError(failureSentence(error), error instanceof ProblemError ? error.code : undefined);
    reportFault(error);
  };
  const queryCache = new QueryCache({
    onError: (error, query) => {
      if (query.isActive() && query.state.data === undefined && !isUnseen(error)) report(error);
    },
  });
  return new QueryClient({
    queryCache,
    mutationCache: new MutationCache({ onError: report }),
    defaultOptions: {
      queries: {
        persister,
        // the browser's online state is unreliable: requests are always sent
        networkMode: 'always',
        structuralSharing: shareStructure,
        staleTime: STALE_MS,
        retry: (count, error) => isTransient(error) && count < MAX_RETRIES,
        retryDelay: (attempt) => 400 * 2 ** attempt * (0.75 + Math.random() / 2),
        refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt > FOCUS_STALE_MS,
        // the connection watcher refetches the screen, once
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
