import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The secret of this installation, made at the first start and readable by its owner alone. */
export async function installationSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'media.secret');
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}-${randomBytes(8).toString('hex')}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  try {
    // Appears whole, or is refused when it exists: of two processes that start together, both read the same.
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
  return readFile(file, 'utf8');
}
