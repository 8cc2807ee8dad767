import { join } from 'node:path';
import type { Config } from '../../../config';
import { openFolderStore, type MediaStore } from './media-store';
import { openS3Store } from './s3-store';

/** Opens the configured store: the bucket if there is one, else a folder of the data. */
export function openMediaStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): MediaStore {
  return s3 ? openS3Store(s3) : openFolderStore(join(dataDir, 'media'));
}
