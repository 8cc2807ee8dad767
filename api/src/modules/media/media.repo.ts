import type { MediaOwner } from '@pignon/shared/domain/media/media.enums';
import type { Media } from '@pignon/shared/domain/media/media.schema';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/db';
import { insertRows, type TableShape } from '../../db/rows';

export interface MediaRecord extends Omit<Media, 'expiration' | 'crop'> {
  owner: MediaOwner;
  /** Reference of the property, or id of the contact or mandate. */
  ownerRef: string;
  byteSize: number;
  position: number;
  /** loginEmail; undefined for files that no user uploaded. */
  uploadedBy?: string;
}

const SHAPE = {
  table: 'media',
  columns: {
    owner: 'text',
    owner_ref: 'text',
    key: 'text',
    path: 'text',
    mime_type: 'text',
    width: 'int',
    height: 'int',
    byte_size: 'int',
    caption: 'text',
    metadata: 'text[]',
    position: 'int',
    uploaded_by: 'text',
  },
} satisfies TableShape<string>;

export async function insertMedia(tx: Queryable, records: readonly MediaRecord[]): Promise<void> {
  const rows = records.map(({ ownerRef, mimeType, byteSize, uploadedBy, ...same }) => ({
    ...same,
    owner_ref: ownerRef,
    mime_type: mimeType,
    byte_size: byteSize,
    uploaded_by: uploadedBy ?? null,
  }));
  await insertRows(tx, SHAPE, rows);
}

export async function deleteMedia(tx: Queryable, owner: MediaOwner, ownerRef: string, keys: string[]): Promise<void> {
  await tx.query(
    sql`delete from media where owner = ${owner} and owner_ref = ${ownerRef} and key = any(${keys}::text[])`,
  );
}

/** An SQL list of an owner's media in their order, without signed addresses. */
export const mediaOf = (owner: MediaOwner, ownerRef: Sql): Sql => sql`coalesce((
  select jsonb_agg(jsonb_build_object('key', key, 'path', path, 'mimeType', mime_type, 'width', width, 'height', height,
    'caption', caption, 'metadata', to_jsonb(metadata), 'crop', crop, 'expiration', null) order by position, key)
  from media where owner = ${owner} and owner_ref = ${ownerRef}), '[]')`;

/** The media of several owners, each in their order, without signed addresses. */
export async function listMedia(
  db: Queryable,
  owner: MediaOwner,
  ownerRefs: readonly string[],
): Promise<Map<string, Media[]>> {
  const rows = await db.query<{ ref: string; media: Media[] }>(sql`
    select ref, ${mediaOf(owner, sql`ref`)} as media from unnest(${ownerRefs}::text[]) as ref`);
  return new Map(rows.map(({ ref, media }) => [ref, media]));
}

export interface StoredMedia extends Pick<Media, 'metadata'> {
  key: string;
  mimeType: string;
}

/** Finds the stored bytes of an address: the shown picture, or its original; null for none. */
export async function findMedia(
  db: Queryable,
  owner: MediaOwner,
  ownerRef: string,
  path: string,
): Promise<StoredMedia | null> {
  const [row] = await db.query<StoredMedia>(
    sql`select case path when ${path} then coalesce(crop_key, key) else key end as key, mime_type as "mimeType",
      to_jsonb(metadata) as metadata from media where owner = ${owner} and owner_ref = ${ownerRef} and (path = ${path} or crop #>> '{original,path}' = ${path})`,
  );
  return row ?? null;
}
