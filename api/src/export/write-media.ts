import sql from 'sql-template-tag';
import type { Queryable } from '../db/db';
import type { MediaStore } from '../modules/media/store/media-store';
import { safeName, type ExportFolder } from './export-folder';

interface NamedMedia {
  key: string;
  folder: string;
  name: string;
}

/** Lists pictures and documents by record, in their order, then the files of imports. */
export function listMedia(tx: Queryable): Promise<NamedMedia[]> {
  return tx.query<NamedMedia>(sql`
    with file as (
      select owner, owner_ref, position, key, coalesce(crop #>> '{original,path}', path) as path from media
      union all
      select owner, owner_ref, position, crop_key, path from media where crop_key is not null
    )
    select key, case owner when 'property' then 'properties' else owner || 's' end || '/' || owner_ref as folder,
      lpad((position + 1)::text, 2, '0') || '-' || path as name
    from file
    union all
    select file_key, 'imports/' || id, file_name from property_import
    order by folder, name`);
}

/** Copies originals. @returns the paths of those deleted meanwhile, or without their file */
export async function writeMedia(
  store: MediaStore,
  media: readonly NamedMedia[],
  folder: ExportFolder,
): Promise<string[]> {
  const missing: string[] = [];
  for (const { key, folder: of, name } of media) {
    const path = `media/${of.split('/').map(safeName).join('/')}/${safeName(name)}`;
    const original = await store.open(key, 'ORIGINAL');
    if (original) await folder.write({ path, kind: 'media' }, original);
    else missing.push(path);
  }
  return missing;
}
