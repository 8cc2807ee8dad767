import { byTime, timestampOf, type DateTime } from './date-time';
interface Ordered {
  pinned: boolean;
  createdTime: DateTime;
}

/** Pinned first, then newest first. The given list is left as it is. */
export function sortComments<C extends Ordered>(comments: readonly C[]): C[] {
  return [...comments].sort((a, b) => Number(b.pinned) - Number(a.pinned) || byTime(b.createdTime, a.createdTime));
}

interface Signed extends Ordered {
  author: string | null;
}

/** Comments with the name of who wrote them: a new one is signed by `author`, whatever it says of itself. */
export function signComments<C extends Signed>(before: readonly C[], given: readonly C[], author: string): C[] {
  const known = new Map(before.map((comment) => [timestampOf(comment.createdTime), comment.author]));
  return given.map((comment) => {
    const kept = known.get(timestampOf(comment.createdTime));
    return { ...comment, author: kept === undefined ? author : kept };
  });
}
