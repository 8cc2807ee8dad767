interface Ordered {
  pinned: boolean;
  createdTime: string;
}

/** Pinned first, then newest first. The given list is left as it is. */
export function sortComments<C extends Ordered>(comments: readonly C[]): C[] {
  return [...comments].sort(
    (a, b) => Number(b.pinned) - Number(a.pinned) || b.createdTime.localeCompare(a.createdTime),
  );
}
