import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The longest path a socket may have on Linux and macOS. */
const MAX_SOCKET_PATH = 100;

/** Path of the socket (named pipe on Windows) of the server that uses this data folder. */
export function operatorSocketPath(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\pignon-${name}`;
  const inside = join(dataDir, 'operator.sock');
  return inside.length <= MAX_SOCKET_PATH ? inside : join(tmpdir(), `pignon-${name}.sock`);
}
