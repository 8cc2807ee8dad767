import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES, type Language } from '@pignon/shared/domain/messages/messages.enums';
import type { Texts } from '@pignon/shared/domain/messages/messages.schema';
import { readTexts } from '@pignon/platform/checks/read-texts';
import { REMOTE_NAMES, rootOf } from './packages';

/** Message folders outside the remotes, by namespace. */
export const SHARED_MESSAGES: Readonly<Record<string, string>> = {
  form: 'shared/ui/form/messages',
  list: 'shared/ui/list/messages',
  map: 'shared/ui/map/messages',
  upload: 'shared/ui/upload/messages',
  boot: 'host/src/boot/messages',
  host: 'host/src/messages',
  developer: 'host/src/inspect/messages',
  identity: 'host/src/identity/messages',
};

/** Folder of each namespace's texts; common texts have none. */
const FOLDERS: readonly (readonly [namespace: string, folder: string])[] = [
  ['', 'shared/i18n/messages'],
  ...Object.entries(SHARED_MESSAGES),
  ...REMOTE_NAMES.map((name) => [name, `remote-${name}/src/messages`] as const),
];

/** Every text of every screen in one language, under the key that the catalogue of the agency uses. */
export async function collectMessages(lang: Language): Promise<Texts> {
  const parts = await Promise.all(FOLDERS.map(([namespace, folder]) => readTexts(rootOf(folder), lang, namespace)));
  return Object.assign({}, ...parts) as Texts;
}

/** Writes all texts beside the API's bundle, which serves them and validates overrides. */
export async function writeMessages(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  for (const lang of LANGUAGES)
    await writeFile(path.join(dir, `${lang}.json`), `${JSON.stringify(await collectMessages(lang), null, 1)}\n`);
}
