import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ApiProblem } from '../../../http/api-problem';
import { nameOf, typeOf, type MediaFile } from '../media-files';
import type { MediaStore } from '../store/media-store';
import { isPictureWithoutMetadata } from '../picture-without-metadata';
import { MAX_PIXELS, openPicture, smallPicture, withoutMetadata } from '../read-picture';
import type { ReceivedFile } from './receive-files';

/** An accepted file: type, path, and the list size of a picture. */
export interface InspectedFile extends MediaFile {
  /** Name given by the sender. */
  name: string;
  file: string;
  small: Buffer | null;
}

/** Number of last bytes that must contain a PDF's end mark. */
const PDF_TAIL = 1024;

async function hasPdfEnd({ file, byteSize }: ReceivedFile): Promise<boolean> {
  const length = Math.min(PDF_TAIL, byteSize);
  const handle = await open(file, 'r');
  try {
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, byteSize - length);
    return buffer.includes('%%EOF');
  } finally {
    await handle.close();
  }
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

const damaged = (name: string) =>
  new ApiProblem('VALIDATION', { message: `«\u00a0${name}\u00a0» est abîmé ou incomplet.` });

/** The refusal of a picture that cannot be decoded: damaged, or too many pixels. */
function refusalOf(error: unknown, name: string): ApiProblem {
  if (!(error instanceof Error && /pixel limit/i.test(error.message))) return damaged(name);
  const message = `«\u00a0${name}\u00a0» compte trop de pixels\u00a0: ${MAX_PIXELS / 1_000_000} millions au plus.`;
  return new ApiProblem('VALIDATION', { message });
}

/** Decodes the whole picture; encodes it anew, upright, when the file contains more than the picture. */
async function inspectPicture({ file, sha256, byteSize }: ReceivedFile) {
  const plain = isPictureWithoutMetadata(await readFile(file));
  const cleanFile = plain ? file : `${file}-clean`;
  if (!plain) await (await withoutMetadata(file)).toFile(cleanFile);
  const { width, height } = await openPicture(cleanFile).metadata();
  const small = await smallPicture(cleanFile);
  if (plain) return { file, sha256, byteSize, width, height, small };
  const [cleanHash, { size }] = await Promise.all([sha256Of(cleanFile), stat(cleanFile)]);
  return { file: cleanFile, sha256: cleanHash, byteSize: size, width, height, small };
}

/**
 * Checks a received file: type by its bytes, a picture to its last line, a PDF to its end mark. @throws
 * UNSUPPORTED_MEDIA for a type that is not accepted @throws VALIDATION when it is damaged or too large to open
 */
export async function inspectFile(received: ReceivedFile): Promise<InspectedFile> {
  const { name, file, byteSize, sha256, head } = received;
  const { kind, mimeType, extension } = typeOf(head);
  if (kind === 'pdf') {
    if (!(await hasPdfEnd(received))) throw damaged(name);
    return { ...nameOf(sha256, extension), name, file, mimeType, byteSize, width: null, height: null, small: null };
  }
  try {
    const { sha256: hash, ...picture } = await inspectPicture(received);
    return { ...nameOf(hash, extension), name, mimeType, ...picture };
  } catch (error) {
    throw refusalOf(error, name);
  }
}

/** Stores the bytes that are not stored yet. */
export async function storeFile(store: MediaStore, { key, file, small }: InspectedFile): Promise<void> {
  if (small && !(await store.has(key, 'SM'))) await store.write(key, 'SM', small);
  if (!(await store.has(key, 'ORIGINAL'))) await store.writeFile(key, 'ORIGINAL', file);
}
