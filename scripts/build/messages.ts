import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES, type Language, type Texts } from '@pignon/shared/domain/messages/messages.schema';
import { REMOTE_NAMES, rootOf } from './packages';

async function read(file: string): Promise<Texts> {
  return JSON.parse(await readFile(file, 'utf8')) as Texts;
}

/** Where the texts of each namespace are; common words have none. */
const sources = (lang: Language): [namespace: string, file: string][] => [
  ['', path.join(rootOf('shared'), `i18n/messages/common.${lang}.json`)],
  ['form', path.join(rootOf('shared'), `ui/form/messages/${lang}.json`)],
  ['list', path.join(rootOf('shared'), `ui/list/messages/${lang}.json`)],
  ['boot', path.join(rootOf('host'), `src/boot/messages/${lang}.json`)],
  ['host', path.join(rootOf('host'), `src/messages/${lang}.json`)],
  ...REMOTE_NAMES.map((name): [string, string] => [
    name,
    path.join(rootOf(`remote-${name}`), `src/messages/${lang}.json`),
  ]),
];

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
