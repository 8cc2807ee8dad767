import type {
  ClientErrorGroup,
  ClientErrorListQuery,
  ClientErrorReport,
} from '@pignon/shared/domain/client-error/client-error.schema';
import type { Page } from '@pignon/shared/domain/common/paging';
import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { whereAll } from '../../db/conditions';
import type { Queryable } from '../../db/db';
import { limitOf, pageWithTotal } from '../../db/page';

export type ClientErrorFind = z.output<typeof ClientErrorListQuery>;

/** Maximum number of newest reports read: a page that fails in a loop must not slow the list. */
const MAX_ROWS_READ = 20_000;

const GROUP: Sql = sql`remote, release, message`;

/** Groups equal failures, the most recent first. */
export async function findClientErrors(
  db: Queryable,
  { remote, version, since, ...paging }: ClientErrorFind,
): Promise<Page<ClientErrorGroup>> {
  const request = { ...paging, order: { property: 'last', direction: 'DESC' } as const };
  const where = whereAll([
    remote ? sql`remote = ${remote}` : undefined,
    version ? sql`release = ${version}` : undefined,
    since ? sql`at >= ${since}::timestamptz` : undefined,
  ]);
  const newest = sql`select * from client_error ${where} order by at desc, id desc limit ${MAX_ROWS_READ}::int`;
  const lines = await db.query<ClientErrorGroup>(sql`
    select remote, release as "version", message, count(*) as "count", min(at) as "first", max(at) as "last",
      (array_agg(error_id order by at desc, id desc))[1] as "errorId",
      (array_agg(route order by at desc, id desc))[1] as "route"
    from (${newest}) newest group by ${GROUP} order by max(at) desc, max(id) desc ${limitOf(request)}`);
  const count = sql`select count(*) as total from (select 1 from (${newest}) newest group by ${GROUP}) groups`;
  return pageWithTotal(db, request, lines, count);
}

export async function readClientError(db: Queryable, errorId: string): Promise<ClientErrorReport | null> {
  const [row] = await db.query<ClientErrorReport>(sql`
    select error_id as "errorId", remote, release as "version", message, stack, route, user_agent as "userAgent", at
    from client_error where error_id = ${errorId}`);
  return row ?? null;
}
