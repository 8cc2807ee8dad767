import { ProblemError } from '@pignon/shared/api';
import type { Registry } from '@pignon/shared/contract';

const ADDRESS = '/registry.json';

function isRegistry(value: unknown): value is Registry {
  return typeof value === 'object' && value !== null && 'remotes' in value && 'revision' in value;
}

/** Reads the list of live modules that the edge serves. Throws ProblemError, with a sentence to show. */
export async function readRegistry(signal?: AbortSignal): Promise<Registry> {
  const response = await fetch(ADDRESS, { signal, headers: { Accept: 'application/json' } }).catch((error: unknown) => {
    throw signal?.aborted ? error : ProblemError.local('NETWORK');
  });
  const body: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  if (!isRegistry(body)) throw ProblemError.local('BAD_ANSWER', response.status);
  return body;
}
