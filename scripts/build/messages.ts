import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES, type Language, type Texts } from '@pignon/shared/domain/messages/messages.schema';
import { REMOTE_NAMES, rootOf } from './packages';

async function read(file: string): Promise<Texts> {
  return JSON.parse(await readFile(file, 'utf8')) as Texts;
}

/** Folders of the texts that are not a remote's, by namespace. */
export const HOUSE_MESSAGES: Readonly<Record<string, string>> = {
  form: 'shared/ui/form/messages',
  list: 'shared/ui/list/messages',
  boot: 'host/src/boot/messages',
  host: 'host/src/messages',
  developer: 'host/src/inspect/messages',
};

/** Where the texts of each namespace are; common words have none. */
function sources(lang: Language): [namespace: string, file: string][] {
  const ofRemotes = REMOTE_NAMES.map((name) => [name, `remote-${name}/src/messages`] as const);
  return [
    ['', rootOf(`shared/i18n/messages/common.${lang}.json`)],
    ...[...Object.entries(HOUSE_MESSAGES), ...ofRemotes].map(([namespace, folder]): [string, string] => [
      namespace,
      rootOf(`${folder}/${lang}.json`),
    ]),
  ];
}

/** Every text of every screen in one language, under the key that the catalogue of the agency uses. */
export async function collectMessages(lang: Language): Promise<Texts> {
  const texts: Texts = {};
  for (const [namespace, file] of sources(lang))
    for (const [key, text] of Object.entries(await read(file))) texts[namespace ? `${namespace}:${key}` : key] = text;
  return texts;
}

/** Lays the whole catalogue beside the API's bundle, which answers it and knows by it what may be changed. */
export async function writeMessages(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  for (const lang of LANGUAGES)
    await writeFile(path.join(dir, `${lang}.json`), `${JSON.stringify(await collectMessages(lang), null, 1)}\n`);
}
