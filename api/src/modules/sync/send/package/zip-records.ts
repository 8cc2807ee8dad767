/* The records of a zip file: APPNOTE.TXT 6.3.10, sections 4.3 and 4.5.3. Integers are little-endian. */

const UTF8_NAME = 1 << 11;
/** Flag: sizes and checksum follow the data, as they are unknown before. */
const DESCRIPTOR = 1 << 3;
const STORED = 0;
const DEFLATED = 8;
const VERSION_NEEDED = 20;
const VERSION_NEEDED_ZIP64 = 45;
/** "Made on Unix": the upper half of the attributes is the file mode. */
const MADE_BY = (3 << 8) | 63;
const PLAIN_FILE = (0o100644 << 16) >>> 0;
const MAX_32 = 0xffffffff;
const MAX_16 = 0xffff;

/** Directory entry of a written file. */
export interface ZipRecord {
  name: string;
  deflated: boolean;
  crc: number;
  /** Uncompressed size in bytes; below, the compressed one. */
  size: number;
  storedSize: number;
  /** Offset of its header in the zip. */
  offset: number;
}

/** An integer and its size in bytes. */
type Field = readonly [bytes: 2 | 4 | 8, value: number];

function packed(fields: readonly Field[], ...rest: Uint8Array[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 8) bytes.writeBigUInt64LE(BigInt(value), at);
    else bytes.writeUIntLE(value, at, size);
    at += size;
  }
  return Buffer.concat([bytes, ...rest]);
}

/** MS-DOS date and time, in steps of two seconds, local time; the format begins in 1980. */
function dosTime(at: Date): Field[] {
  return [
    [2, (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1)],
    [2, ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate()],
  ];
}

const kind = (deflated: boolean): Field[] => [
  [2, UTF8_NAME | (deflated ? DESCRIPTOR : 0)],
  [2, deflated ? DEFLATED : STORED],
];
const sums = ({ crc, storedSize, size }: Pick<ZipRecord, 'crc' | 'storedSize' | 'size'>): Field[] => [
  [4, crc],
  [4, storedSize],
  [4, size],
];

/** Local header of a file; a deflated one has its sums after its bytes. */
export function localHeader(record: Omit<ZipRecord, 'offset'>, at: Date): Buffer {
  const name = Buffer.from(record.name);
  const known = record.deflated ? { crc: 0, storedSize: 0, size: 0 } : record;
  const head: Field[] = [
    [4, 0x04034b50],
    [2, VERSION_NEEDED],
    ...kind(record.deflated),
    ...dosTime(at),
    ...sums(known),
  ];
  return packed([...head, [2, name.length], [2, 0]], name);
}

/** Sums after the bytes of a deflated file. */
export const dataDescriptor = (record: ZipRecord): Buffer => packed([[4, 0x08074b50], ...sums(record)]);

/** Writes a file's entry of the central directory. */
export function centralHeader(record: ZipRecord, at: Date): Buffer {
  const name = Buffer.from(record.name);
  const needsZip64 = record.offset >= MAX_32;
  const extra = needsZip64
    ? packed([
        [2, 1],
        [2, 8],
        [8, record.offset],
      ])
    : Buffer.alloc(0);
  return packed(
    [
      [4, 0x02014b50],
      [2, MADE_BY],
      [2, needsZip64 ? VERSION_NEEDED_ZIP64 : VERSION_NEEDED],
      ...kind(record.deflated),
      ...dosTime(at),
      ...sums(record),
      [2, name.length],
      [2, extra.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, PLAIN_FILE],
      [4, needsZip64 ? MAX_32 : record.offset],
    ],
    name,
    extra,
  );
}

/** End record of a zip whose directory begins at `offset`. */
export function endOfZip({ count, size, offset }: { count: number; size: number; offset: number }): Buffer {
  const limitedCount = Math.min(count, MAX_16);
  const short = packed([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, limitedCount],
    [2, limitedCount],
    [4, Math.min(size, MAX_32)],
    [4, Math.min(offset, MAX_32)],
    [2, 0],
  ]);
  if (count < MAX_16 && size < MAX_32 && offset < MAX_32) return short;
  const long = packed([
    [4, 0x06064b50],
    [8, 44],
    [2, MADE_BY],
    [2, VERSION_NEEDED_ZIP64],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, size],
    [8, offset],
  ]);
  const locator = packed([
    [4, 0x07064b50],
    [4, 0],
    [8, offset + size],
    [4, 1],
  ]);
  return Buffer.concat([long, locator, short]);
}
