import type { ClientError } from '@pignon/shared/domain/client-error/client-error.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';

/** Stores a browser's report; a report sent twice is stored once. */
export async function saveClientError(db: Queryable, report: ClientError, userAgent: string): Promise<void> {
  const { errorId, remote, version, message, stack, route, session } = report;
  await db.query(sql`
    insert into client_error (error_id, remote, release, message, stack, route, user_agent, session)
    values (${errorId}, ${remote}, ${version}, ${message}, ${stack ?? null}, ${route}, ${userAgent},
      ${session ?? null}::uuid)
    on conflict (error_id) do nothing`);
}

/** Days for which reports are kept; older ones concern versions that nobody runs. */
const RETENTION_DAYS = 90;

/** Job: deletes old reports. */
export async function deleteOldClientErrors(db: Queryable, now: Date): Promise<{ forgotten: number }> {
  const forgotten = await db.query(sql`delete from client_error
    where at < ${now.toISOString()}::timestamptz - make_interval(days => ${RETENTION_DAYS}::int) returning 1`);
  return { forgotten: forgotten.length };
}
