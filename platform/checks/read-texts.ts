import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@pignon/shared/domain/messages/messages.enums';
import type { Texts } from '@pignon/shared/domain/messages/messages.schema';

/**
 * Reads a folder's texts in one language, with the keys of the agency's overrides: `fr.json`, and lazily loaded
 * `NAME.fr.json`. Common texts have no namespace.
 */
export async function readTexts(folder: string, language: Language, namespace = ''): Promise<Texts> {
  const files = (await readdir(folder)).filter((file) => `.${file}`.endsWith(`.${language}.json`));
  const texts: Texts = {};
  for (const file of files.sort())
    for (const [key, text] of Object.entries(JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Texts))
      texts[namespace ? `${namespace}:${key}` : key] = text;
  return texts;
}
