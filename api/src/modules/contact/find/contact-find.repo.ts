import { codesWithin } from '@pignon/shared/domain/commune/arrondissements';
import type { Page } from '@pignon/shared/domain/common/paging';
import type { ConsentAnswer, ContactOrder } from '@pignon/shared/domain/contact/contact.enums';
import type { ContactFilter, ContactFindRequest, ContactSummary } from '@pignon/shared/domain/contact/contact.schema';
import { COLUMN_FIELDS, type FieldColumn } from '@pignon/shared/domain/contact/list/contact-columns';
import sql, { join, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { whereAll } from '../../../db/conditions';
import type { Queryable } from '../../../db/db';
import { partAt, selectFields } from '../../../db/field-columns';
import { limitOf, orderBy, pageWithTotal, type OrderColumn } from '../../../db/page';
import { meetsTerm, textTerms } from '../../../places/text-terms';
import { phonePattern } from './phone-pattern';

export type ContactFind = z.output<typeof ContactFindRequest>;

/** Sort columns of a list of `contact c`. */
export const CONTACT_SORT: Readonly<Record<ContactOrder, OrderColumn>> = {
  modifiedTime: { column: sql`c.modified_time` },
  createdTime: { column: sql`c.created_time` },
  lastName: { column: sql`c.sort_name` },
  city: { column: sql`c.city_key` },
  nextFollowUp: { column: sql`c.next_follow_up`, nullable: true },
};

/** Condition on `contact c`: the person's data was erased. */
export const ERASED: Sql = sql`exists (select from contact_erasure e where e.contact_id = c.id)`;

/** Condition on `contact c`: an erased contact is no duplicate and cannot be selected. */
export const NOT_ERASED: Sql = sql`not ${ERASED}`;

/** Columns of a list row, of `contact c`. */
export const SUMMARY: Sql = sql`c.id, c.title, c.first_name as "firstName", c.last_name as "lastName", c.company,
  c.contact_type as "contactType", c.email, c.phones, c.city, c.postcode, c.negotiator,
  c.criteria_count as "criteriaCount", c.archived, c.next_follow_up as "nextFollowUp",
  ${ERASED} as erased,
  c.created_time as "createdTime", c.modified_time as "modifiedTime", c.version`;

/** Columns of a list line, with the requested fields. */
export const summaryWith = (columns: readonly FieldColumn[] = []): Sql =>
  sql`${selectFields(columns, (column) => partAt(sql`c.parts`, COLUMN_FIELDS[column]))} ${SUMMARY}`;

/** Matches words of names, city or e-mail, or a phone number in any notation (five digits may be either). */
export function contactText(text: string): Sql | undefined {
  const words = textTerms(text).map((term) => meetsTerm(term, sql`c.search_text`, sql`c.insee`));
  if (words.length === 0) return undefined;
  const phone = phonePattern(text);
  return phone ? sql`(${join(words, ' and ')} or c.phone_digits like ${phone})` : join(words, ' and ');
}

/** Contacts whose criteria a property meets, all of them. */
const matchesProperty = (reference: string): Sql => sql`c.id in (
  select k.contact_id from property p join contact_criteria k on
    coalesce(k.price @> p.price, lower_inf(k.price) and upper_inf(k.price))
    and coalesce(k.rooms @> p.rooms::numeric, lower_inf(k.rooms) and upper_inf(k.rooms))
    and coalesce(k.bedrooms @> p.bedrooms::numeric, lower_inf(k.bedrooms) and upper_inf(k.bedrooms))
    and coalesce(k.home_size @> p.home_size, lower_inf(k.home_size) and upper_inf(k.home_size))
    and coalesce(k.land_size @> p.land_size, lower_inf(k.land_size) and upper_inf(k.land_size))
    and (k.transaction_types is null or p.transaction_type = any(k.transaction_types))
    and (k.property_types is null or p.property_type = any(k.property_types))
    and (k.cities is null or p.insee = any(k.cities))
    and (k.polygons is null or exists (select from unnest(k.polygons) as area where point(p.lon, p.lat) <@ area))
  where p.reference = ${reference})`;

const MAIL_CONSENT: Readonly<Record<ConsentAnswer, Sql>> = {
  GIVEN: sql`c.mail_agreed`,
  REFUSED: sql`not c.mail_agreed`,
  NONE: sql`c.mail_agreed is null`,
};

/** Filters by communes; for a single one the index yields the sorted list. */
function livesIn(cities: readonly string[] = []): Sql | undefined {
  const codes = codesWithin(cities);
  if (codes.length === 0) return undefined;
  return codes.length === 1 ? sql`c.insee = ${codes[0]}` : sql`c.insee = any(${codes}::text[])`;
}

/** Filters without a column in the list. */
function conditionsOfPerson({ cities, source, silentSince, mailConsent }: ContactFilter): (Sql | undefined)[] {
  return [
    livesIn(cities),
    source === undefined ? undefined : sql`normalise(c.source) = normalise(${source}::text)`,
    silentSince === undefined
      ? undefined
      : sql`c.id in (select l.contact_id from contact_life l where l.last_sign <= ${silentSince}::date)`,
    mailConsent && MAIL_CONSENT[mailConsent],
  ];
}

/** Contacts that a filter finds, of `contact c`. */
export function conditionsOf(filter: ContactFilter, ids?: readonly number[]): Sql {
  const { contactType, negotiator, archived, hasFilters, matchesReference, followUpBefore } = filter;
  return whereAll([
    contactText(filter.text ?? ''),
    contactType && contactType.length > 0 ? sql`c.contact_type && ${contactType}::text[]` : undefined,
    negotiator === undefined ? undefined : sql`c.negotiator = ${negotiator}`,
    archived === undefined ? undefined : sql`c.archived = ${archived}`,
    hasFilters === undefined ? undefined : sql`(c.criteria_count > 0) = ${hasFilters}`,
    matchesReference === undefined ? undefined : matchesProperty(matchesReference),
    followUpBefore === undefined ? undefined : sql`c.next_follow_up < ${followUpBefore}::date`,
    ...conditionsOfPerson(filter),
    ids && sql`c.id = any(${[...ids]}::bigint[])`,
  ]);
}

/** Reads a page of contacts. */
export async function findContacts(db: Queryable, request: ContactFind): Promise<Page<ContactSummary>> {
  const where = conditionsOf(request.dto ?? {});
  const order = orderBy(request, CONTACT_SORT, sql`c.id`);
  const lines = await db.query<ContactSummary>(sql`
    with page as materialized (select c.id from contact c ${where} ${order} ${limitOf(request)})
    select ${summaryWith(request.columns)} from page join contact c using (id) ${order}`);
  return pageWithTotal(db, request, lines, sql`select count(*) as total from contact c ${where}`);
}
