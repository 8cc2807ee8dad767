import { useState } from 'react';

interface Answered<D, Q> {
  data: D;
  /** Query that was answered. */
  query: Q;
}

/**
 * The last response with its own request. While the next loads, the query returns the previous response, perhaps of
 * another request: its labels and links would be wrong.
 */
export function useResponseWithQuery<D, Q>(
  { data, isPlaceholderData }: { data: D | undefined; isPlaceholderData: boolean },
  question: Q,
): Answered<D, Q> | undefined {
  const [answer, setAnswer] = useState<Answered<D, Q>>();
  const isNew = data !== undefined && (answer?.data !== data || answer.query !== question);
  if (isNew && !isPlaceholderData) setAnswer({ data, query: question });
  return answer;
}
