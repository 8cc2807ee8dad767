import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import yauzl, { type Entry, type LocalFileHeader, type ZipFile } from 'yauzl';
import { readPackage } from '../../../../../test/portal/read-package';
import { openLineSpool } from './line-spool';
import { zipBytes, type ZipEntry } from './zip-bytes';
import { centralHeader, endOfZip, type ZipRecord } from './zip-records';

const openZip = promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer);
let folder: string;
let spools = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pignon-zip-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const spool = () => openLineSpool<ZipRecord>(join(folder, `directory-${(spools += 1)}`));
const each = <T>(items: Iterable<T>): AsyncIterable<T> => Readable.from(items);
/** buffer() of node:stream/consumers builds a Blob, which takes seconds for 200,000 parts. */
async function zipOf(entries: Iterable<ZipEntry>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of zipBytes(each(entries), spool())) parts.push(part);
  return Buffer.concat(parts);
}
const LISTINGS = Buffer.from('"A64"!#"V26-00001"\r\n'.repeat(5_000));
const PICTURE = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 7_919) % 251));

describe('a zip', () => {
  it('is readable by an independent reader, with the listings deflated', async () => {
    const parts = [LISTINGS.subarray(0, 30_001), LISTINGS.subarray(30_001)];
    const bytes = await zipOf([
      { name: 'Annonces.csv', parts: each(parts) },
      { name: 'Été_1.jpg', bytes: PICTURE },
      { name: 'vide.txt', bytes: Buffer.alloc(0) },
    ]);
    expect(bytes.length).toBeLessThan(PICTURE.length + LISTINGS.length / 10);
    const files = await readPackage(bytes);
    expect([...files.keys()]).toEqual(['Annonces.csv', 'Été_1.jpg', 'vide.txt']);
    expect(files.get('Annonces.csv')?.equals(LISTINGS)).toBe(true);
    expect(files.get('Été_1.jpg')?.equals(PICTURE)).toBe(true);
    expect(files.get('vide.txt')).toHaveLength(0);
  });

  it('has equal checksums and sizes in local headers and directory', async () => {
    const zip = await openZip(await zipOf([{ name: '1.jpg', bytes: PICTURE }]), { lazyEntries: true });
    const next = new Promise<Entry>((resolve) => zip.on('entry', resolve));
    zip.readEntry();
    const entry = await next;
    const header = await new Promise<LocalFileHeader>((resolve, reject) =>
      zip.readLocalFileHeader(entry, { minimal: false }, (error, found) => (error ? reject(error) : resolve(found))),
    );
    const sums = { crc32: crc32(PICTURE), compressedSize: PICTURE.length, uncompressedSize: PICTURE.length };
    expect(header).toMatchObject(sums);
    expect(entry).toMatchObject(sums);
    expect(Math.abs(entry.getLastModDate().getTime() - Date.now())).toBeLessThan(60_000);
  });

  it('contains more files than the short records can count', async () => {
    const count = 70_000;
    const names = Array.from({ length: count }, (_, index) => ({ name: `${index}.jpg`, bytes: Buffer.from('x') }));
    const zip = await openZip(await zipOf(names), { lazyEntries: false });
    expect(zip.entryCount).toBe(count);
    let last = '';
    zip.on('entry', (entry: Entry) => (last = entry.fileName));
    await new Promise((resolve, reject) => zip.on('end', resolve).on('error', reject));
    expect(last).toBe('69999.jpg');
    // 5 s of processor time: more than half a minute beside much other work
  }, 120_000);

  it('contains a file that begins beyond 4 GB', async () => {
    const offset = 5_000_000_000;
    const record = { name: 'far.jpg', deflated: false, crc: 1, size: 3, storedSize: 3, offset };
    const line = centralHeader(record, new Date());
    // a reader that sees only the end of the file, before which it assumes the bytes that the directory states
    const tail = Buffer.concat([
      Buffer.alloc(70_000),
      line,
      endOfZip({ count: 1, size: line.length, offset: offset + 50 }),
    ]);
    const start = offset + 50 - 70_000;
    class Tail extends yauzl.RandomAccessReader {
      override _readStreamForRange(from: number, to: number) {
        return Readable.from([tail.subarray(from - start, to - start)]);
      }
    }
    const zip = await new Promise<ZipFile>((resolve, reject) =>
      yauzl.fromRandomAccessReader(new Tail(), start + tail.length, { lazyEntries: true }, (error, zipFile) =>
        error ? reject(error) : resolve(zipFile),
      ),
    );
    const entry = await new Promise<Entry>((resolve, reject) => {
      zip.on('entry', resolve).on('error', reject).readEntry();
    });
    expect([entry.fileName, entry.relativeOffsetOfLocalHeader]).toEqual(['far.jpg', offset]);
  });

  it('fails when the source of a file fails', async () => {
    const failingStream = new Readable({
      read() {
        this.push(LISTINGS);
        this.destroy(new Error('the database is gone'));
      },
    });
    await expect(zipOf([{ name: 'Annonces.csv', parts: failingStream }])).rejects.toThrow('the database is gone');
  });
});
