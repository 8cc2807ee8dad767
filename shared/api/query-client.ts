import { QueryCache, QueryClient, MutationCache } from '@tanstack/react-query';
import { ProblemError } from './problem-error';

const MAX_RETRIES = 2;
const STALE_MS = 15_000;

/** Worth asking again: no answer at all, or a server that says "not now". */
function isTransient(error: unknown): boolean {
  return error instanceof ProblemError && (error.status === 0 || error.status >= 502);
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/**
 * The one server cache, owned by the host. `onError` hears of every failed call once, with a sentence to show; retries and
 * aborted calls are not failures.
 */
export function createQueryClient(onError: (message: string) => void): QueryClient {
  const report = (error: unknown) => {
    if (!isAbort(error)) onError(error instanceof ProblemError ? error.message : 'Une erreur est survenue');
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: report }),
    mutationCache: new MutationCache({ onError: report }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: (count, error) => isTransient(error) && count < MAX_RETRIES,
        retryDelay: (attempt) => 400 * 2 ** attempt,
        refetchOnWindowFocus: true,
      },
    },
  });
}
