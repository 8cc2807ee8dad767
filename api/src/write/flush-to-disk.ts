import { open } from 'node:fs/promises';

/**
 * Flushes a file or folder to disk, so that a power cut does not lose acknowledged data. @param flags folders cannot be
 * opened for writing
 */
export async function flushToDisk(path: string, flags: 'r' | 'r+' = 'r'): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
