import { dayOf } from '@pignon/shared/domain/common/day';
import { voucherKeptUntil } from '@pignon/shared/domain/contact/erasure/retention.rules';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';
import type { VoucherRecord } from './voucher.repo';

interface VoucherRow {
  id: number;
  visits: VoucherRecord['visits'];
}

/**
 * Deletes vouchers that name a person and need not be kept on `today`. Returns the number, and the last day of each
 * remaining one.
 */
export async function eraseVouchers(
  tx: Queryable,
  numbers: readonly number[],
  today: string,
): Promise<{ gone: number; kept: string[] }> {
  const voucherRows = await tx.query<VoucherRow>(sql`select v.id, v.facts -> 'visits' as visits
    from unnest(${[...numbers]}::bigint[]) as known(id)
    join visit_voucher v on v.facts -> 'signatories' @> jsonb_build_array(jsonb_build_object('contactId', known.id))
    order by v.id for update of v`);
  const vouchersWithEnd = voucherRows.map(({ id, visits }) => ({
    id,
    until: voucherKeptUntil(visits.map(({ end }) => dayOf(end)).reduce((last, day) => (day > last ? day : last), '')),
  }));
  const expiredIds = [...new Set(vouchersWithEnd.filter(({ until }) => until <= today).map(({ id }) => id))];
  await tx.query(sql`select set_config('pignon.retention_over', 'on', true)`);
  await tx.query(sql`delete from visit_voucher where id = any(${expiredIds}::bigint[])`);
  await tx.query(sql`select set_config('pignon.retention_over', 'off', true)`);
  await tx.query(sql`update visit_voucher_mail set said = null where contact_id = any(${[...numbers]}::bigint[])`);
  return {
    gone: expiredIds.length,
    kept: vouchersWithEnd.filter(({ until }) => until > today).map(({ until }) => until),
  };
}

/** Assigns messages with vouchers to the kept contact of a merge. */
export async function moveVoucherMails(tx: Queryable, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.query(sql`update visit_voucher_mail set contact_id = ${to} where contact_id = ${from}`);
}
