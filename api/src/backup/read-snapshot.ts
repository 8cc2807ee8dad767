import type { Db, Queryable } from '../db/db';

/** Reads one snapshot of the database, without a time limit; later writes are not seen. */
export function readSnapshot<Result>(db: Db, read: (tx: Queryable) => Promise<Result>): Promise<Result> {
  return db.tx(async (tx) => {
    await tx.script('set transaction isolation level repeatable read, read only; set local statement_timeout = 0');
    return read(tx);
  });
}
