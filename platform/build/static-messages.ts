import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES, type Language } from '@pignon/shared/domain/messages/messages.enums';
import type { Texts } from '@pignon/shared/domain/messages/messages.schema';
import { readTexts } from '../checks/read-texts';

const COMMON = path.resolve(import.meta.dirname, '../../shared/i18n/messages');

/** Texts shared by all screens, and the host's under `host:`, available without the API. */
export async function staticMessages(root: string, language: Language): Promise<Texts> {
  return {
    ...(await readTexts(COMMON, language)),
    ...(await readTexts(path.join(root, 'src/messages'), language, 'host')),
  };
}

/** Writes one file per language where the host finds it when the API is unavailable. */
export async function writeStaticMessages(root: string, publicDist: string): Promise<void> {
  const folder = path.join(publicDist, 'i18n');
  await mkdir(folder, { recursive: true });
  for (const language of LANGUAGES)
    await writeFile(path.join(folder, `${language}.json`), JSON.stringify(await staticMessages(root, language)));
}
