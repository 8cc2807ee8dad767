import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The longest path a socket may have on Linux and macOS. */
const MAX_SOCKET_PATH = 100;

/** Where the process that holds a data folder's database can be reached. */
export function doorOf(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\pignon-${name}`;
  const inside = join(dataDir, 'operator.sock');
  return inside.length <= MAX_SOCKET_PATH ? inside : join(tmpdir(), `pignon-${name}.sock`);
}
