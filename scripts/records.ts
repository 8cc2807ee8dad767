import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { callTable } from '@pignon/shared/domain/calls/call-table';
import { choiceTexts } from '@pignon/shared/domain/choices/choice-catalogue';
import { contractRecord } from '@pignon/shared/domain/calls/contract/test/contract-record';
import { paperRecord } from '@pignon/shared/domain/documents/test/document-record';
import { lawPage, rulesOf } from '@pignon/shared/domain/law/test/law-page';
import { LANGUAGES } from '@pignon/shared/domain/messages/messages.enums';
import { format, resolveConfig } from 'prettier';
import { sentRecord } from '../api/test/record/sent-record';
import { frenchLabelSources, labelFiles } from './records/labels';

const DOMAIN = new URL('../shared/domain/', import.meta.url);
const SENT = new URL('../api/test/record/sent/', import.meta.url);

/** Replaces a folder of records, removing obsolete files. */
async function writeRecord(at: URL, record: Readonly<Record<string, string>>): Promise<void> {
  await rm(at, { recursive: true, force: true });
  await mkdir(at, { recursive: true });
  await Promise.all(Object.entries(record).map(([file, text]) => writeFile(new URL(file, at), text)));
}

await writeRecord(new URL('calls/contract/record/', DOMAIN), await contractRecord(callTable, fileURLToPath(DOMAIN)));
await writeRecord(new URL('documents/record/', DOMAIN), paperRecord());
await writeRecord(SENT, sentRecord());

for (const language of LANGUAGES) {
  const file = new URL(`../shared/i18n/messages/choices.${language}.json`, import.meta.url);
  await writeFile(file, `${JSON.stringify(choiceTexts(language), null, 2)}\n`);
}

for (const [file, texts] of Object.entries(labelFiles()))
  await writeFile(new URL(`../${file}`, import.meta.url), `${JSON.stringify(texts, null, 2)}\n`);

for (const [file, source] of Object.entries(frenchLabelSources())) {
  const at = new URL(`../${file}`, import.meta.url);
  await writeFile(at, await format(source, { ...(await resolveConfig(at)), parser: 'typescript' }));
}

const rules = await rulesOf(fileURLToPath(DOMAIN), (file) => import(pathToFileURL(file).href) as Promise<object>);
await writeFile(new URL('../docs/law.md', import.meta.url), lawPage(rules));
