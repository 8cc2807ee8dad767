import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES, type Language } from '@pignon/shared/domain/messages/messages.enums';
import type { Texts } from '@pignon/shared/domain/messages/messages.schema';
import { readTexts } from '../checks/read-texts';

const COMMON = path.resolve(import.meta.dirname, '../../shared/i18n/messages');

/** The words that all screens share, and those of the host under `host:`: what a page can say while the API is away. */
export async function staticMessages(root: string, language: Language): Promise<Texts> {
  return {
    ...(await readTexts(COMMON, language)),
    ...(await readTexts(path.join(root, 'src/messages'), language, 'host')),
  };
}

/** Lays one file per language where the host asks for it when the API does not answer with the agency's texts. */
export async function writeStaticMessages(root: string, publicDist: string): Promise<void> {
  const folder = path.join(publicDist, 'i18n');
  await mkdir(folder, { recursive: true });
  for (const language of LANGUAGES)
    await writeFile(path.join(folder, `${language}.json`), JSON.stringify(await staticMessages(root, language)));
}
