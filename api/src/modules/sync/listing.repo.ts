import type { Property } from '@pignon/shared/domain/property/property.schema';
import type { Page } from '@pignon/shared/domain/common/paging';
import type { PortalFields } from '@pignon/shared/domain/sync/portal.schema';
import type { Listing, ListingsQuery } from '@pignon/shared/domain/sync/sync.schema';
import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { whereAll } from '../../db/conditions';
import type { Queryable } from '../../db/db';
import { limitOf, orderBy, pageWithTotal } from '../../db/page';
import { meetsTerm, textTerms } from '../../places/text-terms';
import { readProperties } from '../property/property-read.repo';

export type ListingFind = z.output<typeof ListingsQuery>;
/** A listing before its legal check. */
export type ListingRow = Omit<Listing, 'findings'>;
type Rule = Pick<PortalFields, 'selection'>;

/** Only active properties are advertised. */
const ON_MARKET: Sql = sql`p.property_status = 'ACTIVE'`;
const isIncluded = ({ selection }: Rule): Sql => sql`coalesce(l.included, ${selection === 'ALL'})`;
const choices = (code: string): Sql =>
  sql`left join portal_listing l on l.code = ${code} and l.reference = p.reference`;

type ListingFilter = Pick<ListingFind, 'text' | 'included' | 'transactionType' | 'propertyType'>;

function conditionsOf(rule: Rule, { text = '', included, transactionType, propertyType }: ListingFilter): Sql {
  return whereAll([
    ON_MARKET,
    ...textTerms(text).map((term) => meetsTerm(term, sql`p.search_text`, sql`p.insee`)),
    included === undefined ? undefined : sql`${isIncluded(rule)} = ${included}`,
    transactionType && sql`p.transaction_type = ${transactionType}`,
    propertyType && sql`p.property_type = ${propertyType}`,
  ]);
}

/** Reads the references of a filtered list, in its order. */
export async function listedReferences(
  db: Queryable,
  code: string,
  rule: Rule,
  find: ListingFilter,
): Promise<string[]> {
  const rows = await db.query<{ reference: string }>(sql`select p.reference from property p ${choices(code)}
    ${conditionsOf(rule, find)} order by p.modified_time desc, p.reference desc`);
  return rows.map(({ reference }) => reference);
}

/** Lists active properties and whether they are sent to a portal; only those in `among` when given. */
export async function findListings(
  db: Queryable,
  code: string,
  rule: Rule,
  { pageSize, pageNumber, ...find }: Omit<ListingFind, 'blocked'>,
  among?: readonly string[],
): Promise<Page<ListingRow>> {
  const request = { pageSize, pageNumber, order: { property: 'modifiedTime', direction: 'DESC' } as const };
  const isAmong = among && sql` and p.reference = any(${among}::text[])`;
  const where = isAmong ? sql`${conditionsOf(rule, find)}${isAmong}` : conditionsOf(rule, find);
  const order = orderBy(request, { modifiedTime: { column: sql`p.modified_time` } }, sql`p.reference`);
  const lines = await db.query<ListingRow>(sql`
    select p.reference, p.title, p.city, p.price, p.transaction_type as "transactionType",
      p.property_type as "propertyType", ${isIncluded(rule)} as included, l.included as choice,
      (select rl.outcome from sync_run_listing rl where rl.reference = p.reference and rl.run_id = (
        select r.id from sync_run r where r.code = ${code} and r.status = 'DONE'
        order by r.created_time desc, r.id desc limit 1)) as "lastOutcome"
    from property p ${choices(code)} ${where} ${order} ${limitOf(request)}`);
  const count = sql`select count(*) as total from property p ${choices(code)} ${where}`;
  return pageWithTotal(db, request, lines, count);
}

/** Reads the next references for a portal after a given one, in order. */
async function referencesAfter(
  db: Queryable,
  code: string,
  rule: Rule,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db.query<{ reference: string }>(sql`
    select p.reference from property p ${choices(code)}
    where ${ON_MARKET} and ${isIncluded(rule)} and p.reference > ${after} order by p.reference limit ${limit}::int`);
  return rows.map(({ reference }) => reference);
}

/** Filters the references included on a portal. */
export async function includedAmong(
  db: Queryable,
  code: string,
  rule: Rule,
  references: readonly string[],
): Promise<string[]> {
  const rows = await db.query<{ reference: string }>(sql`select p.reference from property p ${choices(code)}
    where ${ON_MARKET} and ${isIncluded(rule)} and p.reference = any(${references}::text[])`);
  return rows.map(({ reference }) => reference);
}

/** Batch size that stays in the young generation of the heap; batches of 500 held 40 MB more (decision 023). */
const BATCH = 100;

/** Streams the properties sent to a portal, in batches of hundreds. */
export async function* listingsOf(db: Queryable, code: string, rule: Rule): AsyncGenerator<Property[]> {
  let last = '';
  for (;;) {
    const references = await referencesAfter(db, code, rule, last, BATCH);
    const properties = await readProperties(db, references);
    if (properties.length > 0) yield properties;
    last = references.at(-1) ?? '';
    if (references.length < BATCH) return;
  }
}

export interface Choice {
  reference: string;
  included: boolean | null;
}

/** Reads earlier selections for properties; unknown ones have no entry. */
export async function readChoices(tx: Queryable, code: string, references: readonly string[]): Promise<Choice[]> {
  return tx.query<Choice>(sql`select p.reference, l.included from property p ${choices(code)}
    where p.reference = any(${references}::text[])`);
}

/** Stores which listings a portal includes or excludes; null removes a choice. */
export async function saveChoices(tx: Queryable, code: string, choices: readonly Choice[]): Promise<void> {
  const dropped = choices.filter(({ included }) => included === null).map(({ reference }) => reference);
  const chosenListings = choices.filter(({ included }) => included !== null);
  await tx.query(sql`delete from portal_listing where code = ${code} and reference = any(${dropped}::text[])`);
  await tx.query(sql`insert into portal_listing (code, reference, included)
    select ${code}, given.reference, given.included
    from jsonb_to_recordset(${JSON.stringify(chosenListings)}::jsonb) as given(reference text, included boolean)
    on conflict (code, reference) do update set included = excluded.included`);
}
