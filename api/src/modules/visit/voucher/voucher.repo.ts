import { createHash } from 'node:crypto';
import { isoOf } from '@pignon/shared/domain/common/date-time';
import type { VoucherPaper } from '@pignon/shared/domain/documents/voucher-paper';
import type { Signatory } from '@pignon/shared/domain/mandate/signatories';
import type { SignedVoucher } from '@pignon/shared/domain/visit/voucher/voucher.schema';
import type { Visit } from '@pignon/shared/domain/visit/visit.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';

/** Facts of a voucher: its text and subject. */
export interface VoucherRecord {
  /** File name. */
  title: string;
  /** Name and logo in the document's head. */
  agency: { name: string; logo: string | null };
  paper: VoucherPaper;
  visits: Pick<Visit, 'id' | 'propertyRef' | 'start' | 'end'>[];
  signatories: Signatory[];
}

export interface VoucherMark {
  /** Position among the signatories. */
  place: number;
  image: string;
  signedTime: string;
}

export interface StoredVoucher {
  id: number;
  number: number;
  facts: VoucherRecord;
  /** Signatures by position. */
  marks: VoucherMark[];
  mails: SignedVoucher['mails'];
}

/** Minutes after which a message still in sending counts as interrupted. */
const SENDING_MINUTES = 15;

/** JSON of the database writes a time with its offset. */
const withTimes = ({ marks, mails, ...voucher }: StoredVoucher): StoredVoucher => ({
  ...voucher,
  marks: marks.map((mark) => ({ ...mark, signedTime: isoOf(mark.signedTime) })),
  mails: mails.map((mail) => ({ ...mail, at: isoOf(mail.at) })),
});

/** The vouchers of a tour, the first one first. */
export async function readVouchers(db: Queryable, groupId: string): Promise<StoredVoucher[]> {
  const rows = await db.query<StoredVoucher>(sql`
    select v.id, v.number, v.facts,
      (select coalesce(jsonb_agg(jsonb_build_object('place', s.place, 'image', s.image, 'signedTime', s.signed_time)
        order by s.place), '[]') from visit_voucher_signature s where s.voucher_id = v.id) as marks,
      (select coalesce(jsonb_agg(jsonb_build_object('contactId', m.contact_id, 'at', m.created_time, 'said', m.said,
        'status', case when m.status = 'SENDING' and m.created_time < now() - make_interval(mins => ${SENDING_MINUTES}::int)
          then 'UNCERTAIN' else m.status end) order by m.id), '[]')
        from visit_voucher_mail m where m.voucher_id = v.id) as mails
    from visit_voucher v where v.group_id = ${groupId}::uuid order by v.number`);
  return rows.map(withTimes);
}

export async function hasVoucher(db: Queryable, groupId: string): Promise<boolean> {
  const rows = await db.query(sql`select 1 as found from visit_voucher where group_id = ${groupId}::uuid limit 1`);
  return rows.length > 0;
}

interface NewVoucher {
  groupId: string;
  number: number;
  facts: VoucherRecord;
  by: string;
}

export async function insertVoucher(tx: Queryable, { groupId, number, facts, by }: NewVoucher): Promise<number> {
  const [row] = await tx.query<{ id: number }>(sql`insert into visit_voucher (group_id, number, facts, kept_by)
    values (${groupId}::uuid, ${number}, ${JSON.stringify(facts)}::jsonb, ${by}) returning id`);
  if (!row) throw new Error('A voucher has a number.');
  return row.id;
}

/** Inserts signatures on a voucher. */
export async function insertMarks(
  tx: Queryable,
  { voucherId, marks, by }: { voucherId: number; marks: readonly VoucherMark[]; by: string },
): Promise<void> {
  for (const { place, image, signedTime } of marks)
    await tx.query(sql`insert into visit_voucher_signature (voucher_id, place, image, signed_time, taken_by)
      values (${voucherId}, ${place}, ${image}, ${signedTime}::timestamptz, ${by})`);
}

export interface KeptCopy {
  fileName: string;
  content: Uint8Array;
}

export async function readCopy(db: Queryable, voucherId: number, signatures: number): Promise<KeptCopy | null> {
  const [row] = await db.query<KeptCopy>(sql`select file_name as "fileName", content from visit_voucher_copy
    where voucher_id = ${voucherId} and signatures = ${signatures}`);
  return row ?? null;
}

interface NewCopy extends KeptCopy {
  voucherId: number;
  signatures: number;
  by: string;
}

/** Stores the bytes of a copy; bytes stored by another process first stay. */
export async function keepCopy(tx: Queryable, { voucherId, signatures, fileName, content, by }: NewCopy) {
  const hash = createHash('sha256').update(content).digest('hex');
  await tx.query(sql`insert into visit_voucher_copy (voucher_id, signatures, file_name, content, sha256, kept_by)
    values (${voucherId}, ${signatures}, ${fileName}, ${content}, ${hash}, ${by}) on conflict do nothing`);
}

/** Notes on the visits of a voucher when it was first signed. */
export async function markSigned(tx: Queryable, ids: readonly number[], at: string): Promise<void> {
  await tx.query(sql`update visit set voucher_signed_at = ${at}::timestamptz, modified_time = ${at}::timestamptz,
      version = version + 1 where id = any(${[...ids]}::bigint[])`);
}

export async function insertMail(
  db: Queryable,
  { voucherId, contactId, by }: { voucherId: number; contactId: number; by: string },
): Promise<number> {
  const [row] = await db.query<{ id: number }>(sql`insert into visit_voucher_mail (voucher_id, contact_id, sent_by)
    values (${voucherId}, ${contactId}, ${by}) returning id`);
  if (!row) throw new Error('A message has a number.');
  return row.id;
}

export async function endMail(
  tx: Queryable,
  id: number,
  { status, said }: { status: 'SENT' | 'FAILED' | 'UNCERTAIN'; said: string | null },
): Promise<void> {
  await tx.query(sql`update visit_voucher_mail set status = ${status}, said = ${said} where id = ${id}`);
}
