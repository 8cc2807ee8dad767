import { namesOfTown } from '@pignon/shared/domain/commune/arrondissements';
import { normalise } from '@pignon/shared/domain/common/text/normalise';
import {
  emailsOf,
  isNameOnly,
  personsOf,
  type Recognised,
} from '@pignon/shared/domain/contact/import/import-duplicates';
import type { ImportDuplicateReason } from '@pignon/shared/domain/contact/import/import.enums';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/db';
import { HAS_SECOND_EMAIL, HAS_SECOND_NAME, SECOND_EMAIL, SECOND_NAME } from '../duplicates/second-person-index';

/** What to search for, by line number. */
export interface ImportSearch {
  line: number;
  person: Recognised;
}

export interface KnownDuplicate {
  line: number;
  contactId: number;
  reason: ImportDuplicateReason;
}

/** Maximum number of matches per reason: a switchboard's number may belong to a thousand contacts. */
const FOUND_PER_REASON = 20;

function toRow({ line, person }: ImportSearch): object {
  const { lastName, company, phones, city } = person;
  const firm = normalise(company ?? '');
  const inBothOrders = personsOf(person).flatMap((each) => [
    normalise(`${each.lastName} ${each.firstName}`),
    normalise(`${each.firstName} ${each.lastName}`),
  ]);
  const names = [...new Set(inBothOrders)];
  const alone = isNameOnly(person) ? [...names, ...(lastName === '' && firm !== '' ? [firm] : [])] : null;
  const towns = normalise(city) === '' ? [] : namesOfTown(city);
  return { line, emails: emailsOf(person), phones, names, firm: firm || null, towns, alone };
}

/** Condition on `lines`: the town names the contact's town, in any spelling. */
const IN_TOWN = sql`c.city_key = any(array(select place_key(town) from unnest(lines.towns) town))`;

/** One indexed search per reason; null and empty values match nothing. */
const DUPLICATE_SEARCHES: readonly [ImportDuplicateReason, Sql][] = [
  ['EMAIL', sql`lower(c.email) = any(lines.emails)`],
  ['EMAIL', sql`${HAS_SECOND_EMAIL} and ${SECOND_EMAIL} = any(lines.emails)`],
  ['PHONE', sql`c.phones && lines.phones`],
  ['NAME_AND_CITY', sql`c.sort_name = any(lines.names) and ${IN_TOWN}`],
  ['NAME_AND_CITY', sql`${HAS_SECOND_NAME} and ${SECOND_NAME} = any(lines.names) and ${IN_TOWN}`],
  ['NAME_AND_CITY', sql`normalise(c.company) = lines.firm and ${IN_TOWN}`],
  ['NAME', sql`c.sort_name = any(lines.alone)`],
  ['NAME', sql`${HAS_SECOND_NAME} and ${SECOND_NAME} = any(lines.alone)`],
];

/** Finds contacts that share a telephone, e-mail, or name and town with the lines, in one query. */
export async function findImportDuplicates(
  db: Queryable,
  searches: readonly ImportSearch[],
): Promise<KnownDuplicate[]> {
  if (searches.length === 0) return [];
  const ways = DUPLICATE_SEARCHES.map(
    ([reason, condition]) => sql`select lines.line, found.id as "contactId", ${reason}::text as reason
      from lines cross join lateral (select c.id from contact c where ${condition} limit ${FOUND_PER_REASON}::int) found`,
  );
  return db.query<KnownDuplicate>(sql`
    with lines as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(searches.map(toRow))}::jsonb)
        as input(line int, emails text[], phones text[], names text[], firm text, towns text[], alone text[])
    ) ${join(ways, ' union ')}`);
}

const IMPORT_LOCK = 'contact import';

/** Serializes imports: two parallel ones of a file would not see each other's contacts. */
export async function lockImports(tx: Queryable): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtext(${IMPORT_LOCK}))`);
}
