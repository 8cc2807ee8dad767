import { promisify } from 'node:util';
import { decodeExport } from '@pignon/shared/domain/poliris/decode';
import type { Listing } from '@pignon/shared/domain/poliris/listing';
import { parseListing } from '@pignon/shared/domain/poliris/parse-listing';
import { readRecords } from '@pignon/shared/domain/poliris/read-records';
import yauzl, { type ZipFile } from 'yauzl';

const openZip = promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer);

/** The files of a package by name. */
export async function readPackage(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await openZip(bytes, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  const read = promisify(zip.openReadStream.bind(zip)) as (entry: yauzl.Entry) => Promise<NodeJS.ReadableStream>;
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) => {
      void (async () => {
        const parts: Buffer[] = [];
        for await (const part of await read(entry)) parts.push(part as Buffer);
        files.set(entry.fileName, Buffer.concat(parts));
        zip.readEntry();
      })().catch(reject);
    });
    zip.on('end', resolve).on('error', reject).readEntry();
  });
  return files;
}

/** The listings of a package as an import reads them. */
export function listingsIn(files: Map<string, Buffer>): Listing[] {
  const { text } = decodeExport(files.get('Annonces.csv') ?? Buffer.alloc(0));
  const { records, unreadable } = readRecords(text);
  if (unreadable.length > 0) throw new Error(JSON.stringify(unreadable));
  return records.map((record) => {
    const listing = parseListing(record);
    if ('reasons' in listing) throw new Error(listing.reasons.join(' '));
    return listing;
  });
}
