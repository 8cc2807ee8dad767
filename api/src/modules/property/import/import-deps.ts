import type { Db } from '../../../db/db';
import type { FetchOptions } from '../../../import/fetch-photo';
import type { MediaStore } from '../../media/store/media-store';

export interface ImportDeps {
  db: Db;
  store: MediaStore;
  /** Bounds for photographs that are fetched, for tests. */
  limits?: FetchOptions;
}

/** By this the journal tells what one import wrote. */
export const requestOf = (importId: number): string => `import-${importId}`;
