import { contactName } from '@pignon/shared/domain/contact/contact-name';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { longDay } from '@pignon/shared/domain/documents/contract-wording';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { mandateName, type NamedMandate } from '@pignon/shared/domain/mandate/mandate-name';
import { isPrivateTitle } from '@pignon/shared/domain/privacy/private-event';
import { isPrivateName } from '@pignon/shared/domain/privacy/contact-name-privacy';
import type { NamedKind } from '@pignon/shared/domain/record/record.enums';
import type { RecordName, RecordRef } from '@pignon/shared/domain/record/record-name.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/db';

type Named = Pick<RecordName, 'id' | 'name' | 'isPrivate'>;
type NamesOf = (db: Queryable, ids: readonly string[]) => Promise<Named[]>;

const NUMBER = /^[1-9]\d{0,14}$/;
const numbersOf = (ids: readonly string[]): number[] => ids.filter((id) => NUMBER.test(id)).map(Number);

const properties: NamesOf = async (db, ids) => {
  const rows = await db.query<{ id: string; title: string }>(
    sql`select reference as id, title from property where reference = any(${[...ids]}::text[])`,
  );
  return rows.map(({ id, title }) => ({ id, name: [id, title].filter(Boolean).join(' · '), isPrivate: false }));
};

/** A merged contact has the name of the kept one. */
const contacts: NamesOf = async (db, ids) => {
  type Row = Pick<Contact, 'title' | 'firstName' | 'lastName' | 'company' | 'contactType'> & { id: number };
  const rows = await db.query<Row>(sql`select asked.id, c.title, c.first_name as "firstName", c.last_name as "lastName",
      c.company, c.contact_type as "contactType"
    from unnest(${numbersOf(ids)}::bigint[]) as asked(id)
    left join contact_alias a on a.id = asked.id join contact c on c.id = coalesce(a.contact_id, asked.id)`);
  return rows.flatMap((row) => {
    const name = contactName(row);
    return name === '' ? [] : [{ id: String(row.id), name, isPrivate: isPrivateName(row.contactType) }];
  });
};

const mandates: NamesOf = async (db, ids) => {
  const rows = await db.query<
    NamedMandate & { id: number }
  >(sql`select id, register, register_number as "registerNumber",
    type, status from mandate where id = any(${numbersOf(ids)}::bigint[])`);
  return rows.map((row) => ({ id: String(row.id), name: mandateName(row), isPrivate: false }));
};

const visits: NamesOf = async (db, ids) => {
  const rows = await db.query<{ id: number; start: string }>(
    sql`select id, start_time as start from visit where id = any(${numbersOf(ids)}::bigint[])`,
  );
  return rows.map(({ id, start }) => ({ id: String(id), name: `Visite du ${longDay(start)}`, isPrivate: false }));
};

const events: NamesOf = async (db, ids) => {
  const rows = await db.query<Pick<Event, 'id' | 'type' | 'title'>>(
    sql`select id, type, title from event where id = any(${numbersOf(ids)}::bigint[])`,
  );
  return rows.flatMap(({ id, type, title }) =>
    title === '' ? [] : [{ id: String(id), name: title, isPrivate: isPrivateTitle({ type, title }) }],
  );
};

const users: NamesOf = async (db, ids) => {
  const rows = await db.query<{ id: string; name: string }>(sql`select login_email as id,
    trim(first_name || ' ' || last_name) as name from app_user where login_email = any(${[...ids]}::text[])`);
  return rows.flatMap(({ id, name }) => (name === '' ? [] : [{ id, name, isPrivate: false }]));
};

const NAMES: Readonly<Record<NamedKind, NamesOf>> = {
  property: properties,
  contact: contacts,
  mandate: mandates,
  visit: visits,
  event: events,
  user: users,
};

/** Reads the names of records, by kind; deleted or nameless ones are omitted. */
export async function readRecordNames(db: Queryable, records: readonly RecordRef[]): Promise<RecordName[]> {
  const names: RecordName[] = [];
  for (const kind of Object.keys(NAMES) as NamedKind[]) {
    const ids = new Set(records.filter((record) => record.kind === kind).map(({ id }) => id));
    if (ids.size > 0) names.push(...(await NAMES[kind](db, [...ids])).map((recordName) => ({ kind, ...recordName })));
  }
  return names;
}
