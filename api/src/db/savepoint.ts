import type { Queryable } from './db';

/** Inside a transaction: what `work` writes is undone alone when it throws, and the rest of the transaction goes on. */
export async function withSavepoint<Result>(tx: Queryable, work: () => Promise<Result>): Promise<Result> {
  await tx.script('savepoint step');
  try {
    const result = await work();
    await tx.script('release savepoint step');
    return result;
  } catch (error) {
    // where the connection itself is gone the transaction ends of its own
    await tx.script('rollback to savepoint step; release savepoint step').catch(() => undefined);
    throw error;
  }
}
