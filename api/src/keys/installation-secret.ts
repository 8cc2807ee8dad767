import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The secret of this installation, made at the first start and readable by its owner alone. */
export async function installationSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'media.secret');
  await mkdir(dataDir, { recursive: true });
  try {
    // Refused when it exists: of two processes that start together, one writes and both read.
    await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(file, 'utf8');
}
