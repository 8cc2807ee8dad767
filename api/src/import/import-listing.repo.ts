import sql from 'sql-template-tag';
import type { Queryable } from '../db/db';

export interface KnownListing {
  /** Reference of its property. */
  reference: string;
  contentHash: string;
  /** The key it was imported by, which its software may have changed since. */
  key: string;
  /** Version of the mapping that wrote it. */
  mapping: number;
}

/** Key of a listing at its agency. */
export interface ListingName {
  agencyId: string;
  key: string;
  /** The agency's own reference. */
  agencyReference: string;
}

/**
 * Finds the listing of an earlier import: by its key, else by the agency's own reference when the key changed. Listings
 * whose key is still in the file (`keys`) are excluded.
 */
export async function findListing(
  db: Queryable,
  { agencyId, key, agencyReference }: ListingName,
  keys: ReadonlySet<string>,
): Promise<KnownListing | null> {
  const rows =
    await db.query<KnownListing>(sql`select reference, content_hash as "contentHash", listing_key as "key", mapping
    from import_listing where agency_id = ${agencyId} and (listing_key = ${key} or agency_reference = ${agencyReference})
    order by listing_key = ${key} desc, imported_time desc`);
  return rows.find((row) => row.key === key || !keys.has(row.key)) ?? null;
}

/** Inserts or replaces the state of an imported listing; `before` is its former key. */
export async function saveListing(
  tx: Queryable,
  { agencyId, key, agencyReference }: ListingName,
  listing: Omit<KnownListing, 'key'> & { before?: string },
): Promise<void> {
  const { before = key, reference, contentHash, mapping } = listing;
  if (before !== key)
    await tx.query(
      sql`update import_listing set listing_key = ${key} where agency_id = ${agencyId} and listing_key = ${before}`,
    );
  await tx.query(sql`insert into import_listing (agency_id, listing_key, agency_reference, reference, content_hash, mapping)
    values (${agencyId}, ${key}, ${agencyReference}, ${reference}, ${contentHash}, ${mapping})
    on conflict (agency_id, listing_key) do update set agency_reference = excluded.agency_reference,
      content_hash = excluded.content_hash, mapping = excluded.mapping, imported_time = now()`);
}

export interface KnownPhoto {
  url: string;
  mediaKey: string | null;
  position: number;
}

export async function listPhotos(db: Queryable, agencyId: string, key: string): Promise<KnownPhoto[]> {
  return db.query<KnownPhoto>(sql`select url, media_key as "mediaKey", position from import_photo
    where agency_id = ${agencyId} and listing_key = ${key} order by position`);
}

/** Replaces the stored state of a listing's photographs. */
export async function savePhotos(
  tx: Queryable,
  agencyId: string,
  key: string,
  photos: readonly KnownPhoto[],
): Promise<void> {
  await tx.query(sql`delete from import_photo where agency_id = ${agencyId} and listing_key = ${key}`);
  await tx.query(sql`insert into import_photo (agency_id, listing_key, url, media_key, position)
    select ${agencyId}, ${key}, given.url, given."mediaKey", given.position
    from jsonb_to_recordset(${JSON.stringify(photos)}::jsonb) as given(url text, "mediaKey" text, position int)`);
}

/** True when neither a property's reference nor its technical identifier is that text yet. */
export async function isFree(db: Queryable, column: 'reference' | 'technical_id', value: string): Promise<boolean> {
  const rows =
    column === 'reference'
      ? await db.query(sql`select 1 from property where reference = ${value}`)
      : await db.query(sql`select 1 from property where technical_id = ${value}`);
  return rows.length === 0;
}

/** Counts listings of these agencies imported earlier. */
export async function countListings(db: Queryable, agencyId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from import_listing where agency_id = ${agencyId}`,
  );
  return row?.count ?? 0;
}

/** Finds the contact of a listing's agency; null when it has none yet. */
export async function findAgencyContact(db: Queryable, agencyId: string): Promise<number | null> {
  const [row] = await db.query<{ id: number }>(
    sql`select contact_id as id from import_agency where agency_id = ${agencyId}`,
  );
  return row?.id ?? null;
}

export async function saveAgencyContact(tx: Queryable, agencyId: string, contactId: number): Promise<void> {
  await tx.query(sql`insert into import_agency (agency_id, contact_id) values (${agencyId}, ${contactId})`);
}

/** Finds an existing contact with the same name, and the same telephone or city. */
export async function findPerson(
  db: Queryable,
  person: { name: string; phone: string | null; city: string },
): Promise<number | null> {
  const [row] = await db.query<{ id: number }>(sql`select id from contact where sort_name = normalise(${person.name})
    and (${person.phone}::text = any(phones) or (${person.phone}::text is null and city_key = place_key(${person.city})))
    order by id limit 1`);
  return row?.id ?? null;
}

/** Finds the active user with an address, to be in charge of the listing. */
export async function findNegotiator(db: Queryable, email: string): Promise<string | null> {
  const [row] = await db.query<{ loginEmail: string }>(sql`select login_email as "loginEmail" from app_user
    where login_email = ${email} and status = 'ACTIVE'`);
  return row?.loginEmail ?? null;
}

/** Orders a property's pictures as the feed does; pictures that people added come last. */
export async function orderMedia(tx: Queryable, reference: string, keys: readonly string[]): Promise<void> {
  await tx.query(sql`update media set position = coalesce(array_position(${[...keys]}::text[], key), ${keys.length} + 1 + position)
    where owner = 'property' and owner_ref = ${reference}`);
}
