import type { Queryable } from './db';

/** Runs `work` in a savepoint: when it throws only its own writes are rolled back. */
export async function withSavepoint<Result>(tx: Queryable, work: () => Promise<Result>): Promise<Result> {
  await tx.script('savepoint step');
  try {
    const result = await work();
    await tx.script('release savepoint step');
    return result;
  } catch (error) {
    // a lost connection rolls back by itself
    await tx.script('rollback to savepoint step; release savepoint step').catch(() => undefined);
    throw error;
  }
}
