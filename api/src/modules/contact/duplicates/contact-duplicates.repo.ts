import { namesOfTown } from '@pignon/shared/domain/commune/arrondissements';
import { normalise } from '@pignon/shared/domain/common/text/normalise';
import type { ContactSummary } from '@pignon/shared/domain/contact/contact.schema';
import { DUPLICATE_REASONS, type DuplicateReason } from '@pignon/shared/domain/contact/duplicates/duplicates.schema';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/db';
import { NOT_ERASED, SUMMARY } from '../find/contact-find.repo';
import { HAS_SECOND_EMAIL, HAS_SECOND_NAME, SECOND_EMAIL, SECOND_NAME } from './second-person-index';

/** Search for existing contacts; empty lists and texts are ignored. */
export interface DuplicateSearch {
  id: number;
  firstName: string;
  lastName: string;
  company: string;
  /** E-mail addresses of both persons. */
  emails: string[];
  second: { firstName: string; lastName: string };
  /** E.164. */
  phones: string[];
  city: string;
}

export interface FoundDuplicate {
  contact: ContactSummary;
  reasons: DuplicateReason[];
}

/** Maximum number of matches per reason: a switchboard's number may belong to a thousand contacts. */
const FOUND_PER_REASON = 50;

const MIN_NAME = 2;

/**
 * Matches a name, ignoring accents and case. A name typed without first name matches everybody with the surname.
 * Indexed names end with a blank; "!" is the next character, so that it bounds the range.
 */
function matchesName({ id, firstName, lastName }: DuplicateSearch, names: readonly string[]): Sql | undefined {
  const surname = normalise(lastName);
  if (surname.length < MIN_NAME) return undefined;
  if (firstName !== '') return sql`c.sort_name = any(${[...names]}::text[])`;
  if (id !== 0) return undefined;
  return sql`(c.sort_name = ${surname} or (c.sort_name >= ${`${surname} `} and c.sort_name < ${`${surname}!`}))`;
}

/** Normalised name in both orders. */
const namesOf = ({ firstName, lastName }: Pick<DuplicateSearch, 'firstName' | 'lastName'>): string[] => [
  ...new Set([normalise(`${lastName} ${firstName}`), normalise(`${firstName} ${lastName}`)]),
];

/** Conditions that can use an index, by the reason for which they match. */
function conditionsOf(search: DuplicateSearch) {
  const { firstName, lastName, company, emails, phones, city, second } = search;
  const names = namesOf(search);
  // a second person without a surname has the first one's
  const seconds = second.firstName === '' ? [] : namesOf({ ...second, lastName: second.lastName || lastName });
  const both = [...(lastName === '' ? [] : names), ...seconds];
  const byName = sql`(c.sort_name = any(${both}::text[]) or (${HAS_SECOND_NAME} and ${SECOND_NAME} = any(${both}::text[])))`;
  const firm = normalise(company);
  // People move within Paris, and many omit the arrondissement.
  const inTown = sql`c.city_key = any(array(select place_key(town) from unnest(${namesOfTown(city)}::text[]) town))`;
  const isGiven = normalise(city) !== '';
  const conditions: { reason: DuplicateReason; condition: Sql }[] = [];
  const add = (reason: DuplicateReason, condition: Sql) => conditions.push({ reason, condition });
  if (phones.length > 0) add('PHONE', sql`c.phones && ${phones}::text[]`);
  const addresses = emails.map((email) => email.toLowerCase());
  if (addresses.length > 0)
    add(
      'EMAIL',
      sql`(lower(c.email) = any(${addresses}::text[]) or (${HAS_SECOND_EMAIL} and ${SECOND_EMAIL} = any(${addresses}::text[])))`,
    );
  if (isGiven && both.length > 0) add('NAME_AND_CITY', sql`${byName} and ${inTown}`);
  if (isGiven && firm !== '') add('NAME_AND_CITY', sql`normalise(c.company) = ${firm} and ${inTown}`);
  const sameName = matchesName(search, names);
  const hasNames = both.length > 0 && (firstName !== '' || seconds.length > 0);
  if (hasNames) add('NAME', byName);
  if (sameName && firstName === '') add('NAME', sameName);
  if (firm.length >= MIN_NAME) add('NAME', sql`normalise(c.company) = ${firm}`);
  return conditions;
}

interface Row extends ContactSummary {
  reasons: DuplicateReason[];
}

/** A match by name and town implies a match by name. */
const isShared = (reason: DuplicateReason, shared: readonly DuplicateReason[]): boolean =>
  shared.includes(reason) && !(reason === 'NAME' && shared.includes('NAME_AND_CITY'));

/** Finds contacts that share a telephone, an e-mail or a name, each with everything it shares. */
export async function findDuplicates(db: Queryable, search: DuplicateSearch): Promise<FoundDuplicate[]> {
  const conditions = conditionsOf(search);
  if (conditions.length === 0) return [];
  const found = conditions.map(
    ({ condition }) =>
      sql`(select c.id from contact c where ${condition} and c.id <> ${search.id} and ${NOT_ERASED}
        limit ${FOUND_PER_REASON}::int)`,
  );
  const reasons = conditions.map(({ reason, condition }) => sql`case when ${condition} then ${reason}::text end`);
  const rows = await db.query<Row>(sql`
    select ${SUMMARY}, array_remove(array[${join(reasons)}], null) as "reasons"
    from (${join(found, ' union ')}) as found join contact c using (id)`);
  return rows.map(({ reasons: shared, ...contact }) => ({
    contact,
    reasons: DUPLICATE_REASONS.filter((reason) => isShared(reason, shared)),
  }));
}
