import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { callTable } from '@pignon/shared/domain/calls/call-table';
import { contractRecord } from '@pignon/shared/domain/calls/contract/test/contract-record';
import { paperRecord } from '@pignon/shared/domain/documents/test/paper-record';
import { lawPage, rulesOf } from '@pignon/shared/domain/law/test/law-page';
import type { RemoteDefinition } from '@pignon/shared/contract';
import { remoteRecord } from '@pignon/shared/testing/remote-record';
import { REMOTE_NAMES, rootOf } from './build/packages';

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

const rules = await rulesOf(fileURLToPath(DOMAIN), (file) => import(pathToFileURL(file).href) as Promise<object>);
await writeFile(new URL('../docs/law.md', import.meta.url), lawPage(rules));

for (const name of REMOTE_NAMES) {
  const source = rootOf(`remote-${name}/src/remote.ts`);
  const { default: definition } = (await import(source)) as { default: RemoteDefinition };
  await writeFile(rootOf(`remote-${name}/remote.record.json`), remoteRecord(definition));
}
