import type { MediaOwner } from '@pignon/shared/domain/media/media.enums';
import type { Media, MediaList, MediaListChange } from '@pignon/shared/domain/media/media.schema';
import { REMOVAL_MINUTES } from '@pignon/shared/domain/media/removal';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/db';
import { mediaOf } from './media.repo';

/** Owner of media: a property's reference, or the id of a contact or mandate as text. */
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

/** True when the owner exists; `lock` locks its list of media until the transaction ends. */
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

/**
 * True for a file already sent to a portal: a picture that is or was public, in a run that succeeded after its upload.
 */
const SENT = sql`m.owner = 'property' and m.mime_type like 'image/%'
  and ('PUBLIC' = any(m.metadata) or exists (select from audit_entry a where a.entity = 'media'
    and a.ref = m.owner || '/' || m.owner_ref and a.at >= m.created_time
    and a.changes @> jsonb_build_array(jsonb_build_object('path', m.key || '.metadata', 'before', '["PUBLIC"]'::jsonb))))
  and exists (select from sync_run_listing l join sync_run r on r.id = l.run_id where l.reference = m.owner_ref
    and l.content_hash is not null and r.status <> 'FAILED' and coalesce(r.finished_time, now()) >= m.created_time)`;

/**
 * True for a file in a mandate's folder when the mandate or an amendment was signed, and for the scan of the signed
 * document.
 */
const SIGNED = sql`m.owner = 'mandate' and exists (select from mandate_paper s where s.mandate_id::text = m.owner_ref
  and (s.kept_time >= m.created_time or 'SIGNED_COPY' = any(m.metadata)))`;

const recentOf = ({ owner, reference }: Owned): Sql => sql`coalesce((
  select jsonb_agg(jsonb_build_object('key', m.key, 'uploadedBy', m.uploaded_by,
    'uploadedTime', to_char(m.created_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'held', case when ${SENT} then 'SENT' when ${SIGNED} then 'SIGNED' end) order by m.position, m.key)
  from media m where m.owner = ${owner} and m.owner_ref = ${reference} and m.uploaded_by is not null
    and m.created_time > now() - make_interval(mins => ${REMOVAL_MINUTES}::int)), '[]')`;

/** Reads a list of media; version 0 before its first write. */
export async function readMediaList(db: Queryable, { owner, reference }: Owned): Promise<MediaList> {
  const [row] = await db.query<MediaList>(sql`
    select ${mediaOf(owner, sql`${reference}`)} as "content", coalesce((
      select version from media_list where owner = ${owner} and owner_ref = ${reference}), 0) as "version",
    ${recentOf({ owner, reference })} as "recent"`);
  return row ?? { content: [], version: 0, recent: [] };
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

/** Returns the position after the last media. */
export async function nextPosition(tx: Queryable, { owner, reference }: Owned): Promise<number> {
  const [row] = await tx.query<{ next: number }>(sql`select coalesce(max(position) + 1, 0) as next from media
    where owner = ${owner} and owner_ref = ${reference}`);
  return row?.next ?? 0;
}

type TakenMedia = Pick<Media, 'key' | 'path' | 'caption' | 'metadata' | 'crop'>;

/** Deletes one media by its address; returns its former state, or null. */
export async function takeMedia(tx: Queryable, { owner, reference }: Owned, path: string): Promise<TakenMedia | null> {
  const [row] = await tx.query<TakenMedia>(sql`delete from media
    where owner = ${owner} and owner_ref = ${reference} and path = ${path} returning key, path, caption, metadata, crop`);
  return row ?? null;
}

/** How a media is displayed. */
export type MediaView = Pick<Media, 'path' | 'width' | 'height' | 'crop'>;

/** Writes the displayed version of a media: bytes, size and crop. */
export async function updateDisplayed(
  tx: Queryable,
  { owner, reference }: Owned,
  key: string,
  { path, width, height, crop }: MediaView,
): Promise<void> {
  await tx.query(sql`update media set path = ${path}, width = ${width}, height = ${height},
      crop = ${crop && JSON.stringify(crop)}::jsonb
    where owner = ${owner} and owner_ref = ${reference} and key = ${key}`);
}
