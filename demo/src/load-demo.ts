import type { Auth } from 'firebase-admin/auth';
import sql from 'sql-template-tag';
import type { Db } from '../../api/src/db/db';
import type { MediaStore } from '../../api/src/modules/media/store/media-store';
import { loadCommunes } from '../../api/src/places/communes';
import { DEMO_SIZE, describeAgency } from './agency';
import { createAccounts } from './people/accounts';
import { PICTURES, type Picture } from './pictures/picture-index';
import { storePictures } from './pictures/store-pictures';
import { mediaOfProperty } from './pictures/media-of-property';
import { writeAgency } from './write-agency';

const MARKER = 'demo-agency';

export interface LoadDemoOptions {
  db: Db;
  mediaStore: MediaStore;
  /** Identity service for the demonstration accounts; none are created when absent. */
  auth?: Pick<Auth, 'createUser' | 'updateUser'>;
  /** The day the agency is alive on. */
  referenceDate: Date;
  onProgress?: (text: string) => void;
  /** Photos to store; the whole catalogue when absent. */
  pictures?: readonly Picture[];
}

export type LoadResult = { loaded: boolean; reason: 'LOADED' | 'ALREADY_LOADED' | 'NOT_EMPTY'; ms: number };

async function obstacle(db: Db): Promise<'ALREADY_LOADED' | 'NOT_EMPTY' | null> {
  const marked = await db.query(sql`select 1 from loaded_set where name = ${MARKER}`);
  if (marked.length > 0) return 'ALREADY_LOADED';
  const used = await db.query(sql`select 1 from property limit 1`);
  return used.length > 0 ? 'NOT_EMPTY' : null;
}

/**
 * Loads the demonstration agency once, in one transaction: a crash leaves all or nothing, except pictures that the next
 * load reuses. Keeps a database that holds other properties unchanged.
 */
export async function loadDemo(options: LoadDemoOptions): Promise<LoadResult> {
  const { db, mediaStore, auth, referenceDate, onProgress, pictures } = options;
  const started = performance.now();
  const agency = describeAgency(DEMO_SIZE, referenceDate, await loadCommunes());
  if (auth) {
    await createAccounts(auth, agency.users);
    onProgress?.(`${agency.users.length} comptes de démonstration prêts`);
  }
  const reason = await obstacle(db);
  if (reason) return { loaded: false, reason, ms: performance.now() - started };
  const pool = await storePictures(mediaStore, pictures ?? PICTURES, onProgress);
  await db.tx(async (tx) => {
    // The first process to insert the marker loads the set; another one waits here and finds it taken.
    await tx.query(sql`insert into loaded_set (name) values (${MARKER})`);
    await writeAgency({
      agency,
      inSlice: (work) => work(tx),
      mediaOf: (property, index) => mediaOfProperty(property, index, pool),
      onProgress,
    });
  });
  await db.script('vacuum analyze');
  return { loaded: true, reason: 'LOADED', ms: performance.now() - started };
}
