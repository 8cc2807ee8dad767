import { normalise } from '@pignon/shared/domain/common/normalise';
import { isNameOnly, type Recognised } from '@pignon/shared/domain/contact/import/import-doubles';
import type { ImportDoubleReason } from '@pignon/shared/domain/contact/import/import.enums';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/db';

/** Whom to look for, by the line that names them. */
export interface ImportSearch {
  line: number;
  person: Recognised;
}

export interface KnownDouble {
  line: number;
  contactId: number;
  reason: ImportDoubleReason;
}

/** A switchboard's number may stand on a thousand contacts: each way of finding gives so many at most. */
const FOUND_PER_REASON = 20;

function toRow({ line, person }: ImportSearch): object {
  const { firstName, lastName, company, email, phones, city } = person;
  const firm = normalise(company ?? '');
  const inBothOrders = [normalise(`${lastName} ${firstName}`), normalise(`${firstName} ${lastName}`)];
  const names = lastName === '' ? [] : [...new Set(inBothOrders)];
  const alone = isNameOnly(person) ? [...names, ...(lastName === '' && firm !== '' ? [firm] : [])] : null;
  const key = normalise(city);
  return { line, email: email?.toLowerCase() ?? null, phones, names, firm: firm || null, city: key || null, alone };
}

/** Each asks one index, line by line: what is null or empty finds nobody. */
const WAYS: readonly [ImportDoubleReason, Sql][] = [
  ['EMAIL', sql`lower(c.email) = asked.email`],
  ['PHONE', sql`c.phones && asked.phones`],
  ['NAME_AND_CITY', sql`c.sort_name = any(asked.names) and c.city_key = asked.city`],
  ['NAME_AND_CITY', sql`normalise(c.company) = asked.firm and c.city_key = asked.city`],
  ['NAME', sql`c.sort_name = any(asked.alone)`],
];

/** Who in the books shares a telephone, an e-mail, or a name and a town with the lines: all lines in one question. */
export async function findKnown(db: Queryable, searches: readonly ImportSearch[]): Promise<KnownDouble[]> {
  if (searches.length === 0) return [];
  const ways = WAYS.map(
    ([reason, condition]) => sql`select asked.line, found.id as "contactId", ${reason}::text as reason
      from asked cross join lateral (select c.id from contact c where ${condition} limit ${FOUND_PER_REASON}::int) found`,
  );
  return db.query<KnownDouble>(sql`
    with asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(searches.map(toRow))}::jsonb)
        as given(line int, email text, phones text[], names text[], firm text, city text, alone text[])
    ) ${join(ways, ' union ')}`);
}

const IMPORT_LOCK = 'contact import';

/** Imports write one after the other: two of one file at once would not see each other's people. */
export async function lockImports(tx: Queryable): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtext(${IMPORT_LOCK}))`);
}
