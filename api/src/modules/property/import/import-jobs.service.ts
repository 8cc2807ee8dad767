import { MAX_UNPACKED_BYTES } from '@pignon/shared/domain/property/import/import.enums';
import { ExportError } from '../../../import/read-export';
import { ignoredColumnRows, type ImportReport } from '../../../import/report';
import { ImportStoppedError, runImport } from '../../../import/run-import';
import type { Job } from '../../../jobs/job';
import type { Actor } from '../../../write/actor';
import { requestOf, type ImportDeps } from './import-deps';
import { moveImport } from './import.repo';
import { takeListedMandate } from './listed-mandate.service';
import * as work from './import-work.repo';
import { undoImport } from './undo.service';

/** Interval of checks for imports. */
export const IMPORT_POLL_MS = 1_000;
/** Lines between two progress updates. */
const PROGRESS_EVERY = 20;

const summaryOf = ({ summary }: ImportReport) => ({
  encoding: summary.encoding,
  lines: summary.lines,
  photosAdded: summary.photosAdded,
  photosRemoved: summary.photosRemoved,
  photosMissing: summary.photosMissing,
  absent: summary.absent,
  mandates: summary.mandates,
  leftOut: ignoredColumnRows(summary),
});

async function readFileOf({ store }: ImportDeps, { fileKey }: work.ImportToDo): Promise<Buffer> {
  const bytes = await store.read(fileKey, 'ORIGINAL');
  if (!bytes) throw new ExportError('Le fichier de cet import n’est plus là\u00a0: envoyez-le de nouveau.');
  return bytes;
}

/** Reads the file and stores the plan of each line; writes no record. */
async function check(deps: ImportDeps, pendingImport: work.ImportToDo): Promise<void> {
  const { db, store: mediaStore } = deps;
  const { importId } = pendingImport;
  const bytes = await readFileOf(deps, pendingImport);
  const report = await runImport({ db, mediaStore, bytes, dryRun: true, largestTotal: MAX_UNPACKED_BYTES });
  await db.tx(async (tx) => {
    await work.savePlan(tx, importId, report.rows);
    await work.saveSummary(tx, importId, summaryOf(report));
    await moveImport(tx, importId, ['CHECKING'], 'READY');
  });
}

/** Imports the selected lines, each once despite interruptions, then their photographs. */
async function runListingImport(deps: ImportDeps, pendingImport: work.ImportToDo): Promise<void> {
  const { db, store: mediaStore, limits } = deps;
  const { importId, requestedBy } = pendingImport;
  await moveImport(db, importId, ['QUEUED', 'RUNNING'], 'RUNNING');
  const bytes = await readFileOf(deps, pendingImport);
  const selectedLines = await work.chosenLines(db, importId);
  const actor: Actor = { user: requestedBy, source: 'JOB', requestId: requestOf(importId) };
  const report = await runImport({
    db,
    mediaStore,
    bytes,
    limits,
    actor,
    largestTotal: MAX_UNPACKED_BYTES,
    isSelected: (line) => selectedLines.has(line),
    onRow: async (tx, row, { listing, before }) => {
      const mandateId =
        pendingImport.mandateTerms && (await takeListedMandate(tx, actor, row, listing, pendingImport.mandateTerms));
      await work.saveRow(tx, importId, row, { before, mandateId });
    },
    onLine: async (processed, total) => {
      if (processed % PROGRESS_EVERY === 0 || processed === total)
        await work.saveProgress(db, importId, processed, total);
    },
  });
  await db.tx(async (tx) => {
    await work.saveEnd(tx, importId, report.rows);
    await work.saveSummary(tx, importId, summaryOf(report));
    await moveImport(tx, importId, ['RUNNING'], 'DONE');
  });
  if (!(await work.isFileNeeded(db, pendingImport.fileKey))) await mediaStore.remove(pendingImport.fileKey);
}

const STEPS: Readonly<Record<string, (deps: ImportDeps, pendingImport: work.ImportToDo) => Promise<void>>> = {
  CHECKING: check,
  QUEUED: runListingImport,
  RUNNING: runListingImport,
  UNDOING: undoImport,
};

async function runNextStep(deps: ImportDeps): Promise<object> {
  const pendingImports = await work.importsToDo(deps.db);
  for (const pendingImport of pendingImports)
    try {
      await STEPS[pendingImport.status]?.(deps, pendingImport);
    } catch (error) {
      // The installation failed: another run, here or in another process, resumes where this one stopped.
      if (error instanceof ImportStoppedError) throw error.cause;
      if (!(error instanceof ExportError)) throw error;
      await work.failImport(deps.db, pendingImport.importId, error.message);
    }
  return { imports: pendingImports.length };
}

/** Runs imports one at a time, in one process; another one takes over when it dies. */
export const importJobs = (deps: ImportDeps): Job[] => [
  {
    name: 'import-listings',
    everyMinutes: 0,
    isDue: async () => (await work.importsToDo(deps.db)).length > 0,
    run: () => runNextStep(deps),
  },
];
