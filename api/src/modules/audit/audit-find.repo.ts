import type { AuditDetail, AuditFindQuery, AuditLine } from '@pignon/shared/domain/audit/audit.schema';
import { addDays, startOfDay } from '@pignon/shared/domain/common/day';
import type { Page } from '@pignon/shared/domain/common/paging';
import type { Writer } from '@pignon/shared/domain/common/problem';
import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { whereAll } from '../../db/conditions';
import type { Queryable } from '../../db/db';
import type { Change } from '../../write/changes';
import { limitOf, orderBy, pageWithTotal } from '../../db/page';

export type AuditFind = z.output<typeof AuditFindQuery>;

const NEWEST_FIRST = { property: 'at', direction: 'DESC' } as const;
const DAY_LENGTH = 10;
const MOST_PATHS = 10;

const beginning = (moment: string) => (moment.length === DAY_LENGTH ? startOfDay(moment) : moment);
const ending = (moment: string) => (moment.length === DAY_LENGTH ? startOfDay(addDays(moment, 1)) : moment);

const LINE: Sql = sql`id as "auditId", at, user_email as "user", action, entity, ref, source, request_id as "requestId",
  address, array(select c ->> 'path' from jsonb_array_elements(changes) c limit ${MOST_PATHS}::int) as paths`;

function conditionsOf({ user, entity, ref, action, source, from, to }: AuditFind): Sql {
  return whereAll([
    user ? sql`user_email = ${user}` : undefined,
    entity && sql`entity = ${entity}`,
    ref ? sql`ref = ${ref}` : undefined,
    action && sql`action = ${action}`,
    source && sql`source = ${source}`,
    from === undefined ? undefined : sql`at >= ${beginning(from)}::timestamptz`,
    to === undefined ? undefined : sql`at < ${ending(to)}::timestamptz`,
  ]);
}

/** One page of the journal, newest first. */
export async function findAudit(db: Queryable, find: AuditFind): Promise<Page<AuditLine>> {
  const where = conditionsOf(find);
  const request = { pageSize: find.pageSize, pageNumber: find.pageNumber, order: NEWEST_FIRST };
  const lines = await db.query<AuditLine>(sql`select ${LINE} from audit_entry ${where}
    ${orderBy(request, { at: { column: sql`at` } }, sql`id`)} ${limitOf(request)}`);
  return pageWithTotal(db, request, lines, sql`select count(*) as total from audit_entry ${where}`);
}

/** Who wrote last on something, and when; null when the journal tells nothing of it. */
export async function lastWriter(db: Queryable, entity: string, ref: string): Promise<Writer | null> {
  const [row] = await db.query<Writer>(sql`select user_email as "user", at from audit_entry
    where entity = ${entity} and ref = ${ref} order by id desc limit 1`);
  return row ?? null;
}

/** An entry as it is kept. */
interface KeptEntry extends Omit<AuditDetail, 'changes'> {
  changes: Change[];
}

export async function readAudit(db: Queryable, auditId: number): Promise<KeptEntry | null> {
  const [row] = await db.query<KeptEntry>(sql`select ${LINE}, changes from audit_entry where id = ${auditId}::bigint`);
  return row ?? null;
}
