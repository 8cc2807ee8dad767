import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { callTable } from '@pignon/shared/domain/calls/call-table';
import { contractRecord } from '@pignon/shared/domain/calls/contract/test/contract-record';
import { paperRecord } from '@pignon/shared/domain/documents/test/paper-record';

const DOMAIN = new URL('../shared/domain/', import.meta.url);

/** Replaces a folder of records, so that what is no longer written leaves no file. */
async function writeRecord(folder: string, record: Readonly<Record<string, string>>): Promise<void> {
  const at = new URL(folder, DOMAIN);
  await rm(at, { recursive: true, force: true });
  await mkdir(at);
  await Promise.all(Object.entries(record).map(([file, text]) => writeFile(new URL(file, at), text)));
}

await writeRecord('calls/contract/record/', await contractRecord(callTable, fileURLToPath(DOMAIN)));
await writeRecord('documents/record/', paperRecord());
