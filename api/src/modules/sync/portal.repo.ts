import { isoOf, type DateTime } from '@pignon/shared/domain/common/date-time';
import type { NewPortal, Portal, PortalFields, RunLine } from '@pignon/shared/domain/sync/portal.schema';
import type { PortalKind } from '@pignon/shared/domain/sync/sync.enums';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/db';
import { RUN_LINE } from './run/run-columns';

/** A stored portal; the service adds what depends on installation and clock. */
export type PortalRecord = Omit<Portal, 'installed' | 'nextRun'>;

interface Row extends Pick<PortalRecord, 'code' | 'name' | 'enabled' | 'hasPassword' | 'version'> {
  kind: PortalKind;
  settings: Omit<PortalFields, 'name' | 'enabled'>;
  lastRun: RunLine | null;
  createdTime: string;
  modifiedTime: string;
}

const SELECT: Sql = sql`
  select p.code, p.name, p.kind, p.enabled, p.settings, p.version, p.created_time as "createdTime",
    p.modified_time as "modifiedTime",
    exists (select from portal_secret s where s.code = p.code) as "hasPassword", last.run as "lastRun"
  from portal p left join lateral (
    select to_jsonb(line) as run from (select ${RUN_LINE} from sync_run r where r.code = p.code
      order by r.created_time desc, r.id desc limit 1) line
  ) last on true`;

/** times inside JSON have PostgreSQL's own format */
const instant = (time: DateTime | null) => (time === null ? null : isoOf(time));

function toRecord({ settings, lastRun, ...row }: Row): PortalRecord {
  const run = lastRun && {
    ...lastRun,
    createdTime: isoOf(lastRun.createdTime),
    startedTime: instant(lastRun.startedTime),
    finishedTime: instant(lastRun.finishedTime),
  };
  return { ...settings, ...row, lastRun: run };
}

export async function readPortals(db: Queryable): Promise<PortalRecord[]> {
  const rows = await db.query<Row>(sql`${SELECT} where p.deleted_time is null order by normalise(p.name), p.code`);
  return rows.map(toRecord);
}

/** Reads one portal; null when unknown. `lock` locks it until the transaction ends. */
export async function readPortal(db: Queryable, code: string, lock = false): Promise<PortalRecord | null> {
  const [row] = await db.query<Row>(
    sql`${SELECT} where p.code = ${code} and p.deleted_time is null ${lock ? sql`for update of p` : empty}`,
  );
  return row ? toRecord(row) : null;
}

const settingsOf = ({ name: _, enabled: _enabled, ...settings }: PortalFields) => JSON.stringify(settings);

/** Inserts a portal; false when its code is taken. */
export async function insertPortal(tx: Queryable, { code, kind }: NewPortal, fields: PortalFields): Promise<boolean> {
  const rows = await tx.query(sql`insert into portal (code, name, kind, enabled, settings)
    values (${code}, ${fields.name}, ${kind}, ${fields.enabled}, ${settingsOf(fields)}::jsonb)
    on conflict do nothing returning code`);
  return rows.length > 0;
}

/** True when a code belongs to a deleted portal. */
export async function isDeletedPortal(tx: Queryable, code: string): Promise<boolean> {
  const rows = await tx.query(sql`select 1 from portal where code = ${code} and deleted_time is not null`);
  return rows.length > 0;
}

/** Updates a portal; a time of day before `at` does not count as missed. */
export async function updatePortal(tx: Queryable, code: string, fields: PortalFields, at: string): Promise<void> {
  await tx.query(sql`update portal set name = ${fields.name}, enabled = ${fields.enabled},
    settings = ${settingsOf(fields)}::jsonb, modified_time = ${at}::timestamptz, version = version + 1,
    last_due_time = ${at}::timestamptz
    where code = ${code}`);
}

/** Deletes a portal's password and selections and cancels queued runs; the name stays for its history. */
export async function markDeleted(tx: Queryable, code: string, at: string): Promise<void> {
  await tx.query(sql`update portal set deleted_time = ${at}::timestamptz, enabled = false where code = ${code}`);
  await tx.query(sql`delete from portal_listing where code = ${code}`);
  await deleteSecret(tx, code);
}

export async function saveSecret(tx: Queryable, code: string, sealed: Uint8Array): Promise<void> {
  await tx.query(sql`insert into portal_secret (code, sealed) values (${code}, ${sealed})
    on conflict (code) do update set sealed = excluded.sealed`);
}

export async function deleteSecret(tx: Queryable, code: string): Promise<void> {
  await tx.query(sql`delete from portal_secret where code = ${code}`);
}
