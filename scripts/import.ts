import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readConfig, type Config } from '../api/src/config';
import { FolderInUseError } from '../api/src/db/lock-folder';
import { openDb } from '../api/src/db/open-db';
import { importByRunningServer } from '../api/src/import/import-by-running-server';
import { ExportError } from '../api/src/import/read-export';
import { describeFindings, describeSummary, toCsv, type ImportReport } from '../api/src/import/report';
import { ImportStoppedError, runImport } from '../api/src/import/run-import';
import { openMediaStore } from '../api/src/modules/media/store/open-media-store';

const USAGE =
  'Usage: npm run import -- FILE [--dry-run] [--report [report.csv]]   (a Poliris zip, or Annonces.csv alone; --report without a file writes here)';
const MAX_ROWS = 20;

class UsageError extends Error {}

/** `report` is the file to write it to, or '' to write it to the terminal. */
function readArguments() {
  const args = process.argv.slice(2);
  const at = args.indexOf('--report');
  const isBare = at !== -1 && (args[at + 1] ?? '--').startsWith('--');
  const { values, positionals } = parseArgs({
    args: isBare ? args.toSpliced(at, 1, '--report=') : args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, report: { type: 'string' } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length !== 1) throw new UsageError(USAGE);
  return { file, dryRun: values['dry-run'], report: values.report };
}

const onProgress = (text: string) => console.log(`  ${text}`);

async function importHere(config: Config, bytes: Uint8Array, dryRun: boolean): Promise<ImportReport> {
  const db = await openDb({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
  try {
    return await runImport({
      db,
      mediaStore: openMediaStore(config),
      bytes,
      dryRun,
      onProgress,
    });
  } finally {
    await db.close();
  }
}

function printReport(result: ImportReport, isFull: boolean): void {
  if (isFull) for (const line of describeFindings(result)) console.log(line);
  else printRefused(result);
  console.log(describeSummary(result));
}

function printRefused({ rows }: ImportReport): void {
  const refusedRows = rows.filter((row) => row.result === 'REFUSED');
  for (const row of refusedRows.slice(0, MAX_ROWS))
    console.log(
      `  ligne ${row.line} ${row.agencyReference}\u00a0: ${row.findings.map(({ text }) => text).join(' ; ')}`,
    );
  if (refusedRows.length > MAX_ROWS)
    console.log(`  … et ${refusedRows.length - MAX_ROWS} autres\u00a0: demandez le détail avec --report`);
}

async function readInput(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new UsageError(`${file} ne peut pas être lu (${error instanceof Error ? error.message : String(error)}).`);
  }
}

async function main(): Promise<void> {
  const { file, dryRun, report } = readArguments();
  const bytes = await readInput(file);
  const config = readConfig(process.env);
  // the running server alone can write the embedded database, so it runs the import
  const run = async () =>
    (config.databaseUrl ? null : await importByRunningServer(config.dataDir, bytes, { dryRun, onProgress })) ??
    (await importHere(config, bytes, dryRun));
  const result = await run().catch(async (error: unknown) => {
    // reports what was done before the failure
    if (error instanceof ImportStoppedError) await deliver(error.report, report);
    throw error;
  });
  await deliver(result, report);
}

async function deliver(result: ImportReport, report: string | undefined): Promise<void> {
  printReport(result, report === '');
  if (report) await writeFile(report, toCsv(result));
}

const KNOWN = [UsageError, ExportError, FolderInUseError, ImportStoppedError];

main()
  .then(() => process.exit(0))
  .catch((error: unknown) => {
    console.error(error instanceof Error && KNOWN.some((kind) => error instanceof kind) ? error.message : error);
    process.exit(1);
  });
