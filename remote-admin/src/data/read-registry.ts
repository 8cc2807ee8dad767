import { ProblemError } from '@pignon/shared/api';
import type { Registry } from '@pignon/shared/contract';
import { callEdge } from './edge-client';

function isRegistry(value: object): value is Registry {
  return 'remotes' in value && 'revision' in value;
}

/** Reads the list of live modules that the edge serves. Throws ProblemError, with a sentence to show. */
export async function readRegistry(signal?: AbortSignal): Promise<Registry> {
  const body = await callEdge('/registry.json', { signal });
  if (!isRegistry(body)) throw ProblemError.local('BAD_ANSWER', 200);
  return body;
}
