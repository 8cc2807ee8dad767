import { createHash } from 'node:crypto';
import { isoOf } from '@pignon/shared/domain/common/date-time';
import { MAX_RECENT_REPORTS, type ReportMailStatus } from '@pignon/shared/domain/property/report/seller-report.enums';
import type { SellerReport } from '@pignon/shared/domain/property/report/seller-report.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';
import { inForce } from '../../mandate/mandate-status.repo';

/** A report with the ids of its recipients; names come from the contacts. */
export type ListedReport = Omit<SellerReport, 'mails'> & { mails: Omit<SellerReport['mails'][number], 'name'>[] };

/** Minutes after which a message still in sending counts as interrupted. */
const SENDING_MINUTES = 15;

/** The newest reports of a property, without their bytes. */
export async function listReports(db: Queryable, reference: string): Promise<ListedReport[]> {
  const rows = await db.query<ListedReport>(sql`
    select r.id, r.from_day::text as "from", r.to_day::text as "to", r.kept_time as "keptTime", r.kept_by as "keptBy",
      (select coalesce(jsonb_agg(jsonb_build_object('contactId', m.contact_id, 'at', m.created_time, 'by', m.sent_by,
        'said', m.said, 'status', case when m.status = 'SENDING'
          and m.created_time < now() - make_interval(mins => ${SENDING_MINUTES}::int) then 'UNCERTAIN' else m.status end)
        order by m.id), '[]') from property_report_mail m where m.report_id = r.id) as mails
    from property_report r where r.property_ref = ${reference} order by r.id desc limit ${MAX_RECENT_REPORTS}::int`);
  return rows.map(({ mails, ...report }) => ({
    ...report,
    mails: mails.map((mail) => ({ ...mail, at: isoOf(mail.at) })),
  }));
}

export interface ReportFile {
  from: string;
  to: string;
  fileName: string;
  content: Uint8Array;
}

export async function readReportFile(
  db: Queryable,
  { reference, id }: { reference: string; id: number },
): Promise<ReportFile | null> {
  const [row] = await db.query<ReportFile>(sql`select from_day::text as "from", to_day::text as "to",
    file_name as "fileName", content from property_report where id = ${id} and property_ref = ${reference}`);
  return row ?? null;
}

export interface NewReportFile extends ReportFile {
  reference: string;
  /** All texts of the report. */
  words: object;
  by: string;
}

const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Stores a report and returns its number; null when an equal one is stored. */
export async function insertReport(
  tx: Queryable,
  { reference, from, to, words, fileName, content, by }: NewReportFile,
): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into property_report (property_ref, from_day, to_day, words_sha256, file_name, content, sha256, kept_by)
    values (${reference}, ${from}::date, ${to}::date, ${hashOf(JSON.stringify(words))}, ${fileName}, ${content},
      ${hashOf(content)}, ${by}) on conflict do nothing returning id`);
  return row?.id ?? null;
}

export async function insertReportMail(
  db: Queryable,
  { reportId, contactId, by }: { reportId: number; contactId: number; by: string },
): Promise<number> {
  const [row] = await db.query<{ id: number }>(sql`insert into property_report_mail (report_id, contact_id, sent_by)
    values (${reportId}, ${contactId}, ${by}) returning id`);
  if (!row) throw new Error('A message has a number.');
  return row.id;
}

export async function endReportMail(
  tx: Queryable,
  id: number,
  { status, said }: { status: ReportMailStatus; said: string | null },
): Promise<void> {
  await tx.query(sql`update property_report_mail set status = ${status}, said = ${said} where id = ${id}`);
}

/** Erases the mail servers' replies about these contacts, which may quote their address. */
export async function eraseReportReplies(tx: Queryable, contactIds: readonly number[]): Promise<void> {
  await tx.query(sql`update property_report_mail set said = null where contact_id = any(${[...contactIds]}::bigint[])`);
}

/** Assigns messages with reports to the kept contact of a merge. */
export async function moveReportMails(tx: Queryable, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.query(sql`update property_report_mail set contact_id = ${to} where contact_id = ${from}`);
}

/** Reads the owners of a property, then the principals of its running mandates. */
export async function ownerIds(db: Queryable, reference: string): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select id from (
      select contact_id as id, 0 as rank from property_contact
        where reference = ${reference} and 'OWNER' = any(types)
      union all
      select p.contact_id, 1 from mandate m join mandate_party p on p.mandate_id = m.id
        where m.property_ref = ${reference} and ${inForce(sql`m.status`)}
    ) known group by id order by min(rank), id`);
  return rows.map(({ id }) => id);
}
