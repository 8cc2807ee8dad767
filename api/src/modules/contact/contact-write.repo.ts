import { isoOf, type DateTime } from '@pignon/shared/domain/common/date-time';
import type { ContactFields } from '@pignon/shared/domain/contact/contact.schema';
import { typedDigits } from '@pignon/shared/domain/contact/phone/french-codes';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';
import { CRITERIA, criteriaRow } from './contact-criteria.row';
import { insertRows, updateRows, type RowOf, type TableShape } from '../../db/rows';

export interface ContactRecord {
  id: number;
  fields: ContactFields;
  createdTime: DateTime;
  modifiedTime: DateTime;
}

const SHAPE = {
  table: 'contact',
  columns: {
    id: 'bigint',
    title: 'text',
    first_name: 'text',
    last_name: 'text',
    company: 'text',
    email: 'text',
    contact_type: 'text[]',
    phones: 'text[]',
    phone_digits: 'text',
    city: 'text',
    postcode: 'text',
    insee: 'text',
    negotiator: 'text',
    archived: 'boolean',
    criteria_count: 'int',
    next_follow_up: 'date',
    parts: 'jsonb',
    created_time: 'timestamptz',
    modified_time: 'timestamptz',
  },
} satisfies TableShape<string>;

function toRow({ id, fields, createdTime, modifiedTime }: ContactRecord): RowOf<typeof SHAPE> {
  const { title, firstName, lastName, company, email, contactType, negotiator, archived, nextFollowUp, ...parts } =
    fields;
  const phones = [...parts.phone].sort((a, b) => Number(b.main) - Number(a.main)).map(({ number }) => number);
  return {
    id,
    title,
    first_name: firstName,
    last_name: lastName,
    company,
    email,
    contact_type: contactType,
    phones,
    phone_digits: phones.map((number) => ` ${typedDigits(number)}`).join(''),
    city: parts.location?.city ?? null,
    postcode: parts.location?.postcode ?? null,
    insee: parts.location?.insee ?? null,
    negotiator,
    archived,
    criteria_count: parts.filters.length,
    next_follow_up: nextFollowUp,
    parts,
    created_time: isoOf(createdTime),
    modified_time: isoOf(modifiedTime),
  };
}

const criteriaOf = ({ id, fields }: ContactRecord) => criteriaRow(id, fields.filters);

export async function insertContacts(tx: Queryable, records: readonly ContactRecord[]): Promise<void> {
  await insertRows(tx, SHAPE, records.map(toRow));
  await insertRows(tx, CRITERIA, records.flatMap(criteriaOf));
}

export async function updateContacts(tx: Queryable, records: readonly ContactRecord[]): Promise<void> {
  await updateRows(tx, SHAPE, 'id', records.map(toRow));
  const ids = records.map(({ id }) => id);
  await tx.query(sql`delete from contact_criteria where contact_id = any(${ids}::bigint[])`);
  await insertRows(tx, CRITERIA, records.flatMap(criteriaOf));
}
