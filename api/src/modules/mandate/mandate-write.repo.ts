import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';
import { insertRows, updateRows, type RowOf, type TableShape } from '../../db/rows';
import { inForce, isOpen } from './mandate-status.repo';

export type MandateRecord = Omit<Mandate, 'version'>;

const SHAPE = {
  table: 'mandate',
  columns: {
    id: 'bigint',
    property_ref: 'text',
    type: 'text',
    status: 'text',
    transaction_type: 'text',
    register: 'text',
    register_number: 'int',
    register_date: 'timestamptz',
    start_date: 'date',
    end_date: 'date',
    price: 'numeric',
    negotiators: 'text[]',
    parts: 'jsonb',
    created_time: 'timestamptz',
    modified_time: 'timestamptz',
  },
} satisfies TableShape<string>;

const PARTY = {
  table: 'mandate_party',
  columns: {
    mandate_id: 'bigint',
    contact_id: 'bigint',
    position: 'int',
    signed_at: 'timestamptz',
    image: 'text',
    second_signed_at: 'timestamptz',
    second_image: 'text',
  },
} satisfies TableShape<string>;

function toRow(mandate: MandateRecord): RowOf<typeof SHAPE> {
  const { id, type, status, price, negotiators, counterParts: _, signatures: __, ...rest } = mandate;
  const { propertyRef, transactionType, register, registerNumber, registerDate, startDate, endDate, ...others } = rest;
  const { createdTime, modifiedTime, ...parts } = others;
  return {
    id,
    property_ref: propertyRef,
    type,
    status,
    transaction_type: transactionType,
    register,
    register_number: registerNumber,
    register_date: registerDate,
    start_date: startDate,
    end_date: endDate,
    price,
    negotiators,
    parts,
    created_time: createdTime,
    modified_time: modifiedTime,
  };
}

function partiesOf({ id, counterParts, signatures }: MandateRecord): RowOf<typeof PARTY>[] {
  return [...new Set(counterParts)].map((contactId, position) => {
    const ownSignatures = signatures.filter((each) => each.contactId === contactId);
    const signature = ownSignatures.find(({ person }) => person !== 'SECOND');
    const second = ownSignatures.find(({ person }) => person === 'SECOND');
    return {
      mandate_id: id,
      contact_id: contactId,
      position,
      signed_at: signature?.signedAt ?? null,
      image: signature?.image ?? null,
      second_signed_at: second?.signedAt ?? null,
      second_image: second?.image ?? null,
    };
  });
}

export async function insertMandates(tx: Queryable, records: readonly MandateRecord[]): Promise<void> {
  await insertRows(tx, SHAPE, records.map(toRow));
  await insertRows(tx, PARTY, records.flatMap(partiesOf));
}

/** Replaces mandates with their parties and signatories. */
export async function updateMandates(tx: Queryable, records: readonly MandateRecord[]): Promise<void> {
  if (records.length === 0) return;
  await updateRows(tx, SHAPE, 'id', records.map(toRow));
  const ids = records.map(({ id }) => id);
  await tx.query(sql`delete from mandate_party where mandate_id = any(${ids}::bigint[])`);
  await insertRows(tx, PARTY, records.flatMap(partiesOf));
}

/**
 * Recomputes the mandate shown on properties: the running one, else the pending one, else the latest. Call in every
 * transaction that changes a mandate.
 */
export async function refreshMandateFacts(tx: Queryable, references: readonly string[]): Promise<void> {
  await tx.query(sql`
    update property set mandate_status = coalesce(counts.status, 'NONE'), mandate_type = counts.type
    from unnest(${references}::text[]) as wanted(reference)
    left join lateral (
      select status, type from mandate where property_ref = wanted.reference
      order by case when ${inForce(sql`status`)} then 0 when ${isOpen(sql`status`)} then 1 else 2 end, id desc limit 1
    ) counts on true
    where property.reference = wanted.reference
      and (property.mandate_status, property.mandate_type)
        is distinct from (coalesce(counts.status, 'NONE'), counts.type)`);
}
