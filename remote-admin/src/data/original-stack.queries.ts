import { ProblemError, useQuery } from '@pignon/shared/api';
import { ORIGINAL_STACK_URL, type OriginalStack } from '@pignon/shared/domain/client-error/original-stack';
import { callEdge } from './edge-client';

function isOriginal(value: object): value is OriginalStack {
  return 'lines' in value && Array.isArray(value.lines);
}

async function readOriginal(stack: string, signal: AbortSignal): Promise<OriginalStack> {
  const body = await callEdge(ORIGINAL_STACK_URL, { method: 'POST', body: JSON.stringify({ stack }), signal });
  if (!isOriginal(body)) throw ProblemError.local('BAD_ANSWER', 200);
  return body;
}

/** A line with a script's URL, line and column. */
const NAMES_SCRIPT = /:\/\/\S+:\d+:\d+/;

/** Resolves a stack to source positions; disabled for a stack without script. */
export function useOriginalStack(stack: string) {
  return useQuery({
    queryKey: ['original-stack', stack],
    queryFn: ({ signal }) => readOriginal(stack, signal),
    enabled: NAMES_SCRIPT.test(stack),
    staleTime: Infinity,
  });
}
