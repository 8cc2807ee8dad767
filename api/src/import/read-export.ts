import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';

/** The file is invalid; the message is for the importing user. */
export class ExportError extends Error {}

export interface Export {
  csv: Uint8Array;
  /** Photographs in the archive, by lower-case file name. */
  files: ReadonlyMap<string, Uint8Array>;
}

const MB = 1024 * 1024;
const MAX_ENTRIES = 50_000;
const MAX_CSV_BYTES = 300 * MB;
const MAX_PHOTO_BYTES = 20 * MB;
const MAX_TOTAL_BYTES = 2048 * MB;
const PHOTO = /\.(jpe?g|png|webp)$/i;

const baseName = (path: string) => (path.split(/[\\/]/).pop() ?? '').toLowerCase();
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Reads one entry, whatever size it claims: a bomb is stopped when it has grown past the limit. */
async function inflate(zip: ZipFile, entry: Entry, limit: number): Promise<Uint8Array> {
  const stream = await zip.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) {
      stream.destroy();
      throw new ExportError(`Le fichier ${entry.fileName} de l’archive est trop volumineux.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readZip(bytes: Uint8Array, largestTotal: number): Promise<Export> {
  const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, validateEntrySizes: true });
  const files = new Map<string, Uint8Array>();
  let csv: Uint8Array | undefined;
  let entries = 0;
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    if ((entries += 1) > MAX_ENTRIES) throw new ExportError('L’archive contient trop de fichiers.');
    const name = baseName(entry.fileName);
    if (name === 'annonces.csv') csv = await inflate(zip, entry, Math.min(MAX_CSV_BYTES, largestTotal));
    else if (PHOTO.test(name)) {
      const photo = await inflate(zip, entry, MAX_PHOTO_BYTES);
      if ((total += photo.length) > largestTotal) throw new ExportError('L’archive est trop volumineuse.');
      files.set(name, photo);
    }
  }
  if (!csv) throw new ExportError('L’archive ne contient pas de fichier Annonces.csv.');
  return { csv, files };
}

/** Reads the listings of an export and the photographs beside them: a zip, or `Annonces.csv` alone. */
export async function readExport(bytes: Uint8Array, largestTotal = MAX_TOTAL_BYTES): Promise<Export> {
  if (bytes.length === 0) throw new ExportError('Le fichier est vide.');
  if (!isZip(bytes)) return { csv: bytes, files: new Map() };
  try {
    return await readZip(bytes, largestTotal);
  } catch (error) {
    if (error instanceof ExportError) throw error;
    throw new ExportError(`L’archive est illisible (${error instanceof Error ? error.message : String(error)}).`);
  }
}
