import type { Queryable } from '../db/db';
import { withSavepoint } from '../db/savepoint';
import { lineFailure } from './line-failure';

/**
 * Writes records in the caller's transaction: all at once, or one by one after a failure, so that only its own record
 * is refused. Returns per record the id or a French sentence with the reason.
 */
export async function insertEach<Item>(
  tx: Queryable,
  items: readonly Item[],
  insert: (items: readonly Item[]) => Promise<number[]>,
): Promise<(number | string)[]> {
  if (items.length === 0) return [];
  try {
    return await withSavepoint(tx, () => insert(items));
  } catch (error) {
    const sentence = lineFailure(error);
    if (items.length === 1) return [sentence];
  }
  const results: (number | string)[] = [];
  for (const item of items) results.push(...(await insertEach(tx, [item], insert)));
  return results;
}
