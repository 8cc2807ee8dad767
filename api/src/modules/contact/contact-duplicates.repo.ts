import { normalise } from '@pignon/shared/domain/common/normalise';
import type { ContactSummary } from '@pignon/shared/domain/contact/contact.schema';
import { DUPLICATE_REASONS, type DuplicateReason } from '@pignon/shared/domain/contact/duplicates.schema';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/db';
import { SUMMARY } from './contact-find.repo';

/** What is looked for among those in the books; an empty list or text asks for nothing. */
export interface DuplicateSearch {
  id: number;
  firstName: string;
  lastName: string;
  company: string;
  email: string;
  /** E.164. */
  phones: string[];
  city: string;
}

export interface FoundDuplicate {
  contact: ContactSummary;
  reasons: DuplicateReason[];
}

/** A switchboard's number may stand on a thousand contacts: each way of finding gives so many at most. */
const FOUND_PER_REASON = 50;

/** Conditions that an index answers, by the reason they stand for. */
function conditionsOf({ firstName, lastName, company, email, phones, city }: DuplicateSearch) {
  const names = [...new Set([normalise(`${lastName} ${firstName}`), normalise(`${firstName} ${lastName}`)])];
  const firm = normalise(company);
  const key = normalise(city);
  const conditions: { reason: DuplicateReason; condition: Sql }[] = [];
  const add = (reason: DuplicateReason, condition: Sql) => conditions.push({ reason, condition });
  if (phones.length > 0) add('PHONE', sql`c.phones && ${phones}::text[]`);
  if (email !== '') add('EMAIL', sql`lower(c.email) = lower(${email})`);
  if (key !== '' && lastName !== '')
    add('NAME_AND_CITY', sql`c.sort_name = any(${names}::text[]) and c.city_key = ${key}`);
  if (key !== '' && firm !== '') add('NAME_AND_CITY', sql`normalise(c.company) = ${firm} and c.city_key = ${key}`);
  return conditions;
}

interface Row extends ContactSummary {
  reasons: DuplicateReason[];
}

/** Contacts that share a telephone, an e-mail, or their name and town, each with all it shares. */
export async function findDuplicates(db: Queryable, search: DuplicateSearch): Promise<FoundDuplicate[]> {
  const conditions = conditionsOf(search);
  if (conditions.length === 0) return [];
  const found = conditions.map(
    ({ condition }) =>
      sql`(select c.id from contact c where ${condition} and c.id <> ${search.id} limit ${FOUND_PER_REASON}::int)`,
  );
  const reasons = conditions.map(({ reason, condition }) => sql`case when ${condition} then ${reason}::text end`);
  const rows = await db.query<Row>(sql`
    select ${SUMMARY}, array_remove(array[${join(reasons)}], null) as "reasons"
    from (${join(found, ' union ')}) as found join contact c using (id)`);
  return rows.map(({ reasons: shared, ...contact }) => ({
    contact,
    reasons: DUPLICATE_REASONS.filter((reason) => shared.includes(reason)),
  }));
}
