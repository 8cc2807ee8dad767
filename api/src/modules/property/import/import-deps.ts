import type { Db } from '../../../db/db';
import type { FetchOptions } from '../../../import/fetch-photo';
import type { MediaStore } from '../../media/store/media-store';

export interface ImportDeps {
  db: Db;
  store: MediaStore;
  /** Limits of photo downloads, for tests. */
  limits?: FetchOptions;
}

/** Request id under which the journal finds one import's writes. */
export const requestOf = (importId: number): string => `import-${importId}`;
