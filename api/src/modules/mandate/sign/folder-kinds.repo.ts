import type { MandateFileKind } from '@pignon/shared/domain/media/media.enums';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/db';

/** Reads the kinds of files in a mandate's folder. */
export async function folderKinds(db: Queryable, mandateId: number): Promise<MandateFileKind[]> {
  const rows = await db.query<{ kind: MandateFileKind }>(sql`select distinct unnest(metadata) as kind from media
    where owner = 'mandate' and owner_ref = ${String(mandateId)}`);
  return rows.map(({ kind }) => kind);
}
