import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@pignon/shared/domain/messages/messages.enums';
import { MessagesReply, type Texts } from '@pignon/shared/domain/messages/messages.schema';

/** The texts of all screens as they were built, by language. */
export type ShippedTexts = (lang: Language) => Promise<Texts>;

/** Finds the catalogue that the build puts beside the bundle; undefined when run from sources. */
export function builtMessages(moduleUrl: string): string | undefined {
  const dir = join(dirname(fileURLToPath(moduleUrl)), 'messages');
  return existsSync(dir) ? dir : undefined;
}

/** Reads `<dir>/fr.json` once; no texts without a folder. */
export function shippedTexts(dir: string | undefined): ShippedTexts {
  const known = new Map<Language, Promise<Texts>>();
  return (lang) => {
    const texts = known.get(lang) ?? readTexts(dir, lang);
    known.set(lang, texts);
    texts.catch(() => known.delete(lang));
    return texts;
  };
}

async function readTexts(dir: string | undefined, lang: Language): Promise<Texts> {
  return dir ? MessagesReply.parse(JSON.parse(await readFile(join(dir, `${lang}.json`), 'utf8'))) : {};
}
