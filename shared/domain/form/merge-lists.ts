import { sameValue } from './values';

export interface Lists {
  base: readonly unknown[];
  mine: readonly unknown[];
  theirs: readonly unknown[];
}

const areWords = (list: readonly unknown[]): boolean => list.every((item) => typeof item === 'string');
const without = (list: readonly unknown[], other: readonly unknown[]) => list.filter((item) => !other.includes(item));

/** Merges sets of words (features, types, numbers): additions and removals of both sides apply. */
function mergeWords({ base, mine, theirs }: Lists): unknown[] | undefined {
  const [addedHere, addedThere] = [without(mine, base), without(theirs, base)];
  const removedWords = without(base, mine).filter((word) => !theirs.includes(word));
  // both replaced the same word by another
  if (removedWords.length > 0 && without(addedHere, addedThere).length > 0 && without(addedThere, addedHere).length > 0)
    return undefined;
  const remainingWords = theirs.filter((word) => mine.includes(word) || !base.includes(word));
  return [...remainingWords, ...without(addedHere, theirs)];
}

const startsWith = (list: readonly unknown[], start: readonly unknown[]): boolean =>
  list.length >= start.length && start.every((item, index) => sameValue(item, list[index]));

/** Merges two changed lists; undefined when the user must choose. Additions at the end are always kept. */
export function mergeLists(lists: Lists): unknown[] | undefined {
  const { base, mine, theirs } = lists;
  if ([base, mine, theirs].every(areWords)) return mergeWords(lists);
  if (startsWith(theirs, base)) {
    const addedRows = theirs.slice(base.length);
    return startsWith(mine, base) ? [...theirs, ...mine.slice(base.length)] : [...mine, ...addedRows];
  }
  return startsWith(mine, base) ? [...theirs, ...mine.slice(base.length)] : undefined;
}
