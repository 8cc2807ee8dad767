import { isoOf } from '@pignon/shared/domain/common/date-time';
import type { NoticeKind, NoticeStatus } from '@pignon/shared/domain/visit/notice/notice.enums';
import type { NoticeLine, SentNotice } from '@pignon/shared/domain/visit/notice/notice-rules';
import { UPCOMING_STATUSES } from '@pignon/shared/domain/visit/visit-status';
import sql, { empty } from 'sql-template-tag';
import type { Queryable } from '../../../db/db';
import { insertRows, type TableShape } from '../../../db/rows';

const LINE = {
  table: 'visit_notice_line',
  columns: {
    notice_id: 'bigint',
    visit_id: 'bigint',
    news: 'text',
    property_ref: 'text',
    start_time: 'timestamptz',
    end_time: 'timestamptz',
    confirmed: 'boolean',
    sequence: 'int',
  },
} satisfies TableShape<string>;

export interface NoticeRequest {
  groupId: string;
  contactIds: readonly number[];
  by: string;
  /** Seconds until it is sent. */
  seconds: number;
}

/** Queues news for visitors of a tour; an already queued message is reused. Returns its number. */
export async function requestNotices(
  tx: Queryable,
  { groupId, contactIds, by, seconds }: NoticeRequest,
): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`
    insert into visit_notice (group_id, contact_id, purpose, due_time, sent_by)
    select ${groupId}::uuid, id, 'NEWS', now() + ${seconds}::numeric * interval '1 second', ${by}
    from contact where id = any(${[...contactIds]}::bigint[]) order by id
    on conflict (group_id, contact_id) where purpose = 'NEWS' and status = 'WAITING'
    do update set due_time = excluded.due_time, sent_by = excluded.sent_by, attempts = 0, said = null returning id`);
  return rows.map(({ id }) => id);
}

/** Queues reminders for the visitors of a day, once per tour; skips visitors with queued news. */
export async function requestReminders(
  tx: Queryable,
  { day, from, to }: { day: string; from: string; to: string },
): Promise<number> {
  const rows = await tx.query(sql`
    insert into visit_notice (group_id, contact_id, purpose, day, due_time, sent_by)
    select v.group_id, a.contact_id, 'REMINDER', ${day}::date, now(), min(v.negotiator)
    from visit v join visit_contact a on a.visit_id = v.id
    where v.start_time >= ${from}::timestamptz and v.start_time < ${to}::timestamptz
      and v.status = any(${UPCOMING_STATUSES}::text[])
      and not exists (select from visit_notice n where n.group_id = v.group_id and n.contact_id = a.contact_id
        and n.purpose = 'NEWS' and n.status in ('WAITING', 'SENDING'))
    group by v.group_id, a.contact_id
    on conflict (group_id, contact_id, day) where purpose = 'REMINDER' do nothing returning id`);
  return rows.length;
}

/** True when a message is due, or was left by a process that died. */
export async function hasDueNotice(db: Queryable, sendingMinutes: number): Promise<boolean> {
  const [row] = await db.query<{ due: boolean }>(sql`select
    exists (select from visit_notice where status = 'WAITING' and due_time <= now())
    or exists (select from visit_notice where status = 'SENDING'
      and taken_time < now() - ${sendingMinutes}::int * interval '1 minute') as due`);
  return row?.due ?? false;
}

export interface ClaimedNotice {
  id: number;
  groupId: string;
  contactId: number;
  purpose: 'NEWS' | 'REMINDER';
  day: string | null;
  by: string;
  attempts: number;
  createdTime: string;
}

/** Takes a due message for this process, among `ids` when given; null when none is due. */
export async function takeNotice(tx: Queryable, ids: readonly number[] | null): Promise<ClaimedNotice | null> {
  const [notice] = await tx.query<ClaimedNotice>(sql`
    update visit_notice set status = 'SENDING', taken_time = now(), attempts = attempts + 1
    where id = (select id from visit_notice where status = 'WAITING' and due_time <= now()
      ${ids === null ? empty : sql`and id = any(${[...ids]}::bigint[])`}
      order by due_time, id for update skip locked limit 1)
    returning id, group_id as "groupId", contact_id as "contactId", purpose, day::text as day, sent_by as by, attempts,
      created_time as "createdTime"`);
  return notice ?? null;
}

/** Locks recipients, so that no other message to them is written until the transaction ends. */
export async function lockReceivers(tx: Queryable, contactIds: readonly number[]): Promise<void> {
  await tx.query(sql`select id from contact where id = any(${[...contactIds]}::bigint[]) order by id for update`);
}

/** Reads the last news sent to a visitor about each visit of a tour; a message that may have been sent counts. */
export async function readSentNotices(db: Queryable, groupId: string, contactId: number): Promise<SentNotice[]> {
  const rows = await db.query<SentNotice>(sql`
    select distinct on (l.visit_id) l.visit_id as "visitId", l.news, l.property_ref as "propertyRef",
      l.start_time as "start", l.end_time as "end", l.confirmed, l.sequence,
      coalesce(n.sent_time, n.taken_time) as at
    from visit_notice n join visit_notice_line l on l.notice_id = n.id
    where n.group_id = ${groupId}::uuid and n.contact_id = ${contactId}
      and n.status in ('SENDING', 'SENT', 'UNCERTAIN')
    order by l.visit_id, n.taken_time desc, n.id desc`);
  return rows.map((line) => ({ ...line, start: isoOf(line.start), end: isoOf(line.end) }));
}

/** Stores a message's content before it is sent. */
export async function writeLines(
  tx: Queryable,
  { id, kind, lines }: { id: number; kind: NoticeKind; lines: readonly NoticeLine[] },
): Promise<void> {
  await tx.query(sql`update visit_notice set kind = ${kind} where id = ${id}`);
  await insertRows(
    tx,
    LINE,
    lines.map((line) => ({
      notice_id: id,
      visit_id: line.visitId,
      news: line.news,
      property_ref: line.propertyRef,
      start_time: line.start,
      end_time: line.end,
      confirmed: line.confirmed,
      sequence: line.sequence,
    })),
  );
}

/**
 * Deletes a message without content; a reminder is kept, so that it is not queued again. Stores the last reason why
 * nothing was sent.
 */
export async function dropNotice(
  tx: Queryable,
  { id, groupId, contactId, purpose }: ClaimedNotice,
  problem: string | null,
): Promise<void> {
  if (purpose === 'NEWS')
    await tx.query(sql`delete from visit_notice where group_id = ${groupId}::uuid and contact_id = ${contactId}
      and purpose = 'NEWS' and status = 'CANCELLED'`);
  if (purpose === 'NEWS' && problem === null) await tx.query(sql`delete from visit_notice where id = ${id}`);
  else await tx.query(sql`update visit_notice set status = 'CANCELLED', said = ${problem} where id = ${id}`);
}

/** Records the result of a message taken by this process. */
export async function endNotice(
  tx: Queryable,
  id: number,
  { status, said }: { status: NoticeStatus; said: string | null },
): Promise<void> {
  await tx.query(sql`update visit_notice set status = ${status}, said = ${said},
      sent_time = case when ${status} = 'SENT' then now() else sent_time end
    where id = ${id} and status = 'SENDING'`);
}

/** Requeues a message; its content is computed anew. Drops it when another one waits for the same visitor. */
export async function retryNotice(tx: Queryable, { id, groupId, contactId, purpose }: ClaimedNotice, minutes: number) {
  await tx.query(sql`delete from visit_notice_line where notice_id = ${id}`);
  if (purpose === 'NEWS') {
    const deletedRows = await tx.query(sql`delete from visit_notice n where n.id = ${id} and exists (
      select from visit_notice w where w.group_id = ${groupId}::uuid and w.contact_id = ${contactId}
        and w.purpose = 'NEWS' and w.status = 'WAITING') returning id`);
    if (deletedRows.length > 0) return;
  }
  await tx.query(sql`update visit_notice set status = 'WAITING',
    due_time = now() + ${minutes}::numeric * interval '1 minute' where id = ${id} and status = 'SENDING'`);
}

/** Messages whose delivery was interrupted by a crash; they may have been sent. */
export function failInterruptedNotices(
  tx: Queryable,
  sendingMinutes: number,
): Promise<{ id: number; contactId: number; by: string }[]> {
  return tx.query(sql`update visit_notice set status = 'UNCERTAIN'
    where status = 'SENDING' and taken_time < now() - ${sendingMinutes}::int * interval '1 minute'
    returning id, contact_id as "contactId", sent_by as by`);
}

/** Deletes messages to these contacts. */
export async function eraseNotices(tx: Queryable, contactIds: readonly number[]): Promise<number> {
  const rows = await tx.query(
    sql`delete from visit_notice where contact_id = any(${[...contactIds]}::bigint[]) returning id`,
  );
  return rows.length;
}

/** Moves messages to the kept contact; of two equal ones, one stays. */
export async function moveNotices(tx: Queryable, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.query(sql`delete from visit_notice n where n.contact_id = ${from} and exists (
    select from visit_notice k where k.contact_id = ${to} and k.group_id = n.group_id and k.purpose = n.purpose
      and (n.purpose = 'REMINDER' and k.day = n.day or n.purpose = 'NEWS' and k.status = 'WAITING' and n.status = 'WAITING'))`);
  await tx.query(sql`update visit_notice set contact_id = ${to} where contact_id = ${from}`);
}
