import { useState } from 'react';

interface Answered<D, Q> {
  data: D;
  /** Query that was answered. */
  asked: Q;
}

/**
 * The last answer with its own question. While the next one comes, the query gives the answer before it, which may be of a
 * question that was never on screen: its words and addresses would be those of another.
 */
export function useAnswer<D, Q>(
  { data, isPlaceholderData }: { data: D | undefined; isPlaceholderData: boolean },
  question: Q,
): Answered<D, Q> | undefined {
  const [answer, setAnswer] = useState<Answered<D, Q>>();
  const isNew = data !== undefined && (answer?.data !== data || answer.asked !== question);
  if (isNew && !isPlaceholderData) setAnswer({ data, asked: question });
  return answer;
}
