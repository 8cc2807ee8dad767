import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import type { LineSpool } from './line-spool';
import { centralHeader, dataDescriptor, endOfZip, localHeader, type ZipRecord } from './zip-records';

/** A file of a zip: complete bytes stored uncompressed, or a stream that is deflated. */
export type ZipEntry = { name: string; bytes: Uint8Array } | { name: string; parts: AsyncIterable<Uint8Array> };

/** Maximum size of a file and of the whole zip; more needs zip64, which few readers know. */
const MAX_UINT32 = 0xffffffff;

type Sums = Pick<ZipRecord, 'crc' | 'size' | 'storedSize'>;

async function* deflated(parts: AsyncIterable<Uint8Array>, sums: Sums): AsyncGenerator<Uint8Array> {
  async function* countedParts(): AsyncGenerator<Uint8Array> {
    for await (const part of parts) {
      sums.crc = crc32(part, sums.crc);
      sums.size += part.length;
      yield part;
    }
  }
  const deflate = createDeflateRaw();
  // source errors are thrown by the generator
  pipeline(Readable.from(countedParts(), { objectMode: false }), deflate, () => undefined);
  for await (const part of deflate as AsyncIterable<Uint8Array>) {
    sums.storedSize += part.length;
    yield part;
  }
}

/**
 * Streams the bytes of a zip. `directory` spools its directory, so that one entry is in memory at a time. @throws
 * RangeError beyond 4 GB
 */
export async function* zipBytes(
  entries: AsyncIterable<ZipEntry>,
  directory: LineSpool<ZipRecord>,
): AsyncGenerator<Uint8Array> {
  const at = new Date();
  let offset = 0;
  let count = 0;
  for await (const entry of entries) {
    const whole = 'bytes' in entry ? entry.bytes : null;
    const sums: Sums = whole
      ? { crc: crc32(whole), size: whole.length, storedSize: whole.length }
      : { crc: 0, size: 0, storedSize: 0 };
    const about = { name: entry.name, deflated: whole === null };
    const header = localHeader({ ...about, ...sums }, at);
    yield header;
    if ('bytes' in entry) yield entry.bytes;
    else yield* deflated(entry.parts, sums);
    if (sums.size > MAX_UINT32) throw new RangeError(`${entry.name} is larger than 4 GB`);
    const record = { ...about, ...sums, offset };
    const descriptor = record.deflated ? dataDescriptor(record) : Buffer.alloc(0);
    if (record.deflated) yield descriptor;
    await directory.add([record]);
    offset += header.length + sums.storedSize + descriptor.length;
    count += 1;
  }
  let size = 0;
  for await (const record of directory.read()) {
    const line = centralHeader(record, at);
    size += line.length;
    yield line;
  }
  yield endOfZip({ count, size, offset });
}
