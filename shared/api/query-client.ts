import { MutationCache, QueryCache, QueryClient, type QueryPersister } from '@tanstack/react-query';
import type { CallKey } from '../domain/calls/call-table';
import { reportFault } from './fault';
import { failureSentence, isSilence, isUnseen, ProblemError, type FailureCode } from './problem-error';
import { shareEqual } from './share-equal';

declare module '@tanstack/react-query' {
  interface Register {
    /** `calls`: what a query asks whose key begins with no call. */
    queryMeta: { calls?: readonly CallKey[] };
  }
}

const MAX_RETRIES = 2;
const STALE_MS = 15_000;
/** Coming back to the tab reads again only what is older: looking twice at a screen is no reason to ask twice. */
const FOCUS_STALE_MS = 60_000;

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Worth asking again: no answer at all, or a server that says "not now"; not after the long wait of a late answer. */
function isTransient(error: unknown): boolean {
  if (isUnseen(error) || (error instanceof ProblemError && error.code === 'TIMEOUT')) return false;
  return isSilence(error);
}

/**
 * The one server cache, owned by the host. `onError` hears, once, of every failure that somebody waits for, with a sentence
 * to show: not of retries, aborted calls, guesses made ahead, or a refresh behind what is on screen.
 * @param persister makes each query, for a cache that outlives the page
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
        // what the browser believes of the network is a guess: asking tells
        networkMode: 'always',
        structuralSharing: shareEqual,
        staleTime: STALE_MS,
        retry: (count, error) => isTransient(error) && count < MAX_RETRIES,
        retryDelay: (attempt) => 400 * 2 ** attempt * (0.75 + Math.random() / 2),
        refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt > FOCUS_STALE_MS,
        // the watcher of the connection refreshes what is on screen, once
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
