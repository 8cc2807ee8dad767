import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db, Queryable } from './db';

const rollbackContext = new AsyncLocalStorage<true>();

/** Runs `work` and what it awaits so that a database of `withUndo` rolls back its writes. */
export const undoWrites = <Result>(work: () => Result): Result => rollbackContext.run(true, work);

/** Rolls a transaction back and carries its result out. */
class RollbackSignal<Result> extends Error {
  constructor(readonly result: Result) {
    super('rolled back on purpose');
  }
}

/** Wraps a database: work under `undoWrites` sees its own writes, and they are rolled back. */
export function withUndo(db: Db): Db {
  async function tx<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result> {
    if (!rollbackContext.getStore()) return db.tx(work);
    try {
      return await db.tx(async (inner) => {
        throw new RollbackSignal(await work(inner));
      });
    } catch (error) {
      if (error instanceof RollbackSignal) return (error as RollbackSignal<Result>).result;
      throw error;
    }
  }
  return {
    engine: db.engine,
    tx,
    query: (statement) => (rollbackContext.getStore() ? tx((inner) => inner.query(statement)) : db.query(statement)),
    script: (text) => (rollbackContext.getStore() ? tx((inner) => inner.script(text)) : db.script(text)),
    listen: (channel, subscriber) => db.listen(channel, subscriber),
    close: () => db.close(),
  };
}
