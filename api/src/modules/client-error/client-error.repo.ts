import type { ClientError } from '@pignon/shared/domain/client-error/client-error.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';

/** Keeps a browser's report; one that was sent twice is kept once. */
export async function keepClientError(db: Queryable, report: ClientError, userAgent: string): Promise<void> {
  const { errorId, remote, version, message, stack, route } = report;
  await db.query(sql`
    insert into client_error (error_id, remote, release, message, stack, route, user_agent)
    values (${errorId}, ${remote}, ${version}, ${message}, ${stack ?? null}, ${route}, ${userAgent})
    on conflict (error_id) do nothing`);
}
