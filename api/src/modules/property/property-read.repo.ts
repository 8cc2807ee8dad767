import { withNewFields } from '@pignon/shared/domain/property/property-draft';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/db';
import { prepared } from '../../db/prepared';
import { inForce } from '../mandate/mandate-status.repo';
import { mediaOf } from '../media/media.repo';

type Parts = Omit<
  Property,
  | 'reference'
  | 'technicalId'
  | 'title'
  | 'transactionType'
  | 'propertyStatus'
  | 'propertyType'
  | 'negotiator'
  | 'contactTypes'
  | 'price'
  | 'media'
  | 'mandateStatus'
  | 'mandateType'
  | 'mandatePrice'
  | 'createdTime'
  | 'modifiedTime'
  | 'version'
>;

interface Row extends Omit<Property, keyof Parts> {
  parts: Parts;
}

const SELECT: Sql = sql`
  select p.reference, p.technical_id as "technicalId", p.title, p.transaction_type as "transactionType",
    p.property_status as "propertyStatus", p.property_type as "propertyType", p.negotiator, p.price,
    nullif(p.mandate_status, 'NONE') as "mandateStatus", p.mandate_type as "mandateType",
    case when ${inForce(sql`p.mandate_status`)} then (select m.price from mandate m
      where m.property_ref = p.reference and ${inForce(sql`m.status`)} order by m.id desc limit 1) end as "mandatePrice",
    p.created_time as "createdTime", p.modified_time as "modifiedTime", p.version, p.parts,
    coalesce((select jsonb_object_agg(c.contact_id::text, to_jsonb(c.types)) from property_contact c
      where c.reference = p.reference), '{}') as "contactTypes",
    ${mediaOf('property', sql`p.reference`)} as media
  from property p`;

const toProperty = ({ parts, ...columns }: Row): Property => ({ ...withNewFields(parts), ...columns });

/** Reads one property as stored, with unsigned media addresses; null when unknown. */
export async function readProperty(db: Queryable, reference: string, lock = false): Promise<Property | null> {
  const [row] = await db.query<Row>(
    prepared(sql`${SELECT} where p.reference = ${reference} ${lock ? sql`for update of p` : empty}`),
  );
  return row ? toProperty(row) : null;
}

/** Reads properties by reference; missing ones have no entry. */
export async function readProperties(db: Queryable, references: readonly string[]): Promise<Property[]> {
  if (references.length === 0) return [];
  const rows = await db.query<Row>(sql`${SELECT} where p.reference = any(${references}::text[]) order by p.reference`);
  return rows.map(toProperty);
}
