import type { Visit } from '@pignon/shared/domain/visit/visit.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';
import { insertRows, updateRows, type RowOf, type TableShape } from '../../db/rows';

export type VisitRecord = Omit<Visit, 'version'>;

const SHAPE = {
  table: 'visit',
  columns: {
    id: 'bigint',
    group_id: 'uuid',
    property_ref: 'text',
    negotiator: 'text',
    start_time: 'timestamptz',
    end_time: 'timestamptz',
    kind: 'text',
    status: 'text',
    cancel_reason: 'text',
    voucher_signed_at: 'timestamptz',
    feedback: 'jsonb',
    created_time: 'timestamptz',
    modified_time: 'timestamptz',
  },
} satisfies TableShape<string>;

const VISITOR = {
  table: 'visit_contact',
  columns: { visit_id: 'bigint', contact_id: 'bigint', position: 'int' },
} satisfies TableShape<string>;

function toRow(visit: VisitRecord): RowOf<typeof SHAPE> {
  const { id, negotiator, kind, status, feedback } = visit;
  return {
    id,
    group_id: visit.groupId,
    property_ref: visit.propertyRef,
    negotiator,
    start_time: visit.start,
    end_time: visit.end,
    kind,
    status,
    cancel_reason: visit.cancelReason,
    voucher_signed_at: visit.voucherSignedAt,
    feedback,
    created_time: visit.createdTime,
    modified_time: visit.modifiedTime,
  };
}

function visitorsOf({ id, contactIds }: VisitRecord): RowOf<typeof VISITOR>[] {
  return [...new Set(contactIds)].map((contactId, position) => ({ visit_id: id, contact_id: contactId, position }));
}

/** Writes visits and the groups they belong to, which may exist already. */
export async function insertVisits(tx: Queryable, records: readonly VisitRecord[]): Promise<void> {
  const groups = [...new Set(records.map(({ groupId }) => groupId))];
  await tx.query(sql`insert into visit_group (id) select unnest(${groups}::uuid[]) on conflict do nothing`);
  await insertRows(tx, SHAPE, records.map(toRow));
  await insertRows(tx, VISITOR, records.flatMap(visitorsOf));
}

/** Rewrites visits with their visitors. */
export async function updateVisits(tx: Queryable, records: readonly VisitRecord[]): Promise<void> {
  if (records.length === 0) return;
  await updateRows(tx, SHAPE, 'id', records.map(toRow));
  const ids = records.map(({ id }) => id);
  await tx.query(sql`delete from visit_contact where visit_id = any(${ids}::bigint[])`);
  await insertRows(tx, VISITOR, records.flatMap(visitorsOf));
}

export async function deleteVisits(tx: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.query(sql`delete from visit where id = any(${ids}::bigint[])`);
}

/** Deletes a tour with its visits; subscribers are notified of each. */
export async function deleteTour(tx: Queryable, groupId: string): Promise<void> {
  await tx.query(sql`delete from visit where group_id = ${groupId}::uuid`);
  await tx.query(sql`delete from visit_group where id = ${groupId}::uuid`);
}

/** Increments the version of a changed tour. */
export async function touchTour(tx: Queryable, groupId: string): Promise<void> {
  await tx.query(sql`update visit_group set version = version + 1 where id = ${groupId}::uuid`);
}
