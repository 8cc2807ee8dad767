import { decodeExport } from '@pignon/shared/domain/poliris/decode';
import type { Listing } from '@pignon/shared/domain/poliris/listing';
import { contentOf, parseListing } from '@pignon/shared/domain/poliris/parse-listing';
import { readRecords } from '@pignon/shared/domain/poliris/read-records';
import type { Db } from '../db/db';
import type { MediaStore } from '../modules/media/store/media-store';
import { loadCommunes } from '../places/communes';
import type { FetchOptions } from './fetch-photo';
import { countListings } from './import-listing.repo';
import { hashOf, importListing, previewListing, type ImportContext } from './import-one';
import { importPhotos, PhotoSource, removeAbandoned, type ListedPhotos, type PhotoContext } from './import-photos';
import { ExportError, readExport } from './read-export';
import type { ImportReport, ReportRow } from './report';

export interface ImportOptions {
  db: Db;
  mediaStore: MediaStore;
  /** The file as it was given: a zip or a CSV. */
  bytes: Uint8Array;
  dryRun?: boolean;
  onProgress?: (text: string) => void;
  /** Bounds for photographs, for tests. */
  limits?: FetchOptions;
}

const AT_ONCE = 6;
const ACTOR = { user: 'import', source: 'JOB', requestId: null } as const;

interface Read {
  listing: Listing;
  hash: string;
  row: ReportRow;
}

/** Every line as a listing or as a refusal; a key that comes twice in one file is refused the second time. */
function readAll(text: string): { read: Read[]; refused: ReportRow[] } {
  const { records, unreadable } = readRecords(text);
  const refused: ReportRow[] = unreadable.map(({ line, reason }) => ({
    line,
    agencyReference: '',
    reference: '',
    result: 'REFUSED',
    details: [reason],
  }));
  const seen = new Map<string, number>();
  const read: Read[] = [];
  for (const record of records) {
    const parsed = parseListing(record);
    const row: ReportRow = {
      line: record.line,
      agencyReference: parsed.reference,
      reference: '',
      result: 'REFUSED',
      details: [],
    };
    if ('reasons' in parsed) {
      refused.push({ ...row, details: parsed.reasons });
      continue;
    }
    const key = `${parsed.agencyId}\u001F${parsed.key}`;
    const before = seen.get(key);
    if (before !== undefined) {
      refused.push({ ...row, details: [`Déjà à la ligne ${before}`] });
      continue;
    }
    seen.set(key, record.line);
    read.push({ listing: parsed, hash: hashOf(contentOf(record)), row });
  }
  if (records.length === 0)
    throw new ExportError('Aucune annonce lisible\u00a0: ce fichier n’est pas un export Poliris.');
  return { read, refused };
}

async function importAll(
  read: readonly Read[],
  context: ImportContext,
  options: ImportOptions,
): Promise<ListedPhotos[]> {
  const photos: ListedPhotos[] = [];
  for (const [index, { listing, hash, row }] of read.entries()) {
    const outcome = await (options.dryRun ? previewListing : importListing)(listing, hash, context);
    row.result = outcome.result;
    if (outcome.result === 'REFUSED') row.details.push(outcome.reason);
    else {
      row.reference = outcome.reference;
      row.details.push(...outcome.warnings);
      photos.push({ agencyId: listing.agencyId, key: listing.key, reference: outcome.reference, urls: listing.photos });
    }
    if (index % 100 === 99) options.onProgress?.(`${index + 1} / ${read.length} annonces`);
  }
  return photos;
}

interface PhotoCounts {
  photosAdded: number;
  photosRemoved: number;
  photosMissing: number;
}

async function importAllPhotos(
  listed: readonly ListedPhotos[],
  rows: ReadonlyMap<string, ReportRow>,
  context: PhotoContext,
  onProgress?: (text: string) => void,
): Promise<PhotoCounts> {
  const source = new PhotoSource(context);
  const counts: PhotoCounts = { photosAdded: 0, photosRemoved: 0, photosMissing: 0 };
  let next = 0;
  let done = 0;
  async function work(): Promise<void> {
    for (let item = listed[next++]; item !== undefined; item = listed[next++]) {
      const { added, removed, failures } = await importPhotos(item, source, context);
      counts.photosAdded += added;
      counts.photosRemoved += removed;
      counts.photosMissing += failures.length;
      const row = rows.get(item.reference);
      const [first] = failures;
      if (first)
        row?.details.push(`${failures.length} photographie(s) à reprendre\u00a0: ${first.url} (${first.reason})`);
      // New or withdrawn pictures alone are a change too.
      if (row?.result === 'UNCHANGED' && added + removed > 0) row.result = 'UPDATED';
      if ((done += 1) % 50 === 0) onProgress?.(`photographies\u00a0: ${done} / ${listed.length} annonces`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return counts;
}

async function countAbsent(read: readonly Read[], db: Db): Promise<number> {
  const agencies = new Map<string, number>();
  for (const { listing } of read) agencies.set(listing.agencyId, (agencies.get(listing.agencyId) ?? 0) + 1);
  let absent = 0;
  for (const [agencyId, here] of agencies) absent += Math.max(0, (await countListings(db, agencyId)) - here);
  return absent;
}

/**
 * Imports an export of another agency's software. Each listing is written whole or not at all, and only when it says
 * something else than last time; photographs follow once the listings stand. Throws ExportError for a file that is none.
 */
export async function runImport(options: ImportOptions): Promise<ImportReport> {
  const started = performance.now();
  const { db, mediaStore, bytes, onProgress, limits, dryRun = false } = options;
  const { csv, files } = await readExport(bytes);
  const { text, encoding } = decodeExport(csv);
  const { read, refused } = readAll(text);
  onProgress?.(`${read.length + refused.length} annonces lues`);
  const context = { db, communes: await loadCommunes(), actor: ACTOR };
  if (!dryRun) await removeAbandoned({ db, mediaStore });
  const listed = await importAll(read, context, options);
  const rows = [...refused, ...read.map(({ row }) => row)].sort((a, b) => a.line - b.line);
  const byReference = new Map(read.map(({ row }) => [row.reference, row]));
  const photos = dryRun
    ? { photosAdded: 0, photosRemoved: 0, photosMissing: 0 }
    : await importAllPhotos(listed, byReference, { db, mediaStore, files, limits }, onProgress);
  const count = (result: ReportRow['result']) => rows.filter((row) => row.result === result).length;
  const summary = {
    encoding,
    lines: rows.length,
    created: count('CREATED'),
    updated: count('UPDATED'),
    unchanged: count('UNCHANGED'),
    refused: count('REFUSED'),
    ...photos,
    absent: dryRun ? 0 : await countAbsent(read, db),
    dryRun,
    seconds: (performance.now() - started) / 1000,
  };
  return { summary, rows };
}
