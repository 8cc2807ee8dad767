import type { AuditDetail, AuditFileQuery, AuditFindQuery, AuditLine } from '@pignon/shared/domain/audit/audit.schema';
import { addDays, startOfDay } from '@pignon/shared/domain/common/day';
import type { Page } from '@pignon/shared/domain/common/paging';
import type { Writer } from '@pignon/shared/domain/common/problem';
import { typedRegisterNumber } from '@pignon/shared/domain/search/typed-register-number';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { whereAll } from '../../db/conditions';
import type { Queryable } from '../../db/db';
import type { Change } from '../../write/changes';
import { limitOf, orderBy, pageWithTotal } from '../../db/page';

type AuditFind = z.output<typeof AuditFindQuery>;
type AuditFilter = z.output<typeof AuditFileQuery>;

const NEWEST_FIRST = { property: 'at', direction: 'DESC' } as const;
const DAY_LENGTH = 10;
const MAX_PATHS = 10;

const startOfMoment = (moment: string) => (moment.length === DAY_LENGTH ? startOfDay(moment) : moment);
const endOfMoment = (moment: string) => (moment.length === DAY_LENGTH ? startOfDay(addDays(moment, 1)) : moment);

const LINE: Sql = sql`id as "auditId", at, user_email as "user", action, entity, ref, source, request_id as "requestId",
  address, array(select c ->> 'path' from jsonb_array_elements(changes) c limit ${MAX_PATHS}::int) as paths`;

/**
 * Matches lines about a record by reference; a mandate by its register number, in either register when no letter is
 * given.
 */
function isAbout(ref: string): Sql {
  const others = sql`entity <> 'mandate' and ref = ${ref}`;
  const place = typedRegisterNumber(ref);
  if (place === null) return others;
  const register = place.register === null ? empty : sql`and register = ${place.register}`;
  const mandates = sql`select id::text from mandate where register_number = ${place.number}::int ${register}`;
  return sql`(${others} or entity = 'mandate' and ref = any(array(${mandates})))`;
}

function conditionsOf({ user, entity, ref, action, source, from, to }: AuditFilter): Sql {
  return whereAll([
    user ? sql`user_email = ${user}` : undefined,
    entity && sql`entity = ${entity}`,
    ref ? isAbout(ref) : undefined,
    action && sql`action = ${action}`,
    source && sql`source = ${source}`,
    from === undefined ? undefined : sql`at >= ${startOfMoment(from)}::timestamptz`,
    to === undefined ? undefined : sql`at < ${endOfMoment(to)}::timestamptz`,
  ]);
}

/** Reads a page of the journal, newest first. */
export async function findAudit(db: Queryable, find: AuditFind): Promise<Page<AuditLine>> {
  const where = conditionsOf(find);
  const request = { pageSize: find.pageSize, pageNumber: find.pageNumber, order: NEWEST_FIRST };
  const lines = await db.query<AuditLine>(sql`select ${LINE} from audit_entry ${where}
    ${orderBy(request, { at: { column: sql`at` } }, sql`id`)} ${limitOf(request)}`);
  return pageWithTotal(db, request, lines, sql`select count(*) as total from audit_entry ${where}`);
}

/** Finds the ids of matching entries, newest first, at most `most`. */
export async function findAuditIds(db: Queryable, filter: AuditFilter, max: number): Promise<number[]> {
  const lines = await db.query<{ id: number }>(
    sql`select id from audit_entry ${conditionsOf(filter)} order by at desc, id desc limit ${max}::int`,
  );
  return lines.map(({ id }) => id);
}

/** Reads lines by id, in the given order. */
export const readAuditLines = (db: Queryable, ids: readonly number[]): Promise<AuditLine[]> =>
  db.query<AuditLine>(sql`select ${LINE} from unnest(${ids}::bigint[]) with ordinality asked (asked_id, place)
    join audit_entry on id = asked_id order by place`);

/** Reads the last author of an entity with the time; null without entries. */
export async function lastWriter(db: Queryable, entity: string, ref: string): Promise<Writer | null> {
  const [row] = await db.query<Writer>(sql`select user_email as "user", at from audit_entry
    where entity = ${entity} and ref = ${ref} and action <> 'PRINT' order by id desc limit 1`);
  return row ?? null;
}

/** A stored entry. */
interface KeptEntry extends Omit<AuditDetail, 'changes'> {
  changes: Change[];
}

export async function readAudit(db: Queryable, auditId: number): Promise<KeptEntry | null> {
  const [row] = await db.query<KeptEntry>(sql`select ${LINE}, changes from audit_entry where id = ${auditId}::bigint`);
  return row ?? null;
}
