import { useFullPlans } from '@pignon/shared/domain/contact/phone/full-plans';
import { decodeExport } from '@pignon/shared/domain/poliris/decode';
import type { Listing } from '@pignon/shared/domain/poliris/listing';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import type { Db, Queryable } from '../db/db';
import type { MediaStore } from '../modules/media/store/media-store';
import { loadCommunes } from '../places/communes';
import type { Actor } from '../write/actor';
import { lineFailure } from '../write/line-failure';
import type { FetchOptions } from './fetch-photo';
import { countListings } from './import-listing.repo';
import { importListing, previewListing, type ImportContext, type Outcome } from './import-one';
import { importPhotos, PhotoSource, removeAbandoned, type ListedPhotos, type PhotoContext } from './import-photos';
import { readExport } from './read-export';
import { readLines, type ReadListing } from './read-lines';
import type { Finding, ImportReport, IgnoredColumn, ReportRow } from './report';

/** A written line, and the earlier state of an updated property. */
export interface WrittenLine {
  listing: Listing;
  before: Property | null;
}

export interface ImportOptions {
  db: Db;
  mediaStore: MediaStore;
  /** The uploaded file: zip or CSV. */
  bytes: Uint8Array;
  dryRun?: boolean;
  onProgress?: (text: string) => void;
  /** Bounds for photographs, for tests. */
  limits?: FetchOptions;
  /** Maximum unpacked size of the archive. */
  largestTotal?: number;
  /** Author of the writes. */
  actor?: Actor;
  /** Selects the lines to import; all when undefined. */
  isSelected?: (line: number) => boolean;
  /** Called per line, inside the transaction that writes it. */
  onRow?: (tx: Queryable, row: ReportRow, writtenLine: WrittenLine) => Promise<void>;
  /** Called with the number of processed lines. */
  onLine?: (processed: number, total: number) => Promise<void>;
}

const CONCURRENCY = 6;
const ACTOR: Actor = { user: 'import', source: 'JOB', requestId: null };

/** Sets the outcome of a row; repeated when its transaction is retried. */
function fill(row: ReportRow, findings: readonly Finding[], outcome: Outcome): void {
  row.result = outcome.result;
  row.findings = [...findings];
  row.reference = '';
  if (outcome.result === 'REFUSED') row.findings.push({ severity: 'REFUSED', text: outcome.reason });
  else {
    row.reference = outcome.reference;
    row.findings.push(...outcome.notes.map(({ kind, text }) => ({ severity: kind, text })));
  }
}

const refusal = (error: unknown): Outcome => ({ result: 'REFUSED', reason: lineFailure(error) });

/** Imports each line; `photos` collects what to fetch for it. */
async function importAll(
  read: readonly ReadListing[],
  context: ImportContext,
  options: ImportOptions,
  photos: ListedPhotos[],
): Promise<void> {
  for (const [index, { listing, hash, row }] of read.entries()) {
    const findings = [...row.findings];
    const note = async (tx: Queryable, outcome: Outcome): Promise<void> => {
      fill(row, findings, outcome);
      await options.onRow?.(tx, row, {
        listing,
        before: outcome.result === 'REFUSED' ? null : (outcome.before ?? null),
      });
    };
    const outcome = options.dryRun
      ? await previewListing(listing, hash, context).catch(refusal)
      : await importListing(listing, hash, context, note).catch((error: unknown) => {
          // the rollback removed the recorded outcome
          Object.assign(row, { result: 'REFUSED', reference: '', findings: findings });
          throw error;
        });
    if (options.dryRun || outcome.result === 'REFUSED') await note(context.db, outcome);
    if (outcome.result !== 'REFUSED')
      photos.push({
        agencyId: listing.agencyId,
        key: listing.key,
        reference: outcome.reference,
        photos: listing.photos,
      });
    await options.onLine?.(index + 1, read.length);
    if (index % 100 === 99) options.onProgress?.(`${index + 1} / ${read.length} annonces`);
  }
}

interface PhotoCounts {
  photosAdded: number;
  photosRemoved: number;
  photosMissing: number;
}
const NO_PHOTOS: PhotoCounts = { photosAdded: 0, photosRemoved: 0, photosMissing: 0 };

async function importAllPhotos(
  listed: readonly ListedPhotos[],
  rows: ReadonlyMap<string, ReportRow>,
  context: PhotoContext,
  onProgress?: (text: string) => void,
): Promise<PhotoCounts> {
  const source = new PhotoSource(context);
  const counts = { ...NO_PHOTOS };
  let next = 0;
  let processed = 0;
  async function work(): Promise<void> {
    for (let item = listed[next++]; item !== undefined; item = listed[next++]) {
      const row = rows.get(item.reference);
      const photoFindings = await importPhotos(item, source, context).catch((error: unknown) => {
        row?.findings.push({ severity: 'REFUSED', text: `Photographies\u00a0: ${lineFailure(error)}` });
        return null;
      });
      if (photoFindings === null) continue;
      const { added, removed, failures } = photoFindings;
      counts.photosAdded += added;
      counts.photosRemoved += removed;
      counts.photosMissing += failures.length;
      const [first] = failures;
      if (first)
        row?.findings.push({
          severity: 'REFUSED',
          text: `${failures.length} photographie(s) à reprendre\u00a0: ${first.url} (${first.reason})`,
        });
      // New or withdrawn pictures count as a change too.
      if (row?.result === 'UNCHANGED' && added + removed > 0) row.result = 'UPDATED';
      if ((processed += 1) % 50 === 0) onProgress?.(`photographies\u00a0: ${processed} / ${listed.length} annonces`);
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return counts;
}

async function countAbsent(read: readonly ReadListing[], db: Db): Promise<number> {
  const agencies = new Map<string, number>();
  for (const { listing } of read) agencies.set(listing.agencyId, (agencies.get(listing.agencyId) ?? 0) + 1);
  let absent = 0;
  for (const [agencyId, importedCount] of agencies)
    absent += Math.max(0, (await countListings(db, agencyId)) - importedCount);
  return absent;
}

function keysByAgency(read: readonly ReadListing[]): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  for (const { listing } of read)
    keys.set(listing.agencyId, (keys.get(listing.agencyId) ?? new Set()).add(listing.key));
  return keys;
}

/** Counts filled but unimported columns, in the format's order. */
function countIgnoredColumns(read: readonly ReadListing[]): IgnoredColumn[] {
  const counts = new Map<number, number>();
  for (const { listing } of read)
    for (const column of listing.leftOut) counts.set(column, (counts.get(column) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b).map(([column, lines]) => ({ column, lines }));
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * The import stopped half-way because of the installation (`cause`); the report covers the lines done and names those
 * not reached.
 */
export class ImportStoppedError extends Error {
  constructor(
    readonly report: ImportReport,
    cause: unknown,
  ) {
    super(typeof cause === 'string' ? cause : `L’import s’est arrêté\u00a0: ${messageOf(cause)}`, { cause });
  }
}

const NOT_REACHED =
  'L’import s’est arrêté avant la fin de cette ligne\u00a0: relancez-le, rien n’est importé deux fois.';

/**
 * Imports an export of another agency's software. Each listing is written whole or not at all, and only when it changed
 * since the last import; photographs follow. A failed line is refused, the others go on. @throws ExportError for an
 * invalid file @throws ImportStoppedError with the report when the installation fails
 */
export async function runImport(options: ImportOptions): Promise<ImportReport> {
  useFullPlans();
  const started = performance.now();
  const { db, mediaStore, bytes, onProgress, limits, dryRun = false } = options;
  const { isSelected = () => true } = options;
  const { csv, files } = await readExport(bytes, options.largestTotal);
  const { text, encoding } = decodeExport(csv);
  const lines = readLines(text);
  const read = lines.read.filter(({ row }) => isSelected(row.line));
  const refusedLines = lines.refused.filter(({ line }) => isSelected(line));
  onProgress?.(`${read.length + refusedLines.length} annonces lues`);
  const context = { db, communes: await loadCommunes(), actor: options.actor ?? ACTOR, keys: keysByAgency(lines.read) };
  if (!dryRun) await removeAbandoned({ db, mediaStore });
  const rows = [...refusedLines, ...read.map(({ row }) => row)].sort((a, b) => a.line - b.line);
  const byReference = () => new Map(read.map(({ row }) => [row.reference, row]));
  const reportOf = (photos: PhotoCounts, absent: number): ImportReport => {
    const count = (result: ReportRow['result']) => rows.filter((row) => row.result === result).length;
    const summary = {
      encoding,
      lines: rows.length,
      created: count('CREATED'),
      updated: count('UPDATED'),
      unchanged: count('UNCHANGED'),
      refused: count('REFUSED'),
      ...photos,
      mandates: read.filter(({ listing }) => listing.mandate !== null).length,
      leftOut: countIgnoredColumns(read),
      absent,
      dryRun,
      seconds: (performance.now() - started) / 1000,
    };
    return { summary, rows };
  };
  const listed: ListedPhotos[] = [];
  try {
    await importAll(read, context, options, listed);
    const photos = dryRun
      ? NO_PHOTOS
      : await importAllPhotos(listed, byReference(), { db, mediaStore, files, limits }, onProgress);
    return reportOf(photos, dryRun ? 0 : await countAbsent(lines.read, db));
  } catch (error) {
    // a row with neither reference nor finding was not reached
    for (const row of rows)
      if (row.result === 'REFUSED' && !row.findings.some(({ severity }) => severity === 'REFUSED'))
        row.findings.push({ severity: 'REFUSED', text: NOT_REACHED });
    throw new ImportStoppedError(reportOf(NO_PHOTOS, 0), error);
  }
}
