import { open } from 'node:fs/promises';

/**
 * Waits until a file or folder is on the disk itself: a power cut must not take what was acknowledged.
 * @param flags how it is opened; a folder cannot be opened to be written
 */
export async function settleFile(path: string, flags: 'r' | 'r+' = 'r'): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
