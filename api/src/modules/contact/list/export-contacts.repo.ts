import type { Contact, ContactSummary } from '@pignon/shared/domain/contact/contact.schema';
import type { FieldColumn } from '@pignon/shared/domain/contact/list/contact-columns';
import type { ContactExportInput, Source } from '@pignon/shared/domain/contact/list/export.schema';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';
import { orderBy } from '../../../db/page';
import { conditionsOf, CONTACT_SORT, summaryWith } from '../find/contact-find.repo';

/** Finds the ids of a filtered list, in its order. */
export async function orderedContacts(
  db: Queryable,
  { dto = {}, ids, order }: ContactExportInput,
  limit: number,
): Promise<number[]> {
  const sorted = orderBy({ order }, CONTACT_SORT, sql`c.id`);
  const rows = await db.query<{ id: number }>(
    sql`select c.id from contact c ${conditionsOf(dto, ids)} ${sorted} limit ${limit}::int`,
  );
  return rows.map(({ id }) => id);
}

/** Row of an export of contacts. */
export interface ContactLine extends ContactSummary {
  consents: Contact['consents'];
  lastSign: string | null;
}

/** Reads contacts by id, in the given order, with the requested fields. */
export async function listContactLines(
  db: Queryable,
  ids: readonly number[],
  columns: readonly FieldColumn[],
): Promise<ContactLine[]> {
  return db.query<ContactLine>(sql`
    select ${summaryWith(columns)}, c.parts -> 'consents' as consents,
      (select l.last_sign::text from contact_life l where l.contact_id = c.id) as "lastSign"
    from contact c where c.id = any(${[...ids]}::bigint[])
    order by array_position(${[...ids]}::bigint[], c.id)`);
}

/** Lists the origins of contacts in their most common spelling, most frequent first. */
export async function listSources(db: Queryable): Promise<Source[]> {
  return db.query<Source>(sql`
    select mode() within group (order by c.source) as source, count(*) as count
    from contact c where c.source is not null group by normalise(c.source) order by count desc, source limit 100`);
}
