import type { MediaOwner } from '@pignon/shared/domain/media/media.enums';
import type { Media, MediaList, MediaListChange } from '@pignon/shared/domain/media/media.schema';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/db';
import { mediaOf } from './media.repo';

/** Whose media: a property's reference, or the id of a contact or mandate as it is written in an address. */
export interface Owned {
  owner: MediaOwner;
  reference: string;
}

const ID = /^[1-9]\d{0,14}$/;

const OWNERS: Readonly<Record<MediaOwner, (reference: string) => Sql>> = {
  property: (reference) => sql`select 1 from property where reference = ${reference}`,
  contact: (reference) => sql`select 1 from contact where id = ${Number(reference)}`,
  mandate: (reference) => sql`select 1 from mandate where id = ${Number(reference)}`,
};

/** True when the owner exists; `lock` keeps its list of media to this transaction. */
export async function ownerExists(db: Queryable, { owner, reference }: Owned, lock = false): Promise<boolean> {
  if (owner !== 'property' && !ID.test(reference)) return false;
  const found = OWNERS[owner](reference);
  return (await db.query(lock ? sql`${found} for no key update` : found)).length > 0;
}

/** True for a contact whose personal data was erased. */
export async function isErased(db: Queryable, { owner, reference }: Owned): Promise<boolean> {
  if (owner !== 'contact') return false;
  return (await db.query(sql`select 1 from contact_erasure where contact_id = ${Number(reference)}`)).length > 0;
}

/** The list as it is; version 0 as long as there never was anything in it. */
export async function readMediaList(db: Queryable, { owner, reference }: Owned): Promise<MediaList> {
  const [row] = await db.query<MediaList>(sql`
    select ${mediaOf(owner, sql`${reference}`)} as "content", coalesce((
      select version from media_list where owner = ${owner} and owner_ref = ${reference}), 0) as "version"`);
  return row ?? { content: [], version: 0 };
}

/** Writes order, captions and marks of the whole list. */
export async function writeMediaList(
  tx: Queryable,
  { owner, reference }: Owned,
  media: MediaListChange['media'],
): Promise<void> {
  const rows = media.map((each, position) => ({ ...each, position }));
  await tx.query(sql`update media set caption = given.caption, metadata = given.metadata, position = given.position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(key text, caption text, metadata text[], position int)
    where media.owner = ${owner} and media.owner_ref = ${reference} and media.key = given.key`);
}

/** The place after the last one. */
export async function nextPosition(tx: Queryable, { owner, reference }: Owned): Promise<number> {
  const [row] = await tx.query<{ next: number }>(sql`select coalesce(max(position) + 1, 0) as next from media
    where owner = ${owner} and owner_ref = ${reference}`);
  return row?.next ?? 0;
}

type TakenMedia = Pick<Media, 'key' | 'path' | 'caption' | 'metadata' | 'crop'>;

/** Deletes one media by its address; gives what it was, or null. */
export async function takeMedia(tx: Queryable, { owner, reference }: Owned, path: string): Promise<TakenMedia | null> {
  const [row] = await tx.query<TakenMedia>(sql`delete from media
    where owner = ${owner} and owner_ref = ${reference} and path = ${path} returning key, path, caption, metadata, crop`);
  return row ?? null;
}

/** How a media is shown from now on. */
export type ShownMedia = Pick<Media, 'path' | 'width' | 'height' | 'crop'>;

export async function writeShown(
  tx: Queryable,
  { owner, reference }: Owned,
  key: string,
  { path, width, height, crop }: ShownMedia,
): Promise<void> {
  await tx.query(sql`update media set path = ${path}, width = ${width}, height = ${height},
      crop = ${crop && JSON.stringify(crop)}::jsonb
    where owner = ${owner} and owner_ref = ${reference} and key = ${key}`);
}
