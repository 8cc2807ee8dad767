import type { ClientError } from '@pignon/shared/domain/client-error/client-error.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';

/** Keeps a browser's report; one that was sent twice is kept once. */
export async function saveClientError(db: Queryable, report: ClientError, userAgent: string): Promise<void> {
  const { errorId, remote, version, message, stack, route, session } = report;
  await db.query(sql`
    insert into client_error (error_id, remote, release, message, stack, route, user_agent, session)
    values (${errorId}, ${remote}, ${version}, ${message}, ${stack ?? null}, ${route}, ${userAgent},
      ${session ?? null}::uuid)
    on conflict (error_id) do nothing`);
}

/** Older ones are of versions that nobody runs any more. */
const KEPT_DAYS = 90;

/** Job: drops reports that are too old to be of use. */
export async function deleteOldClientErrors(db: Queryable, now: Date): Promise<{ forgotten: number }> {
  const forgotten = await db.query(sql`delete from client_error
    where at < ${now.toISOString()}::timestamptz - make_interval(days => ${KEPT_DAYS}::int) returning 1`);
  return { forgotten: forgotten.length };
}
