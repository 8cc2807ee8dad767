import { withContactRenamed } from '@pignon/shared/domain/contact/merge/rename-contact';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';
import type { Move } from './move-records.repo';

/** Replaces the merged contact in carts by the kept one, without duplicates. */
async function moveInCarts(tx: Queryable, { from, to }: Move): Promise<void> {
  await tx.query(sql`update user_cart set version = version + 1,
      contacts = case when ${to}::bigint = any(contacts) then array_remove(contacts, ${from}::bigint)
        else array_replace(contacts, ${from}::bigint, ${to}::bigint) end
    where ${from}::bigint = any(contacts)`);
}

/** Moves property views filtered by a contact: `?contact=12`. */
async function moveInViews(tx: Queryable, { from, to }: Move): Promise<void> {
  const contactParameter = `([?&]contact=)${from}(&|$)`;
  await tx.query(sql`update user_view set version = version + 1,
      address = regexp_replace(address, ${contactParameter}, ${`\\1${to}\\2`})
    where address ~ ${contactParameter}`);
}

interface DraftRow {
  user: string;
  key: string;
  values: unknown;
  base: unknown;
}

/**
 * Moves drafts of the merged record to the kept one with an older base version, so that saving asks before it
 * overwrites. A user with drafts of both keeps the one of the kept record.
 */
async function moveOwnDrafts(tx: Queryable, { from, to }: Move): Promise<void> {
  const [mergedRef, survivorRef] = [`contact:${from}`, `contact:${to}`];
  await tx.query(sql`delete from user_draft a using user_draft b
    where a.key = ${mergedRef} and b.key = ${survivorRef} and b.user_email = a.user_email`);
  await tx.query(sql`update user_draft set key = ${survivorRef}, base_version = 0 where key = ${mergedRef}`);
}

/** Moves mentions of the contact in drafts of other records. */
async function moveInDrafts(tx: Queryable, move: Move): Promise<void> {
  const likely = `%${move.from}%`;
  const rows =
    await tx.query<DraftRow>(sql`select user_email as "user", key, form_values as values, base from user_draft
    where form_values::text like ${likely} or base::text like ${likely} order by user_email, key for update`);
  for (const { user, key, values, base } of rows) {
    const [before, after] = [{ values, base }, withContactRenamed({ values, base }, move) as (typeof rows)[number]];
    if (JSON.stringify(before) === JSON.stringify(after)) continue;
    await tx.query(sql`update user_draft set form_values = ${JSON.stringify(after.values)}::jsonb,
      base = ${JSON.stringify(after.base)}::jsonb where user_email = ${user} and key = ${key}`);
  }
}

/** Moves a contact in carts, views and drafts. */
export async function moveNotes(tx: Queryable, move: Move): Promise<void> {
  await moveInCarts(tx, move);
  await moveInViews(tx, move);
  await moveOwnDrafts(tx, move);
  await moveInDrafts(tx, move);
}
