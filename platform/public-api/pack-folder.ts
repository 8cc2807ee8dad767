import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { filesOf } from '../store/file-integrity';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);

/** File contents: plain text, or base64 for binary files. */
type Packed = Record<string, { text: string } | { base64: string }>;

function packedFile(content: Buffer): Packed[string] {
  const text = content.toString('utf8');
  return Buffer.from(text).equals(content) ? { text } : { base64: content.toString('base64') };
}

/** Packs a folder without precompressed copies into one small file; deterministic. */
export async function packFolder(folder: string): Promise<Buffer> {
  const packed: Packed = {};
  for (const name of await filesOf(folder)) packed[name] = packedFile(await readFile(path.join(folder, name)));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  return toBrotli(JSON.stringify(packed), { params });
}

/** Unpacks a folder into another one. */
export async function unpackFolder(packed: Buffer, into: string): Promise<void> {
  const files = JSON.parse(String(await fromBrotli(packed))) as Packed;
  for (const [name, file] of Object.entries(files)) {
    const target = path.join(into, name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, 'text' in file ? file.text : Buffer.from(file.base64, 'base64'));
  }
}
