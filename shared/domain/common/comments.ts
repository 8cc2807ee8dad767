import { byTime, timestampOf, type DateTime } from './date-time';
interface Ordered {
  pinned: boolean;
  createdTime: DateTime;
}

/** Sorts pinned first, then newest first; returns a new list. */
export function sortComments<C extends Ordered>(comments: readonly C[]): C[] {
  return [...comments].sort((a, b) => Number(b.pinned) - Number(a.pinned) || byTime(b.createdTime, a.createdTime));
}

interface Signed extends Ordered {
  author: string | null;
}

/** Sets the author of new comments to `author`, ignoring the given one. */
export function signComments<C extends Signed>(before: readonly C[], commentList: readonly C[], author: string): C[] {
  const known = new Map(before.map((comment) => [timestampOf(comment.createdTime), comment.author]));
  return commentList.map((comment) => {
    const previous = known.get(timestampOf(comment.createdTime));
    return { ...comment, author: previous === undefined ? author : previous };
  });
}
