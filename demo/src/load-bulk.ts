import sql from 'sql-template-tag';
import type { Db } from '../../api/src/db/db';
import type { MediaStore } from '../../api/src/modules/media/store/media-store';
import { loadCommunes } from '../../api/src/places/communes';
import { describeAgency, type AgencySize } from './agency';
import { PICTURES } from './pictures/picture-index';
import { storePictures } from './pictures/store-pictures';
import { mediaOfProperty } from './pictures/media-of-property';
import { writeAgency, type InSlice } from './write-agency';

export class NotEmptyError extends Error {}

export interface BulkOptions {
  db: Db;
  mediaStore: MediaStore;
  size: AgencySize;
  referenceDate: Date;
  onProgress?: (text: string) => void;
}

/** Pictures of a property in a large load: lists show one, galleries a few. */
const PICTURES_EACH = 3;
/** Slices after which the planner's statistics are renewed: without, it reads a table that was empty in whole for each row. */
const SLICES_PER_ANALYZE = 10;

/**
 * Fills an empty database with an agency of any size, drawn as the demonstration is. Slices of 2,000 are written one
 * transaction each. Throws NotEmptyError: references are numbered from the start.
 */
export async function loadBulk({ db, mediaStore, size, referenceDate, onProgress }: BulkOptions): Promise<void> {
  const used = await db.query(sql`select 1 from property limit 1`);
  if (used.length > 0) throw new NotEmptyError('The database already holds properties: give an empty one.');
  const agency = describeAgency(size, referenceDate, await loadCommunes());
  const pool = await storePictures(mediaStore, PICTURES, onProgress);
  let slices = 0;
  const inSlice: InSlice = async (work) => {
    const result = await db.tx(work);
    slices += 1;
    if (slices % SLICES_PER_ANALYZE === 0) await db.script('analyze');
    return result;
  };
  await writeAgency({
    agency,
    inSlice,
    mediaOf: (property, index) => mediaOfProperty(property, index, pool).slice(0, PICTURES_EACH),
    onProgress,
  });
  onProgress?.('vacuum analyze');
  await db.script('vacuum analyze');
}
